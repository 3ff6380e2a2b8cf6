import type { ReactNode } from 'react';
import { type Stat, StatCards } from '../../../ui/display/StatCards';
import { useNarrow } from '../../../ui/layout/useNarrow';
import { useStored } from '../columns/useStored';
import './summaryStrip.css';

interface Props {
  /** Names the figures. */
  readonly label: string;
  readonly stats: readonly Stat[];
  readonly reading?: boolean;
  /** Stays at the end of the line, folded or not. */
  readonly extra?: ReactNode;
  /** Parts that need more than a line: charts, tables, lists of waiting work. */
  readonly children?: ReactNode;
}

/**
 * Shows figures over the rows of a list in one line, as many as fit. 展开 shows them as cards, with the charts below, and
 * is remembered for the list. A phone shows all of it: there the list has a button of its own.
 */
export function SummaryStrip({ label, stats, reading = false, extra, children }: Props) {
  const narrow = useNarrow();
  const [stored, keep] = useStored('look');
  const cards = <StatCards label={label} stats={stats} reading={reading} />;
  if (narrow)
    return (
      <>
        {cards}
        {children}
        {extra}
      </>
    );
  const folds = children !== undefined || stats.some(({ note, value }) => note && value !== undefined);
  const open = folds && stored.get('above') === 'open';
  return (
    <>
      <div className="summary-strip">
        {open ? (
          <b>{label}</b>
        ) : (
          <section aria-label={label} aria-busy={reading}>
            <Figures stats={stats} reading={reading} />
          </section>
        )}
        {extra}
        {folds && (
          <button
            type="button"
            aria-label={`${open ? '收起' : '展开'}：${label}`}
            aria-expanded={open}
            onClick={() => keep({ above: open ? undefined : 'open' })}
          >
            {open ? '收起' : '展开'}
          </button>
        )}
      </div>
      {open && (
        <div className="summary-details">
          {cards}
          {children}
        </div>
      )}
    </>
  );
}

/** Each label over its figure, in a line. */
export function Figures({ stats, reading = false }: Pick<Props, 'stats' | 'reading'>) {
  return (
    <dl className="summary-figures">
      {stats.map(({ key, label, value, unit, note, tone }) => (
        <div key={key} data-tone={tone} title={value === undefined && !reading ? note : undefined}>
          <dt>{label}</dt>
          <dd>
            <b>{value ?? (reading ? '…' : '—')}</b>
            {unit && value !== undefined && <span> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
