import { sameId } from '@/src/lib/recordId';
import type { ExpertLoad } from '../../../lookups/expert';
import { isPending } from '../appointment';
import { dayOf, overlaps, spanOf, spanText, startsIn } from '../times';
import type { Slots } from '../useSlots';
import type { Column } from './DayColumn';
import type { Entry } from './useCalendar';

/** Why an appointment cannot be another expert's; undefined where it can. */
function expertProblem(
  { expertId, provinceId }: Pick<Entry, 'expertId' | 'provinceId'>,
  expert: Pick<ExpertLoad, 'id' | 'provinceIds'>,
): string | undefined {
  const serves = provinceId === 0 || expert.provinceIds.includes(provinceId);
  return serves || sameId(expert.id, expertId) ? undefined : '该专家不负责考生所在省份';
}

type Placed = Pick<Entry, 'id' | 'expertId' | 'provinceId' | 'start' | 'minutes'>;
type Rival = Placed & Pick<Entry, 'userName' | 'status'>;

/**
 * The reason against an appointment at a minute of an expert's day, as far as free times are known. A conflicting
 * appointment is named as the server would (screen E9).
 */
export function placeProblem(
  entry: Placed,
  from: number,
  { date, expert }: Pick<Column, 'date' | 'expert'>,
  slots: Slots,
  rows: readonly Rival[],
): string | undefined {
  const problem = expert && expertProblem(entry, expert);
  if (problem) return problem;
  const span = { from, until: from + entry.minutes };
  const taken = rows.find(
    (other) =>
      !sameId(other.id, entry.id) &&
      isPending(other) &&
      sameId(other.expertId, expert?.id) &&
      dayOf(other.start) === date &&
      overlaps(spanOf(other), span),
  );
  if (taken) return `该时段专家已有预约（${spanText(spanOf(taken))} ${taken.userName}）`;
  if (!slots) return undefined;
  const isOwn = date === dayOf(entry.start) && sameId(expert?.id, entry.expertId);
  const isFree = startsIn(slots, entry.minutes, isOwn ? spanOf(entry) : undefined).includes(from);
  return isFree ? undefined : '该时段不空闲';
}
