import { Link } from 'react-router';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { CopyText } from '@/src/ui/CopyText';
import { Money } from '@/src/ui/display/Money';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { ExplainedBalance } from '../BalanceOrigin';
import { wallets } from '../money';
import { entryPath, sourceOf } from './ledger';

/** The number of a movement's subject, with a link for those who may read it. */
export function BizNoCell({ value, record }: CellProps<string>) {
  const can = useCan();
  if (!value) return emptyText;
  const source = sourceOf(record.bizType, value);
  return source && can(source.permission) ? <Link to={source.path}>{value}</Link> : value;
}

/** The other row of a reversal. */
export function ReverseCell({ value, record }: CellProps<string>) {
  if (!value) return emptyText;
  return (
    <>
      {record.reversedBy != null && <StateTag tone="info">已冲正</StateTag>}{' '}
      <Link to={entryPath(value)}>{value}</Link>
    </>
  );
}

/** The trade number; on the record's page it can be copied. */
export function TradeNoCell({ value, place }: CellProps<string>) {
  return place === 'show' && value ? <CopyText text={value} label="流水号" /> : (value ?? emptyText);
}

/** A balance; on the record's page with the way to what made it. */
export function AfterCell({ value, record, place }: CellProps<string>) {
  const wallet = wallets.find((one) => one.value === Number(record.wallet))?.value;
  if (!value) return emptyText;
  if (place === 'list') return <Money value={value} />;
  return <ExplainedBalance value={value} storeId={textOr(record.storeId)} {...(wallet && { wallet })} />;
}
