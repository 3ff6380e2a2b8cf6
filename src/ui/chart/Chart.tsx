import { Button, Empty, Segmented } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { ScrollRegion } from '../layout/ScrollRegion';
import { load } from '../load';
import { ChartBoundary } from './ChartBoundary';
import { ChartFrame, ChartWaiting } from './ChartFrame';
import { ChartTable } from './ChartTable';
import { type ChartData, type ChartKind, hasFigures, plainFigure } from './chartData';

const EChart = load(() => import('./EChart'));

interface Props {
  readonly title: string;
  readonly kind: ChartKind;
  /** Absent until it was read; earlier data stays while more is read. */
  readonly data: ChartData | undefined;
  /** The reason why it could not be read. */
  readonly error?: string | undefined;
  /** Reads it again. */
  readonly retry?: (() => void) | undefined;
  /** Formats a figure; with thousands where absent. */
  readonly format?: (value: number) => string;
  /** Whether bars are stacked. */
  readonly stacked?: boolean;
  /** The end of the axis of figures, 100 for percent; the figures' own where absent. */
  readonly max?: number;
  /** Whether the axis of figures begins near the least of them, where 0 would make lines flat. */
  readonly fitted?: boolean;
  /** Whether the figures change by themselves while shown: nothing moves when they do. */
  readonly live?: boolean;
  /** Pixels of the drawing. */
  readonly height?: number;
  /** Called with the index of the category that is pressed in the drawing. */
  readonly onPick?: ((index: number) => void) | undefined;
  /** Content beside the title: a choice of days, say. */
  readonly extra?: ReactNode;
}

type Mode = 'chart' | 'table';

const modes: { value: Mode; label: string }[] = [
  { value: 'chart', label: '图表' },
  { value: 'table', label: '表格' },
];

/**
 * Figures as a chart, or as a table, by the person's choice; screen readers always get the table. The drawing's code is
 * fetched with the first chart.
 */
export function Chart({ title, data, height, extra, ...rest }: Props) {
  const [mode, setMode] = useState<Mode>('chart');
  const tools = (
    <>
      {extra}
      {data && hasFigures(data) && (
        <Segmented
          size="small"
          aria-label={`${title}的显示方式`}
          options={modes}
          value={mode}
          onChange={setMode}
        />
      )}
    </>
  );
  return (
    <ChartFrame title={title} {...(height !== undefined && { height })} extra={tools}>
      <Body {...rest} title={title} data={data} mode={mode} />
    </ChartFrame>
  );
}

function Body({ data, error, retry, mode, ...rest }: Omit<Props, 'height' | 'extra'> & { mode: Mode }) {
  if (!data && error !== undefined) return <Failure error={error} retry={retry} />;
  if (!data) return <ChartWaiting />;
  return (
    <>
      {error !== undefined && <Failure error={error} retry={retry} slim />}
      {hasFigures(data) ? <Figures {...rest} data={data} mode={mode} /> : <Nothing />}
    </>
  );
}

type FiguresProps = Pick<
  Props,
  'title' | 'kind' | 'format' | 'stacked' | 'max' | 'fitted' | 'live' | 'onPick'
> & {
  data: ChartData;
  mode: Mode;
};

function Figures({ mode, ...props }: FiguresProps) {
  const { title, kind, data, format = plainFigure, stacked = false, fitted = false, live = false } = props;
  const table = <ChartTable title={title} data={data} format={format} />;
  if (mode === 'table') return <TablePlace title={title}>{table}</TablePlace>;
  return (
    <ChartBoundary
      instead={
        <>
          <p role="status">图表暂时无法显示，以下为数据表格</p>
          <TablePlace title={title}>{table}</TablePlace>
        </>
      }
    >
      <Suspense fallback={<ChartWaiting />}>
        <EChart
          kind={kind}
          data={data}
          format={format}
          stacked={stacked}
          max={props.max}
          fitted={fitted}
          live={live}
          onPick={props.onPick}
        />
        <div className="chart-unseen">{table}</div>
      </Suspense>
    </ChartBoundary>
  );
}

/** A scrolling area, which the keyboard can reach for that. */
function TablePlace({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ScrollRegion className="chart-table-place" label={`${title}数据表格`}>
      {children}
    </ScrollRegion>
  );
}

function Nothing() {
  return (
    <div className="chart-nothing">
      <Empty description="暂无数据" />
    </div>
  );
}

function Failure({ error, retry, slim = false }: Pick<Props, 'error' | 'retry'> & { slim?: boolean }) {
  return (
    <div className={slim ? 'chart-failure' : 'chart-failure chart-nothing'} role="alert">
      <p>
        数据加载失败<span>{error}</span>
      </p>
      {retry && (
        <Button size="small" onClick={retry}>
          重新加载
        </Button>
      )}
    </div>
  );
}
