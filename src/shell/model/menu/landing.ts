import { decide } from '../guard/decide';
import { addressOf, type MenuNode } from './menuTree';
import { findByPath, menuOf } from './readMenu';

/** The final address of a group: one with a page, or a circle of the named ones. */
export type Landing = { readonly to: string } | { readonly circle: readonly string[] };

/**
 * Follows a group's redirect, or else the way to its first page, until it ends. Undefined where nothing is below the
 * group.
 */
export function landingOf(tree: readonly MenuNode[], { path }: MenuNode): Landing | undefined {
  const seen = [path];
  for (let to = nextOf(tree, path); to !== undefined; to = nextOf(tree, to)) {
    const next = nextOf(tree, to);
    if (next === undefined) return { to };
    if (seen.includes(to)) return { circle: [...seen.slice(seen.indexOf(to)), to] };
    seen.push(to);
  }
  return undefined;
}

/** The next address, by the guard or by a group; undefined where it stays. */
function nextOf(tree: readonly MenuNode[], address: string): string | undefined {
  const { pathname, search } = new URL(address, 'http://ours.invalid');
  const decision = decide({ path: pathname, search, phase: 'active' });
  if (decision.kind === 'go') return decision.to;
  const node = findByPath(tree, pathname + search);
  return node?.target.kind === 'group' ? (node.target.redirect ?? firstPage(node)) : undefined;
}

/** The address of the first page below a group, or the redirect of the first group that has one. */
function firstPage({ children }: MenuNode): string | undefined {
  for (const node of menuOf(children)) {
    const { target } = node;
    const found = target.kind === 'group' ? (target.redirect ?? firstPage(node)) : pageOf(node);
    if (found !== undefined) return found;
  }
  return undefined;
}

function pageOf(node: MenuNode): string | undefined {
  return node.target.kind === 'link' ? undefined : addressOf(node);
}
