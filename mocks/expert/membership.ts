import { laterEnd, type Membership } from '@/src/gaokao/membership';
import type { MockServer } from '../mockServer';
import { formatTime } from '../time';
import { trialDaysOf } from './memberShown';
import type { VipInput } from './studentInput';
import { type StudentRow, studentTable } from './studentTable';

type Kinds = Pick<StudentRow, 'userType' | 'vipPayType'>;

/** The membership that a student has. */
export function membershipOf({
  userType,
  vipPayType,
  vipExpire = '',
  provinceIds,
}: StudentRow): Kinds & Membership {
  return { userType, vipPayType, vipExpire, provinceIds };
}

/** The input with its omissions filled in from the student: an omitted member takes no time or provinces away. */
export async function nextMembership(
  mockServer: MockServer,
  student: StudentRow,
  { userType, vipPayType, year, expireTime, provinceIds }: Omit<VipInput, 'remark'>,
): Promise<Kinds & Membership> {
  const { provinceId } = student;
  if (userType === 0)
    return { userType, vipPayType, vipExpire: formatTime(mockServer.now()), provinceIds: [] };
  const trialDays = await trialDaysOf(mockServer, student.storeId);
  const to = { userType, year: year ?? student.year };
  const later = laterEnd(membershipOf(student), to, mockServer.now(), trialDays);
  const given = expireTime?.length === 10 ? `${expireTime} 23:59:59` : expireTime;
  const own = student.userType === 0 ? [] : student.provinceIds;
  return {
    ...{ userType, vipPayType, vipExpire: given || later },
    provinceIds: provinceIds ?? [...new Set([...own, provinceId])],
  };
}

/** The student with another membership, which begins at `now` where it is a new one. */
export function withMembership(before: StudentRow, membership: Kinds & Membership, now: number): StudentRow {
  const { userType, vipPayType, provinceIds } = membership;
  const isNew = before.userType !== userType || before.vipPayType !== vipPayType;
  return {
    ...{ ...before, ...membership, provinceIds: [...provinceIds] },
    ...(isNew && userType > 0 && { startTime: formatTime(now) }),
    ...(userType === 3 && { trialUsed: 1 }),
  };
}

/** Whether the mobile number has had a trial, at whatever institution. */
export async function hadTrial({ table }: MockServer, { mobile }: StudentRow): Promise<boolean> {
  return (
    (await table(studentTable)).find((row) => row.mobile === mobile && row.trialUsed === 1) !== undefined
  );
}
