import { z } from 'zod';
import { platformStoreId } from '../customer/storeRow';
import { areasBelow } from '../platform/areas';
import { refuse } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { requiredText, ruled } from '../rules';
import { formatTime } from '../time';
import { studentOf } from './studentShown';
import { currentYear, type StudentRow, studentTable } from './studentTable';

const subjects = ['文科', '理科', '物理', '历史', '化学', '生物', '政治', '地理', '技术'];

/** What the form asks of a customer whom nobody knows yet (screen E10). */
const newCustomer = z.object({
  mobile: ruled('mobile', '请输入正确的手机号'),
  name: requiredText('客户姓名', 20, 2),
  provinceId: idSchema.refine((id) => areasBelow(0).some((area) => area.id === id), '请选择高考省份'),
  year: z.number('请选择高考年份').int().min(currentYear - 1, '请选择高考年份').max(currentYear + 3, '请选择高考年份'),
  subjects: z.array(z.enum(subjects, '请选择选考科目'), '请选择选考科目').min(1, '请选择选考科目'),
});

/**
 * Who orders: somebody known by her id, or somebody new, who is kept from now on. `check` may refuse before anything is stored;
 * it is given the student where she is known.
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
  const { mobile, ...about } = read(body, newCustomer);
  const problem = subjectsProblem(about);
  if (problem) refuse(problem);
  const students = await mockServer.table(studentTable);
  if (students.find((student) => student.mobile === mobile)) refuse('该手机号已存在');
  await check(undefined);
  const id = students.nextId();
  const storeId = user.storeId === platformStoreId ? platformStoreId : user.storeId;
  return students.put({ ...blank, ...about, ...standing(about), id, userId: id, storeId, mobile, ...stamp(request) });
}

type About = Pick<z.output<typeof newCustomer>, 'provinceId' | 'subjects'>;

const freeChoice = [110000, 120000, 310000, 330000, 370000, 460000];
const artsOrScience = [540000, 650000];

function subjectTypeOf(provinceId: number): 1 | 2 | 3 {
  if (artsOrScience.includes(provinceId)) return 1;
  return freeChoice.includes(provinceId) ? 2 : 3;
}

/** The rules of screen E2 for the subjects of a province. */
function subjectsProblem({ provinceId, subjects: chosen }: About): string | undefined {
  const type = subjectTypeOf(provinceId);
  const isOld = chosen.some((subject) => subject === '文科' || subject === '理科');
  if (type === 1) return isOld && chosen.length === 1 ? undefined : '请选择文科或理科';
  const isThree = !isOld && chosen.length === 3 && new Set(chosen).size === 3;
  if (type === 2) return isThree ? undefined : '请选择 3 门选考科目';
  const firsts = chosen.filter((subject) => subject === '物理' || subject === '历史').length;
  return isThree && firsts === 1 ? undefined : '请选择 1 门首选科目和 2 门再选科目';
}

function standing({ provinceId, subjects: chosen }: About): Pick<StudentRow, 'subjectType' | 'category'> {
  const subjectType = subjectTypeOf(provinceId);
  if (subjectType === 1) return { subjectType, category: chosen[0] === '文科' ? 1 : 2 };
  if (subjectType === 2) return { subjectType, category: 3 };
  return { subjectType, category: chosen.includes('物理') ? 4 : 5 };
}

function stamp({ mockServer }: SignedInRequest) {
  const time = formatTime(mockServer.now());
  return { createTime: time, updatedAt: time };
}

/** What is not known of a customer on the first day. */
const blank = {
  ...{ gender: 1, cityName: '', schoolName: '', examNo: '', scoreType: 3, score: null, rank: null, bonus: 0 },
  ...{ subjectScores: {}, language: '英语', nation: '汉族', colorVision: 0, guardian: '', guardianMobile: '' },
  prefer: { provinceIds: [], cityNames: [], majorCodes: [], natures: [], labels: [], tuitionMax: null },
  exclude: { provinceIds: [], majorCodes: [], natures: [] },
  ...{ userType: 0, vipPayType: 0, expertId: null, fillStatus: 0, remark: '', scoreChanges: 0 },
} as const;
