import type { Operation } from '@/providers/endpoints/builder';

/** A page of the program. */
export interface DeclaredView {
  /** Its name in the server's rule list. */
  readonly view: string;
  readonly label: string;
}

/** The program's declarations as data: its pages and calls, and what they expect of the server. */
export interface Declared {
  /** The pages of all domains, in the order of their views. */
  readonly views: readonly DeclaredView[];
  /** Views without an entry in the server's menu. */
  readonly ownViews: readonly string[];
  /** Every call, including the frame's. */
  readonly operations: readonly Operation[];
  /** Actions that require a permission, under the label of their resource: 物品：出售. */
  readonly actions: readonly { readonly permission: string; readonly label: string }[];
  /** Types of dictionaries that fields and filters read. */
  readonly dictionaries: readonly string[];
}
