import type { AnyField } from '../../defineResource';
import type { Row } from '../../resourceSpec';
import { SumCell, useSums } from './sums';
import type { Selection } from './useSelection';

interface Props {
  readonly fields: readonly AnyField[];
  readonly rows: readonly Row[];
  readonly selection: Selection | undefined;
}

/** The sums below the cards, which a table has as its last rows. */
export default function SumCard({ fields, rows, selection }: Props) {
  return useSums(fields, rows, selection).map((sum) => (
    <section key={sum.label} className="list-card list-sum-card" aria-label={sum.label}>
      <h2>{sum.label}</h2>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <SumCell field={field} of={sum.of} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
