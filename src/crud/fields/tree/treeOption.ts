import type { Operation } from '@/providers/endpoints/builder';
import { buildTree, type Tree } from '../../../lib/tree';
import type { Row } from '../../resourceSpec';

/** A choice in a tree, with the choices below it. */
export interface TreeOption<V extends number | string> {
  readonly value: V;
  readonly label: string;
  /** Shown, but cannot be chosen or selected. */
  readonly disabled?: boolean;
  readonly children?: readonly TreeOption<V>[];
}

/** Records of a resource as choices; the value is the id. */
export interface TreeRecords {
  /** Named as text: domains are islands. */
  readonly resource: string;
  /** Member that holds the id of the record above; `parentId` where absent. */
  readonly parent?: string;
  /** Member that names a record; `name` where absent. */
  readonly optionLabel?: string;
  /** Member that holds the place among siblings; the server's order where absent. */
  readonly order?: string;
  /** The label for choosing no record at all (主目录); its value is 0. */
  readonly root?: string;
  /** Records that are offered; children of one that is not move up to the nearest offered one. All where absent. */
  readonly offers?: (row: Row) => boolean;
  /** Records that are shown, but cannot be chosen or selected. */
  readonly locks?: (row: Row) => boolean;
}

/**
 * The response of an operation: nodes of `id`, `label` (or `name`) and `children`, as RuoYi's `treeselect` and
 * `deptTree` send them.
 */
export interface TreeResponse {
  readonly operation: Operation;
  /** Member of the response that holds the nodes; `data` where absent. */
  readonly at?: string;
}

/** The source of the choices: fixed ones, the records of a resource, or the response of an operation. */
export type TreeSource = readonly TreeOption<number | string>[] | TreeRecords | TreeResponse;

/** The name of a resource is enough where its records have the usual members. */
export type GivenSource<V extends number | string> =
  | string
  | TreeRecords
  | TreeResponse
  | readonly TreeOption<V>[];

/** One choice in its tree; the node's key is the value as text. */
export interface Choice {
  readonly value: number | string;
  readonly label: string;
  readonly locked: boolean;
  readonly above: string;
}

/** The full source, also for a name alone. */
export function sourceOf<V extends number | string>(given: GivenSource<V>): TreeSource {
  return typeof given === 'string' ? { resource: given } : given;
}

/** Name of the resource whose list is read; undefined for other choices. */
export function resourceOf(source: TreeSource): string | undefined {
  return 'resource' in source ? source.resource : undefined;
}

/** The tree of choices, identified by their values. */
export function treeOfChoices(choices: readonly Choice[]): Tree<Choice> {
  return buildTree(choices, { keyOf: ({ value }) => String(value), parentOf: ({ above }) => above });
}

const known = new WeakMap<object, Tree<Choice>>();

/** The tree of fixed choices; made once. */
export function treeOfOptions(options: readonly TreeOption<number | string>[]): Tree<Choice> {
  const made = known.get(options) ?? treeOfChoices(flat(options, ''));
  known.set(options, made);
  return made;
}

function flat(options: readonly TreeOption<number | string>[], above: string): Choice[] {
  return options.flatMap(({ value, label, disabled = false, children = [] }) => [
    { value, label, locked: disabled, above },
    ...flat(children, String(value)),
  ]);
}
