import type {
  BarSeriesOption,
  EChartsOption,
  LineSeriesOption,
  PieSeriesOption,
  RadarSeriesOption,
} from 'echarts';
import type { ChartData, ChartKind, ChartSeries } from './chartData';

/** The style of a chart; colours as the browser computes them, since variables are not resolved inside of a drawing. */
export interface ChartStyle {
  readonly palette: readonly string[];
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly surface: string;
  readonly font: string;
  /** Nothing may move. */
  readonly still: boolean;
  /** Formats a figure. */
  readonly format: (value: number) => string;
  /** Whether bars are stacked. */
  readonly stacked: boolean;
  /** The end of the axis of figures; the figures' own where absent. */
  readonly max?: number | undefined;
  /** Whether the axis begins near the least figure, not at 0: the course of the lines beside each other matters. */
  readonly fitted?: boolean;
}

/** Colours alone do not tell two lines apart. */
const strokes = ['solid', 'dashed', 'dotted'] as const;
const marks = ['circle', 'rect', 'triangle', 'diamond'] as const;

/** Points up to which each has a mark of its own. */
const markedPoints = 31;

/** The options for ECharts. */
export function chartOption(kind: ChartKind, data: ChartData, style: ChartStyle): EChartsOption {
  return {
    animation: !style.still,
    animationDuration: 400,
    color: [...style.palette],
    textStyle: { fontFamily: style.font, color: style.ink },
    legend: {
      show: kind === 'pie' || (kind !== 'rose' && data.series.length > 1),
      type: 'scroll',
      bottom: 0,
      icon: kind === 'line' ? 'inherit' : 'roundRect',
      textStyle: { color: style.ink },
      pageTextStyle: { color: style.ink },
      pageIconColor: style.ink,
      pageIconInactiveColor: style.soft,
    },
    tooltip: {
      trigger: kind === 'line' || kind === 'bar' ? 'axis' : 'item',
      confine: true,
      backgroundColor: style.surface,
      borderColor: style.line,
      textStyle: { color: style.ink },
      valueFormatter: (value) => (typeof value === 'number' ? style.format(value) : '—'),
    },
    ...drawn(kind, data, style),
  };
}

function drawn(kind: ChartKind, data: ChartData, style: ChartStyle): EChartsOption {
  if (kind === 'pie' || kind === 'rose') return round(kind, data, style);
  return kind === 'radar' ? radar(data, style) : axes(kind, data, style);
}

