import type { MenuNode } from './node';

/** Picks the ids that a role gets out of the whole tree; ancestors are added by {@link grant}. */
type Grant = (nodes: readonly MenuNode[]) => number[];

/** These nodes with all descendants. */
export function all(...ids: number[]): Grant {
  return (nodes) => ids.flatMap((id) => below(nodes, id).map((node) => node.id));
}

/** A page with these functions only; `list` comes with the page. */
export function only(id: number, ...functions: string[]): Grant {
  return (nodes) => [
    id,
    ...below(nodes, id)
      .filter((node) => isOneOf(node, functions))
      .map((node) => node.id),
  ];
}

/** A node and everything below it but these functions. */
export function except(id: number, ...functions: string[]): Grant {
  return (nodes) =>
    below(nodes, id)
      .filter((node) => !isOneOf(node, functions))
      .map((node) => node.id);
}

/** Pages that may be opened and nothing more. */
export function look(...ids: number[]): Grant {
  return () => ids;
}

/** The ids of some grants together, with all their ancestors, ascending. */
export function grant(nodes: readonly MenuNode[], ...grants: Grant[]): number[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  const ids = new Set<number>();
  for (const granted of grants.flatMap((pick) => pick(nodes)))
    for (let id = granted; id > 0; id = parents.get(id) ?? 0) ids.add(id);
  return [...ids].sort((one, other) => one - other);
}

function below(nodes: readonly MenuNode[], id: number): MenuNode[] {
  const children = nodes.filter((node) => node.parentId === id).flatMap((node) => below(nodes, node.id));
  return [...nodes.filter((node) => node.id === id), ...children];
}

/** `delete` means that verb of any resource, `domain:delete` of one. */
function isOneOf(node: MenuNode, functions: readonly string[]): boolean {
  return node.type === 2 && functions.some((name) => node.permissions.endsWith(`:${name}`));
}
