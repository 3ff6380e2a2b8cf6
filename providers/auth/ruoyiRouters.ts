import { parseNodes, type Warn } from './ruleList';
import { iconOf } from './ruoyiIcons';
import type { RuleNode } from './user';

/**
 * Reads `data` of RuoYi's /getRouters (rest-contract, section 2.2) as a rule list: the wrappers that its own router needs
 * around single pages are taken off, and its icons get the names of ours. Broken nodes are left out with a warning.
 */
export function parseRouters(data: unknown, warn: Warn = () => {}): RuleNode[] {
  return parseNodes(data, '', warn).flatMap(unwrapped).map(adapted);
}

/** A first-level page or inner link is alone in a layout at `/`. */
function unwrapped(node: RuleNode): RuleNode[] {
  if (node.path !== '/' || node.component !== 'Layout') return [node];
  return node.children.map((child) => ({
    ...child,
    path: `/${child.path.replace(/^\//, '')}`,
    hidden: node.hidden || child.hidden,
    query: { ...node.query, ...child.query },
  }));
}

function adapted(node: RuleNode): RuleNode {
  const { path, component, meta, children } = node;
  return {
    ...node,
    path: component === 'InnerLink' ? pathOnly(path) : path,
    component: component.replace(/^\//, ''),
    meta: { ...meta, icon: iconOf(meta.icon) },
    children: children.map(adapted),
  };
}

/** An inner link's path is made of its address, whose query and fragment no address of ours can hold. */
function pathOnly(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/\/+$/, '');
}
