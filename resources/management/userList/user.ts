import type { ApplyMode } from '@/src/gaokao/batch';
import type { Member } from '@/src/gaokao/membership';
import type { Student } from '@/src/gaokao/student';
import { timeOr } from '@/src/lib/dates';
import { isYes, numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** A student as the list of users has her (screen G6): with her membership, and how it came about. */
export interface UserRow extends Omit<Student, 'vipExpire'> {
  readonly applyMode: ApplyMode;
  /** The card that she is a member by; null where it is none. */
  readonly cardId: RecordId | null;
  readonly cardNo: string;
  /** 2 已激活, or 4 已冻结: then her rights pause. */
  readonly cardStatus: number | null;
  /** The order that her membership came out of; empty where it was none. */
  readonly orderNo: string;
  readonly startTime: string;
  readonly vipExpire: string;
  /** Provinces whose figures she may use, and their names. */
  readonly provinceIds: readonly number[];
  readonly provinceText: string;
  /** 1 where she was ever given a trial. */
  readonly trialUsed: 0 | 1;
  /** Days of a trial with her institution; single records alone have it. */
  readonly trialDays?: number;
  readonly yearChanges: number;
  readonly scoreChanges: number;
  readonly rev: number;
  readonly createTime: string;
}

/** The members of an array that are numbers, however the server wrote them. */
function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map((one) => numberOr(one)).filter((one) => one > 0) : [];
}

/** Members of a user that the rules of memberships need, however the server wrote them. */
export function memberOf(row: Readonly<Record<string, unknown>>): Member {
  return {
    userType: numberOr(row.userType),
    vipPayType: numberOr(row.vipPayType),
    vipExpire: timeOr(row.vipExpire),
    provinceIds: numbersOf(row.provinceIds),
    provinceId: numberOr(row.provinceId),
    trialUsed: isYes(row.trialUsed),
  };
}
