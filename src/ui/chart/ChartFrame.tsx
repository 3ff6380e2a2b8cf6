import type { ReactNode } from 'react';
import './chart.css';

interface Props {
  readonly title: string;
  /** Pixels of the drawing. */
  readonly height?: number;
  /** Content beside the title. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a chart with its title. Plain, so that it is there before the chart's code. */
export function ChartFrame({ title, height = 280, extra, children }: Props) {
  return (
    <section className="chart" aria-label={title} style={{ '--chart-height': `${height}px` }}>
      <div className="chart-head">
        <h3>{title}</h3>
        {extra}
      </div>
      {children}
    </section>
  );
}

/** The place of a drawing that is still being fetched. */
export function ChartWaiting() {
  return <div className="chart-waiting" role="status" aria-label="正在加载" />;
}
