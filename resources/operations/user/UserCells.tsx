import { formatTime } from '@/src/lib/dates';
import { isYes, numberOr, textOr } from '@/src/lib/record';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { muteText } from './user';

/** The number of inactive days from which the list shows them. */
const silentDays = 7;

/** The end of a user's mute. */
export function MuteCell({ value, record, place }: CellProps<string>) {
  if (!isYes(record.muted)) return emptyText;
  const column = place === 'list' ? 'list' : 'show';
  return <StateTag tone="danger">{muteText(textOr(value), column)}</StateTag>;
}

/** The last activity, and the days since. */
export function LastActiveCell({ value, record }: CellProps<string>) {
  if (!value) return emptyText;
  const days = numberOr(record.idleDays);
  return (
    <>
      {formatTime(value).slice(0, 16)}{' '}
      {days >= silentDays && <StateTag tone="info">{days} 天未登录</StateTag>}
    </>
  );
}
