import type { PageServices } from '../../services/useServices';

/** How the values of a kind are written into spreadsheets and read from them (exports, imports). */
export interface SheetKind<V> {
  /** A number; an amount of money as decimal text; a day; a point in time; a list of texts. */
  readonly as?: 'number' | 'amount' | 'date' | 'time' | 'list';
  /** Whether something ends at a point in time: a day without a time means its last second. */
  readonly isEnd?: boolean;
  /** The possible values, written as their labels. */
  readonly options?: readonly { readonly value: V; readonly label: string }[];
  /** The values that a file may bring, where those are fewer. */
  readonly importable?: readonly { readonly value: V; readonly label: string }[];
  /** The accepted form, for the person who fills a file in; where absent, what `as` says. */
  readonly hint?: string;
  /** Turns a label as people write it into the usual one. */
  readonly label?: (text: string) => string;
  /** The problem of a text that a form may hold, but no file. */
  readonly problem?: (text: string) => string | undefined;
  /** Dictionary of the server that has the labels. */
  readonly dictionary?: string;
  /** Member of the record that already holds the text; such values are written and never read. */
  readonly shownBy?: string;
  /** The text, where nothing above says it; such values are written and never read. */
  readonly write?: (value: V) => string;
}

/** Takes a value from a record that keeps it in several members, and puts it back. */
export interface Members<V> {
  readonly read: (record: Readonly<Record<string, unknown>>) => V | undefined;
  readonly write: (value: V | null | undefined) => Record<string, unknown>;
}

/** Merging of a value that a call of its own reads. Several people may change it at once: ticks in a tree, say. */
export interface Merging<V> {
  /** The value laid over the one that the server holds now. Rejects where that cannot be read. */
  readonly renew: (
    value: V,
    record: Readonly<Record<string, unknown>>,
    call: PageServices['callOperation'],
  ) => Promise<V>;
  /** The value that was changed further, after it had been `entered` and while it was saved as `sent`. */
  readonly follow: (value: V, entered: V, sent: V) => V;
}
