import type { AnyField } from '../../defineResource';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { SumCell, sumsOf } from './sums';
import type { Selection } from './useSelection';

interface Props {
  readonly fields: readonly AnyField[];
  readonly rows: readonly Row[];
  readonly selection: Selection | undefined;
}

/** Below the cards: what the table has as its last rows. */
export default function SumCard({ fields, rows, selection }: Props) {
  const { paged = true } = useResourcePage().resource;
  return sumsOf(rows, selection?.rows ?? [], paged).map(({ label, rows: summed }) => (
    <section key={label} className="list-card list-sum-card" aria-label={label}>
      <h3>{label}</h3>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <SumCell field={field} rows={summed} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
