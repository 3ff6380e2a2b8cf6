import { formatTime } from '@/src/lib/dates';
import { maskMobile } from '@/src/lib/rules';
import { Bar } from '@/src/ui/Bar';
import { CopyText } from '@/src/ui/CopyText';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { isLowOnCards } from './storeRules';

/** A number or code of the institution; on the show page with a button that copies it. */
export function CodeCell({ value, place }: CellProps<string>) {
  if (!value) return emptyText;
  return place === 'show' ? <CopyText text={value} label={value} /> : value;
}

/** The mobile number, masked in lists. */
export function MobileCell({ value, place }: CellProps<string>) {
  if (!value) return emptyText;
  return place === 'list' ? maskMobile(value) : value;
}

/** The end of the term, marked where it is near or past; the platform itself never expires. */
export function ExpiryCell({ value, record }: CellProps<string>) {
  if (!value) return '长期';
  return (
    <>
      {formatTime(value, 'date')}{' '}
      {record.expireState === 'expired' && <StateTag tone="danger">已到期</StateTag>}
      {record.expireState === 'expiring' && <StateTag tone="warning">即将到期</StateTag>}
    </>
  );
}

/** Accounts of the staff in use, of those allowed. */
export function StaffCell({ record }: CellProps<number>) {
  return staffText(record);
}

/** The same in a file: 12 / 20. */
export function staffText({ staffUsed, staffMax }: CellProps<number>['record']): string {
  return `${Number(staffUsed ?? 0)} / ${Number(staffMax ?? 0)}`;
}

/** Cards left, with a bar that turns red below ten percent. */
export function CardsCell({ record }: CellProps<number>) {
  const cards = { cardLeft: Number(record.cardLeft ?? 0), cardQuota: Number(record.cardQuota ?? 0) };
  return <Bar value={cards.cardLeft} max={cards.cardQuota} low={isLowOnCards(cards)} label="会员卡余量" />;
}

/** The same in a file: 320 / 1000. */
export function cardsText({ cardLeft, cardQuota }: CellProps<number>['record']): string {
  return `${Number(cardLeft ?? 0)} / ${Number(cardQuota ?? 0)}`;
}
