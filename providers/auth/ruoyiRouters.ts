import { parseNodes, type Warn } from './ruleList';
import { iconOf } from './ruoyiIcons';
import type { RuleNode } from './user';

/**
 * Reads `data` of RuoYi's /getRouters (rest-contract, section 2.2) as a rule list. The wrappers that its own router
 * needs around single pages are removed, and its icons get the names of ours. Pages that have no place here, and broken
 * nodes are left out, the latter with a warning.
 */
export function parseRouters(data: unknown, warn: Warn = () => {}): RuleNode[] {
  return parseNodes(data, '', warn).flatMap(unwrapped).flatMap(adapted);
}

/** Unwraps a first-level page or inner link that is alone in a layout at `/`. */
function unwrapped(node: RuleNode): RuleNode[] {
  if (node.path !== '/' || node.component !== 'Layout') return [node];
  return node.children.map((child) => ({
    ...child,
    path: `/${child.path.replace(/^\//, '')}`,
    hidden: node.hidden || child.hidden,
    query: { ...node.query, ...child.query },
  }));
}

/**
 * Pages of RuoYi's seeded menu that nobody needs here: 表单构建 writes templates of another framework (docs/connect.md).
 */
const left = new Set(['tool/build/index']);

function adapted(node: RuleNode): RuleNode[] {
  const { path, component, meta, children } = node;
  if (left.has(component)) return [];
  const shown = {
    ...node,
    path: component === 'InnerLink' ? pathOnly(path) : path,
    meta: { ...meta, icon: iconOf(meta.icon) },
    children: children.flatMap(adapted),
  };
  return [shown];
}

/**
 * The path of an inner link without query and fragment. It is made of its address, and no path of ours can hold them.
 */
function pathOnly(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/\/+$/, '');
}
