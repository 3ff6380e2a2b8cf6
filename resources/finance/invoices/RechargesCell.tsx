import { Money } from '@/src/ui/display/Money';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { rechargesOf } from './invoice';

/** The recharges of an invoice by number and amount. */
export function RechargesCell({ record }: Pick<CellProps<unknown>, 'record'>) {
  const shown = rechargesOf(record.recharges);
  if (shown.length === 0) return emptyText;
  return shown.map(({ id, orderNo, amount }) => (
    <div key={id}>
      {orderNo} <Money value={amount} />
    </div>
  ));
}
