import type { ApplyMode } from '@/src/gaokao/batch';
import type { SubjectType } from '@/src/gaokao/student';
import { isRecord, parseJson, textsOf } from '@/src/lib/record';

/** A column that staff may hide and move; number, handle, unit and menu always stand where they do. */
export type ColumnId = 'tier' | 'chance' | 'req' | 'plan' | 'years' | 'tuition' | 'city' | 'obey' | 'note';

/** Figures of the last three years to show. */
export type YearFigure = 'score' | 'rank' | 'equivalent';

/** How a person wants to see the table. */
export interface TableSettings {
  readonly density: 'compact' | 'loose';
  readonly order: readonly ColumnId[];
  readonly hidden: readonly ColumnId[];
  readonly figure: YearFigure;
}

interface ColumnInfo {
  readonly label: string;
  /**
   * The width in pixels. Rows are grids of their own: their columns align only if no width depends on the text.
   */
  readonly width: number;
}

/** All columns in their initial order. */
export const columnInfo: Readonly<Record<ColumnId, ColumnInfo>> = {
  tier: { label: '层级', width: 34 },
  chance: { label: '机会', width: 64 },
  req: { label: '选科', width: 56 },
  plan: { label: '计划', width: 46 },
  years: { label: '近三年', width: 88 },
  tuition: { label: '学费（元/年）', width: 88 },
  city: { label: '城市', width: 64 },
  obey: { label: '服从', width: 46 },
  note: { label: '备注', width: 100 },
};

const allColumns: readonly ColumnId[] = [
  'tier',
  'chance',
  'req',
  'plan',
  'years',
  'tuition',
  'city',
  'obey',
  'note',
];

/** The initial settings. */
export const defaultTableSettings: TableSettings = {
  density: 'compact',
  order: allColumns,
  hidden: ['tuition', 'city', 'note'],
  figure: 'score',
};

/** Parses the stored settings: unknown columns are left out, new ones are at their usual place. */
export function readTableSettings(text: string | null): TableSettings {
  const kept = parseJson(text ?? '');
  if (!isRecord(kept)) return defaultTableSettings;
  const order = textsOf(kept.order).filter(isColumn);
  return {
    density: kept.density === 'loose' ? 'loose' : 'compact',
    order: [...order, ...allColumns.filter((id) => !order.includes(id))],
    hidden: textsOf(kept.hidden).filter(isColumn),
    figure: kept.figure === 'rank' || kept.figure === 'equivalent' ? kept.figure : 'score',
  };
}

function isColumn(id: string): id is ColumnId {
  return Object.hasOwn(columnInfo, id);
}

/** The columns on screen for a mode and a kind of subjects (E3, columns by mode). */
export function columnsFor({ order, hidden }: TableSettings, mode: ApplyMode): readonly ColumnId[] {
  return order.filter((id) => !hidden.includes(id) && !(id === 'obey' && mode === 1));
}

/** The heading of a column: under 传统文理 a plan requires only the 科类. */
export function labelOf(id: ColumnId, subjectType: SubjectType): string {
  return id === 'req' && subjectType === 1 ? '科类' : columnInfo[id].label;
}

/** Least pixels of the unit: eight characters of a college's name, and its codes. */
const unitWidth = 200;
/** Ranks have more digits than scores. */
const rankWidth = 128;
const gap = 4;
const padding = 16;

/**
 * The grid of head and rows with its minimum width: tick, number, handle, columns around the unit, issues and menu.
 */
export function gridOf(columns: readonly ColumnId[], figure: YearFigure) {
  const widthOf = (id: ColumnId) => (id === 'years' && figure === 'rank' ? rankWidth : columnInfo[id].width);
  const lead = [20, 24, 24, ...columns.filter(isLeading).map(widthOf)];
  const rest = [...columns.filter((id) => !isLeading(id)).map(widthOf), 46];
  const all = [...lead, unitWidth, ...rest];
  const pixels = (widths: readonly number[]) => widths.map((width) => `${width}px`).join(' ');
  return {
    '--grid': `${pixels(lead)} minmax(${unitWidth}px, 1fr) ${pixels(rest)}`,
    '--least': `${all.reduce((sum, width) => sum + width, padding + gap * (all.length - 1))}px`,
  };
}

/** Whether a column stands before the unit. */
export function isLeading(id: ColumnId): boolean {
  return id === 'tier' || id === 'chance';
}
