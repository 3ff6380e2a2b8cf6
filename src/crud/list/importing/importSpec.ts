/** Which members of a record come in from a file (screens, section 1.5). */
export interface ImportSpec<T> {
  /** Names of fields, in the order of the template's columns. */
  readonly columns: readonly (keyof T & string)[];
  /** Rows that the template shows as an example: what somebody would write, by field. */
  readonly example?: readonly { readonly [K in keyof T]?: string | number }[];
  /** Most rows of one file; 5,000 where absent. */
  readonly maxRows?: number;
}
