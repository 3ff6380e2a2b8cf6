import { menuNodes } from '@/mocks/menu/menuTable';
import { buildRuleList, type RuleNode } from '@/mocks/menu/ruleList';

/** The place of a page. */
export interface Place {
  /** Its name in the server's rule list: `customer/list/index`. */
  readonly view: string;
  /** Pattern of its address, where it is no entry of the menu: `/system/dict-data/index/:dictId`. */
  readonly path?: string;
  /** Values of the pattern's parameters. */
  readonly params?: Readonly<Record<string, string>>;
}

const rules = buildRuleList(menuNodes);

/** Pattern of a page's address. Throws where no entry of the menu leads to it and none is given. */
export function pathOf(place: Place): string {
  const path = place.path ?? findPath(place);
  if (path === undefined) throw new Error(`No entry of the menu opens "${place.view}": say where it stands`);
  return path;
}

/** Address of the menu entry that opens a page, whoever may see it. */
function findPath({ view }: Pick<Place, 'view'>): string | undefined {
  return find(rules, view, '');
}

function find(nodes: readonly RuleNode[], view: string, above: string): string | undefined {
  for (const { path, component, children } of nodes) {
    const own = path.startsWith('/') ? path : `${above}/${path}`;
    const found = component === view ? own : find(children, view, own);
    if (found !== undefined) return found;
  }
  return undefined;
}
