import { firstSubjects, subjectsProblem } from '@/src/gaokao/subjectChoice';
import { categoryOf } from '@/src/gaokao/subjects';
import { majors } from '../gaokao/majors';
import { type Province, provinceOf } from '../gaokao/provinces';
import { provinceNow } from '../gaokao/provinceTable';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import type { StudentChanges } from './studentInput';
import { type StudentRow, studentTable } from './studentTable';

/** How often a score may be changed after the scores came out. */
const scoreChangesAllowed = 2;

/** The student as she will be; refuses what screen E2 refuses. */
export async function checkStudent(
  mockServer: MockServer,
  before: StudentRow,
  changes: StudentChanges,
): Promise<StudentRow> {
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const merged: StudentRow = {
    ...{ ...before, ...named },
    // The only member that may be taken away again.
    ...('lineVariant' in changes && { lineVariant: changes.lineVariant }),
  };
  const province = (await provinceNow(mockServer, merged.provinceId)) ?? refuse('请选择高考省份');
  const { subjectType } = province;
  if (changes.subjects || changes.provinceId) checkSubjects(merged.subjects, province);
  const category = categoryOf(subjectType, merged.subjects) ?? before.category;
  checkScore(merged, before, province.fullMark);
  await checkUnique(mockServer, merged);
  await checkWishes(merged);
  const scoreChanges = before.scoreChanges + (isRescored(merged, before) ? 1 : 0);
  return { ...merged, subjectType, category, scoreChanges };
}

/** Refuses subjects that the province does not offer, as it refuses an incomplete choice. */
function checkSubjects(chosen: readonly string[], { subjectType, subjects }: Province): void {
  const offered = [...(subjectType === 1 ? ['文科', '理科'] : firstSubjects), ...subjects];
  const problem = subjectsProblem(
    subjectType,
    chosen.filter((subject) => offered.includes(subject)),
  );
  if (problem) refuse(problem);
}

/** A score of the exam itself that changes, or becomes one of another kind; not a first one. */
function isRescored(after: StudentRow, before: StudentRow): boolean {
  const isOther = before.score !== after.score || before.scoreType !== after.scoreType;
  return before.scoreType === 1 && before.score !== null && isOther;
}

function checkScore(after: StudentRow, before: StudentRow, fullMark: number): void {
  if (after.score !== null && after.score > fullMark) refuse(`总分须为 0–${fullMark} 的整数`);
  if (isRescored(after, before) && before.scoreChanges >= scoreChangesAllowed)
    refuse('成绩修改次数已用完，请提交「修改分数」工单');
}

async function checkUnique({ table }: MockServer, { id, storeId, mobile }: StudentRow): Promise<void> {
  const isTaken = (row: StudentRow) => row.id !== id && row.storeId === storeId && row.mobile === mobile;
  if ((await table(studentTable)).find(isTaken)) refuse('该手机号已存在');
}

async function checkWishes({ prefer, exclude }: StudentRow): Promise<void> {
  const both = (one: readonly (string | number)[], other: readonly (string | number)[]) =>
    one.find((item) => other.includes(item));
  const major = both(prefer.majorCodes, exclude.majorCodes);
  const name = major && ((await majors()).find(({ code }) => code === major)?.name ?? String(major));
  const province = both(prefer.provinceIds, exclude.provinceIds);
  const clash =
    name ?? (province && provinceOf(Number(province))?.short) ?? both(prefer.natures, exclude.natures);
  if (clash) refuse(`「${clash}」不能同时为意向和排除`);
}
