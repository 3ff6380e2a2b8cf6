import { colorVisions, scoreTypes } from '@/src/gaokao/enumerations';
import { subjectName } from '@/src/gaokao/subjects';
import { provinceShortName } from '../platform/areas';
import type { SignedInRequest } from '../route';
import { logStudent } from './studentLog';
import type { StudentRow } from './studentTable';

/** Names of a student's members in the log. */
const labels = {
  name: '姓名',
  mobile: '手机号',
  gender: '性别',
  examNo: '考生号',
  provinceId: '省份',
  cityName: '城市',
  schoolName: '就读中学',
  year: '高考年份',
  subjects: '选考科目',
  scoreType: '成绩类型',
  score: '总分',
  rank: '位次',
  bonus: '政策加分',
  subjectScores: '各科成绩',
  guardian: '监护人',
  guardianMobile: '监护人手机',
  language: '外语语种',
  nation: '民族',
  colorVision: '色觉',
  height: '身高',
  vision: '裸眼视力',
  lineVariant: '考生类别',
  prefer: '意向',
  exclude: '排除',
  remark: '备注',
} as const satisfies { readonly [K in keyof StudentRow]?: string };

const isName = (name: string): name is keyof typeof labels => name in labels;

/** Members whose values are left out of the log: sensitive or too long ones. */
const quiet: readonly string[] = [
  ...['mobile', 'examNo', 'guardian', 'guardianMobile'],
  ...['prefer', 'exclude', 'subjectScores', 'remark'],
];

const genders = [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
];

/** Members that are numbers on the wire, in the words that the form has for them. */
const words: Readonly<Record<string, readonly { readonly value: number; readonly label: string }[]>> = {
  gender: genders,
  scoreType: scoreTypes,
  colorVision: colorVisions,
};

/** Writes a line for each member that has changed. */
export async function logChanges(
  request: SignedInRequest,
  before: StudentRow,
  after: StudentRow,
): Promise<void> {
  for (const name of Object.keys(labels).filter(isName)) {
    const [from, to] = [JSON.stringify(before[name]), JSON.stringify(after[name])];
    if (from === to) continue;
    const [was, is] = quiet.includes(name)
      ? ['', '已修改']
      : [written(name, before[name]), written(name, after[name])];
    await logStudent(request, before.id, labels[name], was, is);
  }
}

function written(name: string, value: unknown): string {
  if (name === 'provinceId') return provinceShortName(Number(value));
  if (Array.isArray(value)) return value.map((subject) => subjectName(String(subject))).join('、');
  return words[name]?.find((word) => word.value === value)?.label ?? String(value ?? '');
}
