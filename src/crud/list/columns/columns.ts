import type { AnyField } from '../../defineResource';

/** The distance between the rows. */
export type Density = 'large' | 'middle' | 'small';

/** The side of the table at which a column stays while the others scroll. */
type Pin = 'left' | 'right' | undefined;

/** A column of the list with the user's settings. */
export interface ColumnSetting {
  readonly field: AnyField;
  /** Pixels: a bound. */
  readonly width: number;
  readonly pin: Pin;
}

/** A column on screen; a width that the user chose is kept where the table has room to spare. */
export interface ShownColumn extends ColumnSetting {
  readonly isChosenWidth: boolean;
}

/** The look of a list for this user: its columns, their order and width, and the density. */
export interface ColumnSettings {
  readonly columns: readonly ShownColumn[];
  readonly density: Density;
}

/** A column in the settings, shown or hidden. */
export interface Column extends Omit<ColumnSetting, 'width'> {
  readonly hidden: boolean;
  /** The width that the user chose. */
  readonly width: number | undefined;
}

/** Limits of a column's width, in pixels. */
export const widths = { least: 60, most: 800 } as const;

const pins: Readonly<Record<string, Pin>> = { l: 'left', r: 'right' };

/**
 * Parses the columns of a list from a text, remembered or from a link. `name-l160.status-x.price-120` is the name at
 * the left and 160 px wide, the status hidden, the price 120 px wide. Unknown names and unreadable parts are left out.
 * Columns that the text does not name (a later build has them) come after their neighbour in the declaration. Without a
 * text all are as declared, the first of them at the left.
 */
export function readColumns(fields: readonly AnyField[], text: string | null): readonly Column[] {
  const columns: Column[] = [];
  const indexOf = (field?: AnyField) => columns.findIndex((column) => column.field === field);
  for (const part of text?.split('.') ?? []) {
    const [, name, hidden, pin = '', width] = /^(\w+)(?:-(x?)([lr]?)(\d*))?$/.exec(part) ?? [];
    const field = fields.find((one) => one.name === name);
    if (field && indexOf(field) < 0)
      columns.push({ field, hidden: hidden === 'x', pin: pins[pin], width: allowed(Number(width)) });
  }
  for (const [index, field] of fields.entries()) {
    if (indexOf(field) >= 0) continue;
    const pin: Pin = index === 0 ? 'left' : undefined;
    columns.splice(indexOf(fields[index - 1]) + 1, 0, {
      field,
      hidden: field.columnOff ?? false,
      pin,
      width: undefined,
    });
  }
  return columns;
}

function allowed(width: number): number | undefined {
  return width >= widths.least && width <= widths.most ? width : undefined;
}

const sides: readonly Pin[] = ['left', undefined, 'right'];

/**
 * The columns on screen: the left ones first, the right ones last. Each is as wide as its field where no width was
 * chosen. A list without any column shows them all.
 */
export function shownColumns(columns: readonly Column[]): readonly ShownColumn[] {
  const shown = columns.filter(({ hidden }) => !hidden);
  return (shown.length > 0 ? shown : columns)
    .map(({ field, pin, width }) => ({
      field,
      pin,
      width: width ?? widthOf(field),
      isChosenWidth: width !== undefined,
    }))
    .sort((a, b) => sides.indexOf(a.pin) - sides.indexOf(b.pin));
}

/** Pixels beside the text of a cell. */
export const cellPadding = 16;
/** Pixels between a number at the right of its cell and what is in the next one. */
const numberGap = 16;
const sortMark = 20;
const glyph = { wide: 14, narrow: 8.5 };

/** Pixels of a column where the user has chosen none: its field's, and never fewer than its head needs. */
export function widthOf({ label, kind, width = kind.width, sortable }: AnyField): number {
  const gap = kind.align === 'right' ? numberGap : 0;
  return Math.ceil(Math.max(width + gap, textWidth(label) + (sortable ? sortMark : 0) + gap + cellPadding));
}

/**
 * Whether its column keeps its width where there is room to spare: texts need it more. A cell of its own may be wider
 * than its kind.
 */
export function hasExactWidth({ kind, Cell }: AnyField): boolean {
  return kind.exact === true && Cell === undefined;
}

/** Pixels of a short text in the usual size, at most. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, one) => sum + (one > '\u00ff' ? glyph.wide : glyph.narrow), 0);
}
