import { isRecord } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { Money } from '@/src/ui/display/Money';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { rechargeOf } from './invoice';

/** The recharges of an invoice by number and amount. */
export function RechargesCell({ record }: Pick<CellProps<unknown>, 'record'>) {
  const recharges = Array.isArray(record.recharges) ? record.recharges.filter(isRecord) : [];
  const shown = recharges.flatMap((one) => (isRecordId(one.id) ? [rechargeOf(one, one.id)] : []));
  if (shown.length === 0) return emptyText;
  return shown.map(({ id, orderNo, amount }) => (
    <div key={id}>
      {orderNo} <Money value={amount} />
    </div>
  ));
}
