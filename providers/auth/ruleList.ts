import { isRecord, isYes, parseJson, textOr, textsOf } from '@/src/lib/record';
import type { RuleMeta, RuleNode, Rules } from './user';
import { viewNamed } from './viewNames';

/** Called with a problem of a rule list; the menu works without the broken part. */
export type Warn = (what: string) => void;

/**
 * Reads `data` of the `getRuleList` response (contract, section 5). Undefined where it is no rule list at all. A broken
 * node inside is left out with a warning, and missing members get their defaults.
 */
export function parseRuleList(data: unknown, warn: Warn = () => {}): Rules | undefined {
  if (!isRecord(data) || !Array.isArray(data.data)) return undefined;
  return { permissions: textsOf(data.permissions), tree: parseNodes(data.data, '', warn) };
}

/** Levels of a menu; nobody finds anything deeper down, and an endless list would stop the browser. */
const deepest = 32;

/** Reads a list of nodes; `place` names their parent in warnings. */
export function parseNodes(value: unknown, place: string, warn: Warn, depth = 1): RuleNode[] {
  if (!Array.isArray(value)) return [];
  if (depth > deepest) warn(`rule list: ${place} is deeper than ${deepest} levels and was left out`);
  if (depth > deepest) return [];
  return value.flatMap((item, index) => parseNode(item, `${place}[${index}]`, warn, depth) ?? []);
}

function parseNode(value: unknown, place: string, warn: Warn, depth: number): RuleNode | undefined {
  if (!isRecord(value) || typeof value.path !== 'string') {
    warn(`rule list: ${place} has no path and was left out`);
    return undefined;
  }
  const children = parseNodes(value.children, `${place}${value.path}`, warn, depth + 1);
  const component = viewNamed(textOr(value.component)) || (children.length > 0 ? 'ParentView' : '');
  if (!component) {
    warn(`rule list: ${place}${value.path} has neither component nor children and was left out`);
    return undefined;
  }
  return {
    path: value.path,
    component,
    name: textOr(value.name),
    hidden: isYes(value.hidden),
    redirect: textOr(value.redirect),
    alwaysShow: isYes(value.alwaysShow),
    query: parseQuery(value.query, `${place}${value.path}`, warn),
    meta: parseMeta(value.meta),
    permissions: textsOf(value.permissions),
    roles: textsOf(value.roles),
    children,
  };
}

function queryText(part: unknown): string {
  return typeof part === 'boolean' ? String(part) : textOr(part);
}

function parseMeta(value: unknown): RuleMeta {
  const meta = isRecord(value) ? value : {};
  return {
    title: textOr(meta.title),
    icon: textOr(meta.icon),
    noCache: isYes(meta.noCache),
    link: textOr(meta.link),
    activeMenu: textOr(meta.activeMenu),
    affix: isYes(meta.affix),
  };
}

function parseQuery(value: unknown, place: string, warn: Warn): Record<string, string> {
  if (value === undefined || value === null || value === '') return {};
  const query = typeof value === 'string' ? parseJson(value) : value;
  if (isRecord(query)) {
    return Object.fromEntries(Object.entries(query).map(([name, part]) => [name, queryText(part)]));
  }
  warn(`rule list: the query of ${place} is not a JSON object`);
  return {};
}
