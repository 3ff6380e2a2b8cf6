import './statCards.css';

/** One figure of a page. */
export interface Stat {
  readonly key: string;
  readonly label: string;
  /** Its text: `1,280`, `¥12,600.00`; absent while it is not known. */
  readonly value: string | undefined;
  readonly unit?: string | undefined;
  /** Change against `against`, in percent. Where `unusual` is given, only an unusual one is coloured, up or down. */
  readonly change?: { readonly percent: number; readonly against: string; readonly unusual?: boolean };
  /** A short remark below. */
  readonly note?: string | undefined;
  /** Wants to be seen to. */
  readonly tone?: 'warning' | undefined;
}

/** Figures side by side; as many in a row as fit. Figures that are still being read are grey bars. */
export function StatCards({ stats, label, reading = false }: StatCardsProps) {
  return (
    <section aria-label={label} aria-busy={reading}>
      <dl className="stat-cards">
        {stats.map((stat) => (
          <div key={stat.key} className="stat-card" data-tone={stat.tone}>
            <dt>{stat.label}</dt>
            <dd>
              {reading ? <div className="stat-waiting" /> : <Figure stat={stat} />}
              {!reading && stat.note && <p className="stat-note">{stat.note}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface StatCardsProps {
  readonly stats: readonly Stat[];
  /** The subject of the figures, for screen readers. */
  readonly label: string;
  readonly reading?: boolean;
}

function Figure({ stat: { value, unit, change } }: { stat: Stat }) {
  return (
    <p className="stat-figure">
      <strong>{value ?? '—'}</strong>
      {unit && value !== undefined && <span>{unit}</span>}
      {change && <Change {...change} />}
    </p>
  );
}

/** A change up or down, by an arrow, a word and the colour. */
function Change({ percent, against, unusual }: NonNullable<Stat['change']>) {
  if (percent === 0) return <span className="stat-change">{against}持平</span>;
  const way = percent > 0 ? 'up' : 'down';
  return (
    <span className="stat-change" data-way={unusual === undefined ? way : unusual ? 'unusual' : undefined}>
      {against}
      {way === 'up' ? '上升' : '下降'} <span aria-hidden="true">{way === 'up' ? '↑' : '↓'}</span>
      {Math.abs(percent)}%
    </span>
  );
}
