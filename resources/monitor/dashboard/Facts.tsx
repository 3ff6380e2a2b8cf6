import type { ReactNode } from 'react';

/** A label and its value; a value that is not known is a dash. */
export type Fact = readonly [label: string, value: ReactNode];

/** Labels and values, two pairs a row where there is room; what is `wide` has a row to itself. */
export function Facts({ facts, wide = [] }: { facts: readonly Fact[]; wide?: readonly string[] }) {
  return (
    <dl className="dashboard-facts">
      {facts.map(([label, value]) => (
        <div key={label} data-wide={wide.includes(label)}>
          <dt>{label}</dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
