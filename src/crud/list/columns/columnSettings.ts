import type { AnyField } from '../../defineResource';

/** How close together the rows stand. */
export type Density = 'large' | 'middle' | 'small';

/** The side of the table at which a column stays while the others scroll. */
export type Pin = 'left' | 'right' | undefined;

/** A column of the list as this user wants it. */
export interface ColumnSetting {
  readonly field: AnyField;
  /** Pixels; the table shares out what is left where absent. */
  readonly width: number | undefined;
  readonly pin: Pin;
}

/** How a list looks to this user: which columns, in which order, how wide, how close. */
export interface ColumnSettings {
  readonly columns: readonly ColumnSetting[];
  readonly density: Density;
}