function axes(kind: 'line' | 'bar', data: ChartData, style: ChartStyle): EChartsOption {
  const { soft, line, format, max, fitted = false } = style;
  return {
    grid: {
      top: data.series.some(({ unit }) => unit) ? 32 : 16,
      left: 8,
      right: 16,
      bottom: data.series.length > 1 ? 36 : 8,
      // Labels lie inside of these.
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: baseOf(kind, data, {
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: { color: soft, hideOverlap: true },
    }),
    yAxis: unitsOf(data).map((unit, index, { length }) => ({
      type: 'value',
      ...(max !== undefined && { max }),
      ...(fitted && { scale: true, splitNumber: 3 }),
      ...(index > 0 && { position: 'right' }),
      // A third unit is only in the tooltip.
      show: index < 2,
      name: length > 1 ? (axisNames[unit] ?? unit) : unit,
      nameTextStyle: { color: soft },
      axisLabel: { color: soft, formatter: format, hideOverlap: true },
      splitLine: { show: index === 0, lineStyle: { color: line } },
    })),
    series: data.series.map((series) =>
      kind === 'line' ? lineOf(series, data, style) : barOf(series, style),
    ),
  };
}

/** Names of two axes that share a chart, by their unit; others have the unit alone. */
const axisNames: Readonly<Record<string, string>> = { '': '数量', 元: '金额（元）' };

/** The axis of the categories: even steps, or a scale of numbers on which each has its place. */
function baseOf(
  kind: 'line' | 'bar',
  { categories, places }: ChartData,
  look: AxisLook,
): EChartsOption['xAxis'] {
  if (!places) return { ...look, type: 'category', data: [...categories], boundaryGap: kind === 'bar' };
  const named = (value: unknown) => categories[places.indexOf(Number(value))] ?? String(value);
  return {
    ...look,
    type: 'value',
    ...{ min: places[0] ?? 0, max: places.at(-1) ?? 0 },
    axisLabel: { ...look.axisLabel, customValues: [...places], formatter: named },
    splitLine: { show: false },
    // The tooltip's head names the category, not its place.
    axisPointer: { snap: true, label: { formatter: ({ value }) => named(value) } },
  };
}

interface AxisLook {
  readonly axisLine: { readonly lineStyle: { readonly color: string } };
  readonly axisTick: { readonly show: boolean };
  readonly axisLabel: { readonly color: string; readonly hideOverlap: boolean };
}

/** The units of the figures, each once; a shadow has that of its line. */
function unitsOf({ series }: ChartData): string[] {
  return [...new Set(series.map(({ unit = '' }) => unit))];
}

function lineOf(
  { name, values, unit = '', shadowOf }: ChartSeries,
  data: ChartData,
  style: ChartStyle,
): LineSeriesOption {
  const index = data.series.findIndex((series) => series.name === (shadowOf ?? name));
  const hasShadows = data.series.some((series) => series.shadowOf !== undefined);
  const type = shadowOf !== undefined ? 'dotted' : strokeOf(index, hasShadows);
  const colour = style.palette[index % style.palette.length];
  return {
    type: 'line',
    name,
    data: data.places ? data.places.map((place, at) => [place, values[at] ?? '-']) : [...values],
    yAxisIndex: unitsOf(data).indexOf(unit),
    lineStyle: { width: 2, type },
    ...(shadowOf !== undefined && colour !== undefined && { color: colour }),
    symbol: marks[index % marks.length] ?? 'circle',
    symbolSize: 6,
    showSymbol: shadowOf === undefined && data.categories.length <= markedPoints,
    emphasis: { focus: 'series' },
    tooltip: { valueFormatter: (value) => (typeof value === 'number' ? style.format(value) + unit : '—') },
  };
}

/** Shadows are drawn with dots, where there are any: then the third line has long and short strokes. */
function strokeOf(index: number, hasShadows: boolean): LineStroke {
  const stroke = strokes[index % strokes.length] ?? 'solid';
  return hasShadows && stroke === 'dotted' ? [8, 3, 2, 3] : stroke;
}

type LineStroke = (typeof strokes)[number] | number[];

function barOf({ name, values }: ChartSeries, { stacked }: ChartStyle): BarSeriesOption {
  return {
    type: 'bar',
    name,
    data: [...values],
    barMaxWidth: 28,
    itemStyle: { borderRadius: stacked ? 0 : [3, 3, 0, 0] },
    ...(stacked ? { stack: 'all' } : {}),
  };
}

/** The parts of a rose differ in length as well, tiny ones are visible, and each has its name. */
function round(
  kind: 'pie' | 'rose',
  { categories, series: [first] }: ChartData,
  style: ChartStyle,
): EChartsOption {
  const parts = categories.map((name, index) => ({ name, value: first?.values[index] ?? 0 }));
  const series: PieSeriesOption = {
    type: 'pie',
    name: first?.name ?? '',
    ...(kind === 'rose'
      ? { roseType: 'radius', minAngle: 12, radius: ['10%', '58%'], center: ['50%', '50%'] }
      : { radius: ['42%', '68%'], center: ['50%', '44%'] }),
    data: parts,
    // The parts stay apart without their colours.
    itemStyle: { borderColor: style.surface, borderWidth: 2 },
    label: { color: style.ink, formatter: kind === 'rose' ? '{b}' : '{d}%' },
    labelLine: { lineStyle: { color: style.soft }, ...(kind === 'rose' && { length: 8, length2: 6 }) },
  };
  return { series };
}

/** A radar with a spoke per category and a shape per series. Edges differ in their stroke as well. */
function radar({ categories, series }: ChartData, { soft, line, max = 100 }: ChartStyle): EChartsOption {
  const shapes: RadarSeriesOption['data'] = series.map(({ name, values }, index) => ({
    name,
    value: values.map((value) => value ?? 0),
    areaStyle: { opacity: 0.14 },
    lineStyle: { width: 2, type: strokes[index % strokes.length] ?? 'solid' },
    symbol: marks[index % marks.length] ?? 'circle',
  }));
  return {
    radar: {
      indicator: categories.map((name) => ({ name, max })),
      radius: '64%',
      center: ['50%', series.length > 1 ? '46%' : '52%'],
      axisName: { color: soft },
      axisLine: { lineStyle: { color: line } },
      splitLine: { lineStyle: { color: line } },
      splitArea: { show: false },
    },
    series: { type: 'radar', data: shapes },
  };
}
