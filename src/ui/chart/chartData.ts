/** One line, one colour of bars, one ring. */
export interface ChartSeries {
  readonly name: string;
  /** One value a category; null where it is unknown. */
  readonly values: readonly (number | null)[];
  /** The unit of its figures: each unit has an axis of its own, the first left, the second right. */
  readonly unit?: string;
  /** Name of the line that it is compared with: it has its colour and its axis, dotted. Comes after all others. */
  readonly shadowOf?: string;
}

/** The data of a chart and of the table beside it. */
export interface ChartData {
  /** The name of the categories: 日期, 省份 … */
  readonly head: string;
  readonly categories: readonly string[];
  /** Places of the categories on the axis of lines, rising numbers; evenly spaced where absent. */
  readonly places?: readonly number[];
  readonly series: readonly ChartSeries[];
}

/**
 * Lines over time, bars to compare. A pie for parts of a whole, a rose where some are tiny (both show the first series
 * alone). A radar for a person's marks in a few respects, each of them up to `max`.
 */
export type ChartKind = 'line' | 'bar' | 'pie' | 'rose' | 'radar';

/** Whether there is a figure to show. */
export function hasFigures({ series }: ChartData): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}

/** `12345.6` → `12,345.6`; the usual format of a figure. */
export function plainFigure(value: number): string {
  return value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });
}
