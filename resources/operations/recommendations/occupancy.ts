import type { Slot, Targeting } from './recommendation';

/** The recommendations at a position on a day. */
interface Occupancy {
  readonly live: readonly Slot[];
  /** The recommendations among them that clash: same place, same people. */
  readonly clashing: readonly Slot[];
}

/** The recommendations at a position on a day, `YYYY-MM-DD`: stopped ones are not shown. */
export function occupancyOf(slots: readonly Slot[], position: string, day: string): Occupancy {
  const live = slots.filter((slot) => slot.isOn && slot.position === position && isShownOn(slot, day));
  return {
    live,
    clashing: live.filter((slot) => live.some((other) => meetInTime(slot, other) && isClash(slot, other))),
  };
}

/** The slots that a slot would clash with, were it on: same time, place and position, same people. */
export function clashesOf(slot: Slot, others: readonly Slot[]): Slot[] {
  return others.filter(
    (other) =>
      other.isOn && other.position === slot.position && meetInTime(slot, other) && isClash(slot, other),
  );
}

function isClash(one: Slot, other: Slot): boolean {
  return one.id !== other.id && one.sort === other.sort && shareAudience(one, other);
}

/** Whether somebody may be in both audiences. */
export function shareAudience(one: Targeting, other: Targeting): boolean {
  return (
    meet(one.provinceIds, other.provinceIds) &&
    meet(one.subjectTypes, other.subjectTypes) &&
    (one.rankMin ?? 0) <= (other.rankMax ?? Number.POSITIVE_INFINITY) &&
    (other.rankMin ?? 0) <= (one.rankMax ?? Number.POSITIVE_INFINITY)
  );
}

/** Whether two filters overlap: an empty one matches everything. */
function meet(some: readonly number[], others: readonly number[]): boolean {
  return some.length === 0 || others.length === 0 || some.some((one) => others.includes(one));
}

/** Whether a slot is on at some time of a day. One that ends with its first second is over by then. */
function isShownOn({ beginTime, endTime }: Slot, day: string): boolean {
  return (
    (beginTime === '' || beginTime.slice(0, 10) <= day) && (endTime === '' || endTime > `${day} 00:00:00`)
  );
}

function meetInTime(one: Slot, other: Slot): boolean {
  const begins = (slot: Slot, end: string) => slot.beginTime === '' || end === '' || slot.beginTime < end;
  return begins(one, other.endTime) && begins(other, one.endTime);
}
