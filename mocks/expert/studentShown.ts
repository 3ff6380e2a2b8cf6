import type { Student } from '@/src/gaokao/student';
import { maskExamNo, maskMobile } from '@/src/lib/rules';
import { platformStoreId } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import type { Masks } from '../masks';
import type { MockServer } from '../mockServer';
import { provinceShortName } from '../platform/areas';
import { refuse } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { canCall } from '../session';
import { expertsOf, expertTable } from './expertTable';
import { type StudentRow, studentTable } from './studentTable';

/** Members that are shown in part; the whole value comes from a call that is logged. */
export const studentMasks = {
  mobile: maskMobile,
  guardianMobile: maskMobile,
  examNo: maskExamNo,
} satisfies Masks<StudentRow>;

type Caller = Pick<SignedInRequest, 'mockServer' | 'user'>;

/**
 * Students visible to the caller: those of their institution. On the platform, an expert without the right to assign
 * sees only her own (screen E1).
 */
export async function ownStudents({ mockServer, user }: Caller): Promise<(row: StudentRow) => boolean> {
  if (user.storeId !== platformStoreId) return ({ storeId }) => storeId === user.storeId;
  return (await seesAll({ mockServer, user })) ? () => true : ({ expertId }) => expertId === user.userId;
}

/** Whether a caller of the platform sees all served students: those who assign, and all who are no expert. */
export async function seesAll({ mockServer, user }: Caller): Promise<boolean> {
  const isExpert = (await mockServer.table(expertTable)).get(user.userId) !== undefined;
  return !isExpert || canCall(mockServer, user, 'expert:filling:assign');
}

/** The student that a call is about, by her id. */
export async function studentOf(request: Caller, id: unknown): Promise<StudentRow> {
  const row = (await request.mockServer.table(studentTable)).get(read(id, idSchema));
  if (!row || !(await ownStudents(request))(row)) return refuse('考生不存在');
  return row;
}

/** Adds the names of other records. */
export async function studentPresenter(mockServer: MockServer): Promise<(row: StudentRow) => Student> {
  const stores = await mockServer.table(storeTable);
  const names = new Map((await expertsOf(mockServer)).map(({ id, name }) => [id, name]));
  return (row) => ({
    ...withoutMembership(row),
    storeName: stores.get(row.storeId)?.name ?? '',
    provinceName: provinceShortName(row.provinceId),
    expertName: names.get(row.expertId ?? 0) ?? '',
  });
}

/**
 * Removes members that the lists of the expert service do not need. Single records and the list of users have them.
 */
function withoutMembership(row: StudentRow) {
  const { scoreChanges: _scores, yearChanges: _years, trialUsed: _trial, createTime: _time, ...rest } = row;
  const { startTime: _start, provinceIds: _provinces, orderNo: _order, rev: _rev, ...student } = rest;
  return student;
}

/** 陈同学 → 陈**. */
export function maskName(name: string): string {
  return name === '' ? '' : `${name.slice(0, 1)}**`;
}
