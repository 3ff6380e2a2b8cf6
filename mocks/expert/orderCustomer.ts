import { z } from 'zod';
import { orderRules } from '@/resources/expert/order/order';
import { subjectsProblem } from '@/src/gaokao/subjectChoice';
import { categoryOf } from '@/src/gaokao/subjects';
import { platformStoreId } from '../customer/storeRow';
import { provinceNow } from '../gaokao/provinceTable';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { numberMember, ruled, textMember } from '../rules';
import { formatTime } from '../time';
import { studentOf } from './studentShown';
import { type StudentRow, studentTable } from './studentTable';

const subjects = ['文科', '理科', '物理', '历史', '化学', '生物', '政治', '地理', '技术'];

const idOr = (missing: string) =>
  z.custom((id) => id !== undefined && id !== null && id !== '', missing).pipe(idSchema);

/** Members that the form requires of a new customer (screen E10). */
const newCustomer = z.object({
  mobile: ruled('mobile', '请输入正确的手机号'),
  name: textMember(orderRules.name),
  provinceId: idOr('请选择高考省份'),
  year: numberMember(orderRules.year),
  subjects: z.array(z.enum(subjects, '请选择选考科目'), '请选择选考科目').min(1, '请选择选考科目'),
});

/**
 * The customer of an order: a known student by id, or a new one, who is stored. `check` may refuse before anything is
 * stored; it is given the student, if known.
 */
export async function customerOf(
  request: SignedInRequest,
  check: (known: StudentRow | undefined) => Promise<void>,
): Promise<StudentRow> {
  const { mockServer, body, user } = request;
  if (body.userId !== undefined && body.userId !== null) {
    const known = await studentOf(request, body.userId);
    await check(known);
    return known;
  }
  const about = read(body, newCustomer);
  const { mobile } = about;
  const standing = await standingOf(mockServer, about);
  const students = await mockServer.table(studentTable);
  if (students.find((student) => student.mobile === mobile)) refuse('该手机号已存在');
  await check(undefined);
  const id = students.nextId();
  const storeId = user.storeId === platformStoreId ? platformStoreId : user.storeId;
  return students.put(newStudent(request, { ...about, ...standing, id, storeId }));
}

type About = z.output<typeof newCustomer>;

/** How subjects are chosen in the customer's province, and the pool that hers belong to. */
async function standingOf(mockServer: MockServer, { provinceId, subjects: chosen }: About) {
  const province = await provinceNow(mockServer, provinceId);
  const { subjectType } = province ?? refuse('请选择高考省份');
  const problem = subjectsProblem(subjectType, chosen);
  if (problem) refuse(problem);
  return { subjectType, category: categoryOf(subjectType, chosen) ?? 3 };
}

/** A student of whom no more than this is known; nothing is stored. */
export function newStudent({ mockServer }: SignedInRequest, known: Known): StudentRow {
  const time = formatTime(mockServer.now());
  return { ...blank(), ...known, userId: known.id, createTime: time, updatedAt: time };
}

/** Members that a student has from the first day. */
type Known = Pick<
  StudentRow,
  'id' | 'storeId' | 'subjectType' | 'category' | keyof z.output<typeof newCustomer>
> &
  Partial<StudentRow>;

/** Initial values of members that are unknown on the first day. */
const blank = (): Blank => ({
  ...{ gender: 1, cityName: '', schoolName: '', examNo: '', scoreType: 3, score: null, rank: null, bonus: 0 },
  ...{
    subjectScores: {},
    language: '英语',
    nation: '汉族',
    colorVision: 0,
    guardian: '',
    guardianMobile: '',
  },
  prefer: { provinceIds: [], cityNames: [], majorCodes: [], natures: [], labels: [], tuitionMax: null },
  exclude: { provinceIds: [], majorCodes: [], natures: [] },
  ...{ userType: 0, vipPayType: 0, expertId: null, fillStatus: 0, remark: '', scoreChanges: 0 },
  ...{ yearChanges: 0, startTime: '', provinceIds: [], orderNo: '', trialUsed: 0, rev: 1 },
});

type Blank = Omit<
  StudentRow,
  | ('id' | 'userId' | 'storeId' | 'subjectType' | 'category' | 'createTime' | 'updatedAt')
  | keyof z.output<typeof newCustomer>
>;
