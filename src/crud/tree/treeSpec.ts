/** The tree of a resource's records. */
export interface TreeSpec<T, Operation extends string = string> {
  /** The member that holds the id of the record above. */
  readonly parent: keyof T & string;
  /** The value of that member for a record with nothing above it; 0 where absent. */
  readonly root?: number | string;
  /** The member that holds the place among the siblings, smaller first; the server's order where absent. */
  readonly order?: keyof T & string;
  /** Name of the resource in `saveSort`: a new place is sent as soon as a row is moved. */
  readonly module?: string;
  /** An operation of the resource that takes the new places instead, when 保存排序 is pressed. */
  readonly savesOrder?: OrderOperation<Operation>;
  /** Levels that there may be: no 新增下级 below the last one. */
  readonly levels?: number;
  /** Records that may have others below them; all where absent. */
  readonly canHaveChildren?: (row: T) => boolean;
  /** The server's refusal to delete a record with others below it. It is said at once, and nothing is asked. */
  readonly parentRefusal?: string;
  /** The tree is in a narrow pane: a row opens its page beside it, and all its commands are under 更多. */
  readonly beside?: BesideSpec;
}

/** The page that the rows of a tree in a pane open beside it. */
export interface BesideSpec {
  /** Parameter of the address with the id of the row whose page is beside the tree. */
  readonly parameter: string;
  /** The label for opening it: 查看成员. */
  readonly label: string;
  /** The filter of the list in that page in which people type what they look for. */
  readonly search: string;
}

/** An operation that takes ids and their places, each joined with commas (RuoYi's `updateSort`). */
export interface OrderOperation<Operation extends string = string> {
  readonly operation: Operation;
  /** Members of its body. */
  readonly ids: string;
  readonly orders: string;
}
