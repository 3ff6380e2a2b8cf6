import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** Content beside the title. */
  readonly extra?: ReactNode;
  /** Spans the width of the page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One topic of a dashboard. */
export function DashboardCard({ title, extra, wide = false, children }: Props) {
  const id = useId();
  return (
    <section className="dashboard-card" data-wide={wide} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
