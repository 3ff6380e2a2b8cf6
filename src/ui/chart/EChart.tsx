import { BarChart, LineChart, PieChart, RadarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppearance } from '../theme/AppearanceContext';
import type { ChartData, ChartKind } from './chartData';
import { type ChartStyle, chartOption } from './chartOption';

register([LineChart, BarChart, PieChart, RadarChart]);
register([GridComponent, RadarComponent, LegendComponent, TooltipComponent, SVGRenderer]);

interface Props {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly format: (value: number) => string;
  readonly stacked: boolean;
  readonly max: number | undefined;
  readonly fitted: boolean;
  /** Whether the figures change by themselves, so that nothing moves when they do. */
  readonly live: boolean;
  readonly onPick: ((index: number) => void) | undefined;
}

/**
 * The drawing of a chart, hidden from screen readers. It follows the size of its place and the colours of the document.
 * It is disposed of whenever its page leaves the screen.
 */
export default function EChart({ kind, data, format, stacked, max, fitted, live, onPick }: Props) {
  const { still } = useAppearance();
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const draw = useEffectEvent(() => {
    if (!place.current) return;
    const style = { ...coloursOf(place.current), still: still || live, format, stacked, max, fitted };
    chart.current?.setOption(chartOption(kind, data, style), { notMerge: !live });
  });

  const pick = useEffectEvent((at: [number, number]) => {
    if (kind === 'radar' || !chart.current?.containPixel('grid', at)) return;
    const [index] = chart.current.convertFromPixel('grid', at);
    if (index !== undefined && Number.isInteger(index)) onPick?.(index);
  });

  useEffect(() => {
    if (!place.current) return;
    // without space yet, in a panel that is opening, it is drawn in one pixel until there is
    const hasRoom = place.current.clientWidth > 0 && place.current.clientHeight > 0;
    const drawing = init(place.current, null, hasRoom ? {} : { width: 1, height: 1 });
    chart.current = drawing;
    draw();
    drawing.getZr().on('click', ({ offsetX, offsetY }) => pick([offsetX, offsetY]));
    const sizes = new ResizeObserver(() => drawing.resize({ width: 'auto', height: 'auto' }));
    sizes.observe(place.current);
    const colours = new MutationObserver(() => draw());
    colours.observe(document.documentElement, { attributeFilter: ['data-scheme', 'style'] });
    return () => {
      sizes.disconnect();
      colours.disconnect();
      drawing.dispose();
      chart.current = undefined;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the drawing shows
  useEffect(() => draw(), [kind, data, format, stacked, max, fitted, still]);

  return <div ref={place} className="chart-drawing" aria-hidden="true" />;
}

/** The colours of the document at the chart, as the browser computes them. */
function coloursOf(place: HTMLElement): Omit<ChartStyle, 'still' | 'format' | 'stacked' | 'max' | 'fitted'> {
  const probe = document.createElement('span');
  place.append(probe);
  const colour = (variable: string) => {
    probe.style.color = `var(${variable})`;
    return getComputedStyle(probe).color;
  };
  const style = {
    palette: [1, 2, 3, 4, 5, 6].map((at) => colour(`--chart-${at}`)),
    ink: colour('--ink'),
    soft: colour('--ink-soft'),
    line: colour('--line'),
    surface: colour('--raised'),
    font: getComputedStyle(place).fontFamily,
  };
  probe.remove();
  return style;
}
