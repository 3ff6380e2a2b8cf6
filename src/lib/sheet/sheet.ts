/** The value of a cell in a written spreadsheet. */
export type SheetCell = string | number | null;

/** One row, in the order of the columns. */
export type SheetRow = readonly SheetCell[];

/** The formats that can be written. */
export type SheetFormat = 'xlsx' | 'csv';

/** A column of a written spreadsheet. */
export interface SheetColumn {
  readonly header: string;
  /** Characters; a middling width where absent. */
  readonly width?: number;
  /** How a spreadsheet program shows its numbers: `#,##0.00`. */
  readonly numFmt?: string;
}

/** A spreadsheet before its rows are written. */
export interface SheetHead {
  readonly title: string;
  readonly format: SheetFormat;
  readonly columns: readonly SheetColumn[];
}

/** A workbook to be filled in: its columns with an example, and a second sheet that explains them. */
export interface SheetTemplate {
  readonly title: string;
  readonly columns: readonly TemplateColumn[];
  /** Example rows; the person overwrites them. */
  readonly rows: readonly SheetRow[];
}

/** A column to be filled in. */
export interface TemplateColumn {
  readonly header: string;
  readonly required: boolean;
  /** Its allowed values, for the person who fills it in. */
  readonly hint: string;
  /** Whether it holds texts: a code keeps its zeros. */
  readonly isText: boolean;
  /** Texts to pick from, where there are few. */
  readonly choices?: readonly string[];
}

/** The value of a cell in a file that was read. */
export type ReadCell = string | number | boolean | Date | null;

/** A row that was read; empty ones are left out. */
export interface ReadRow {
  /** Number of the line, as spreadsheet programs count: the head is line 1. */
  readonly line: number;
  readonly cells: readonly ReadCell[];
  /** Indexes of its cells with an error, or with a formula that no program has computed. They are not empty. */
  readonly unresolved?: readonly number[];
}

/** A table that was read. */
export interface ReadTable {
  readonly head: readonly string[];
  readonly rows: readonly ReadRow[];
  /** Tells the staff which content of the file was not read. */
  readonly note?: string;
}

/** A file that was read, or the reason why not: a sentence for the staff. */
export type ReadResult = ReadTable | { readonly refused: string };
