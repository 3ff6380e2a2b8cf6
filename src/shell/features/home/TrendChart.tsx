import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatMoney } from '@/src/lib/money';
import { useTexts } from '../../kit/useTexts';
import { labelledDays, shortNumber, ticksOf } from './chartScale';
import type { TrendDay } from './homeResponses';
import { TrendTable } from './TrendTable';
import { dayInWords, trendLines, trendTexts } from './trendSeries';
import { useWidth } from './useWidth';
import './trendChart.css';

/** Pixels. */
const height = 264;
const edge = { left: 44, right: 56, top: 28, bottom: 26 };

/** Coordinates in the drawing. */
interface Plot {
  readonly width: number;
  readonly x: (index: number) => number;
  /** The height of a count, on the first axis. */
  readonly y: (value: number) => number;
  /** The height of an amount in yuan, on the second axis. */
  readonly yOfAmount: (value: number) => number;
  readonly ticks: readonly number[];
  readonly amountTicks: readonly number[];
}

/**
 * Three lines over the days, and the amount as bars on a second axis. The day under the pointer, or the one chosen with
 * the arrow keys, is read out. A table of all days serves persons who cannot see the drawing.
 */
export function TrendChart({ rows }: { rows: readonly TrendDay[] }) {
  const t = useTexts(trendTexts);
  const [width, ref] = useWidth();
  const [chosen, setChosen] = useState<number>();
  const plot = plotOf(rows, width);
  const last = rows.length - 1;
  const current = chosen === undefined ? undefined : Math.min(chosen, last);

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const at = clientX - currentTarget.getBoundingClientRect().left - edge.left;
    const share = at / Math.max(1, width - edge.left - edge.right);
    setChosen(Math.max(0, Math.min(last, Math.round(share * rows.length - 0.5))));
  };
  const step = (event: KeyboardEvent) => {
    const next = stepTo(event.key, current ?? last, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };

  return (
    <div className="trend">
      <Legend day={current === undefined ? undefined : rows[current]} />
      <div
        ref={ref}
        className="trend-area"
        role="slider"
        tabIndex={0}
        aria-label={t('home.trend.look')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={current ?? last}
        aria-valuetext={dayInWords(rows[current ?? last] ?? nothing, t)}
        onPointerMove={point}
        onPointerLeave={() => setChosen(undefined)}
        onKeyDown={step}
        onBlur={() => setChosen(undefined)}
      >
        {width > 0 && <Drawing rows={rows} plot={plot} current={current} />}
      </div>
      <TrendTable rows={rows} />
    </div>
  );
}

const nothing: TrendDay = { date: '', users: 0, cards: 0, orders: 0, amount: '0.00' };

/** The day that a key leads to from another; undefined for other keys. */
function stepTo(key: string, from: number, last: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, from - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, from + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

function plotOf(rows: readonly TrendDay[], width: number): Plot {
  const ticks = ticksOf(Math.max(...rows.flatMap(({ users, cards, orders }) => [users, cards, orders])));
  const amountTicks = ticksOf(Math.max(...rows.map(({ amount }) => Number(amount))));
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom };
  const rise = (value: number, marks: readonly number[]) =>
    edge.top + inner.height * (1 - value / (marks.at(-1) ?? 1));
  return {
    width,
    x: (index) => edge.left + (inner.width * (index + 0.5)) / rows.length,
    y: (value) => rise(value, ticks),
    yOfAmount: (value) => rise(value, amountTicks),
    ticks,
    amountTicks,
  };
}

/** The meaning of the colours; of one day with its figures. */
function Legend({ day }: { day: TrendDay | undefined }) {
  const t = useTexts(trendTexts);
  return (
    <ul className="trend-legend" aria-hidden="true">
      <li className="trend-legend-day">{day?.date}</li>
      {trendLines.map(({ key, tone, pen }) => (
        <li key={key}>
          <i style={{ borderTop: `3px ${pen} var(${tone})` }} />
          {t(`home.trend.${key}`)} {day && <b>{day[key]}</b>}
        </li>
      ))}
      <li>
        <i className="trend-legend-bar" />
        {t('home.trend.amount')} {day && <b>{formatMoney(day.amount)}</b>}
      </li>
    </ul>
  );
}

interface DrawingProps {
  readonly rows: readonly TrendDay[];
  readonly plot: Plot;
  readonly current: number | undefined;
}

function Drawing({ rows, plot, current }: DrawingProps) {
  return (
    <svg width={plot.width} height={height} aria-hidden="true">
      <Axes rows={rows} plot={plot} />
      <path className="trend-bars" d={barsOf(rows, plot)} />
      {current !== undefined && (
        <path className="trend-cursor" d={`M${plot.x(current)} ${edge.top}V${height - edge.bottom}`} />
      )}
      {trendLines.map(({ key, tone, pen }) => (
        <g key={key} style={{ stroke: `var(${tone})`, fill: `var(${tone})` }}>
          <polyline
            className="trend-line"
            data-pen={pen}
            points={rows.map((day, index) => `${plot.x(index)},${plot.y(day[key])}`).join(' ')}
          />
          {current !== undefined && (
            <circle cx={plot.x(current)} cy={plot.y(rows[current]?.[key] ?? 0)} r="4" />
          )}
        </g>
      ))}
    </svg>
  );
}

/** The bars of all days as one shape: an element a day would be most of the page. */
function barsOf(rows: readonly TrendDay[], plot: Plot): string {
  const width = Math.max(2, Math.min(28, ((plot.width - edge.left - edge.right) / rows.length) * 0.6));
  const bar = ({ amount }: TrendDay, index: number) =>
    `M${plot.x(index) - width / 2} ${height - edge.bottom}V${plot.yOfAmount(Number(amount))}h${width}V${height - edge.bottom}Z`;
  return rows.map(bar).join('');
}

function Axes({ rows, plot }: Omit<DrawingProps, 'current'>) {
  const end = plot.width - edge.right;
  const floor = height - edge.bottom;
  const t = useTexts(trendTexts);
  return (
    <>
      <text className="trend-mark" x={edge.left - 8} y="12" textAnchor="end">
        {t('home.trend.axis.count')}
      </text>
      <text className="trend-mark" x={plot.width} y="12" textAnchor="end">
        {t('home.trend.axis.amount')}
      </text>
      <path
        className="trend-grid"
        d={plot.ticks.map((tick) => `M${edge.left} ${plot.y(tick)}H${end}`).join('')}
      />
      {plot.ticks.map((tick) => (
        <text key={tick} className="trend-mark" x={edge.left - 8} y={plot.y(tick) + 4} textAnchor="end">
          {shortNumber(tick)}
        </text>
      ))}
      {plot.amountTicks.map((tick) => (
        <text key={tick} className="trend-mark" x={end + 8} y={plot.yOfAmount(tick) + 4}>
          {shortNumber(tick)}
        </text>
      ))}
      {labelledDays(rows.length, end - edge.left).map((index) => (
        <text key={index} className="trend-mark" x={plot.x(index)} y={floor + 20} textAnchor="middle">
          {rows[index]?.date.slice(5)}
        </text>
      ))}
    </>
  );
}
