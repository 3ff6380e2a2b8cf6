/**
 * A part of a large value. The worker sends such a value in slices, each a message of its own. Taking 10 MB out of one
 * message would block the page for about 35 ms on a good machine (ENC-3).
 */
export interface Slice {
  /** Number of the container that the items belong to; container 0 holds the whole value as its only item. */
  readonly into: number;
  /** Names of the items; undefined where the container is an array. */
  readonly keys: readonly string[] | undefined;
  readonly items: readonly unknown[];
  /**
   * Indices of items that are containers and come empty: later slices fill them. They get the next numbers, in this
   * order.
   */
  readonly empty: readonly number[];
}

type Container = unknown[] | Record<string, unknown>;

/** Numbers, names and short texts in one slice: about half a megabyte of JSON, two milliseconds to take out. */
const mostCells = 20_000;

/** Characters of text that weigh as much as one number. */
const cellCharacters = 32;

/** Cuts a JSON value into slices of about `most` cells, outer containers first. A small value is one slice. */
export function* cut(value: unknown, most: number = mostCells): Generator<Slice> {
  const containers: Container[] = [[value]];
  for (const [into, container] of containers.entries()) {
    for (const group of groupsOf(container, most)) {
      yield {
        into,
        keys: Array.isArray(container) ? undefined : group.map(({ key }) => key),
        items: group.map(({ child, heavy }) => (heavy ? emptied(heavy) : child)),
        empty: group.flatMap(({ heavy }, place) => (heavy ? [place] : [])),
      };
      for (const { heavy } of group) if (heavy) containers.push(heavy);
    }
  }
}

/** Joins slices, in the order in which they were cut; the value is whole after the last one. */
export function createAssembly() {
  const containers: Container[] = [[]];
  const add = ({ into, keys, items, empty }: Slice) => {
    const target = containers[into] ?? [];
    items.forEach((item, place) => {
      if (Array.isArray(target)) target.push(item);
      else define(target, keys?.[place] ?? '', item);
    });
    for (const place of empty) containers.push(items[place] as Container); // cut() lists containers only
  };
  return { add, value: () => Object.values(containers[0] ?? [])[0] };
}

interface Child {
  readonly key: string;
  readonly child: unknown;
  /** The child itself where it is a container too heavy for one slice. */
  readonly heavy: Container | undefined;
}

/** Groups of a container's children that weigh about `most` cells each. */
function* groupsOf(container: Container, most: number): Generator<Child[]> {
  let group: Child[] = [];
  let cells = 0;
  for (const [key, child] of Object.entries(container)) {
    const weight = weigh(child, most);
    const heavy = weight >= most && isContainer(child) ? child : undefined;
    if (cells + weight > most && group.length > 0) {
      yield group;
      group = [];
      cells = 0;
    }
    group.push({ key, child, heavy });
    cells += heavy ? 1 : weight;
  }
  yield group;
}

/** Counts the cells of a value, up to `enough`. */
function weigh(value: unknown, enough: number): number {
  if (typeof value === 'string') return 1 + value.length / cellCharacters;
  if (!isContainer(value)) return 1;
  let cells = 1;
  for (const child of Array.isArray(value) ? value : Object.values(value)) {
    cells += weigh(child, enough - cells);
    if (cells >= enough) return cells;
  }
  return cells;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function emptied(container: Container): Container {
  return Array.isArray(container) ? [] : {};
}

/** Plain assignment would lose a member named `__proto__`. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
