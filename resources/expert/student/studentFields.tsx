import type { FormRule } from 'antd';
import { erase, withGroups } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { collegeNatures, collegeTags } from '@/src/gaokao/collegeEnumerations';
import { colorVisions, scoreTypes, subjectModes } from '@/src/gaokao/enumerations';
import { studentRules } from '@/src/gaokao/student';
import { subjectsProblem } from '@/src/gaokao/subjectChoice';
import { textsOf } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { fieldOf, formOnly, type InputProps, type Kind } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { province, useProvinces } from '../../lookups/province';
import { provinceNameOf } from '../../lookups/provinceNames';
import { majorName } from '../majorNames';
import { MajorsInput } from './MajorsInput';
import { ExamNoInput, GuardianMobileInput, MobileInput } from './MaskedInputs';
import { many } from './many';
import { RankInput, SubjectScoresInput } from './ScoreInputs';
import { SubjectsInput } from './SubjectsInput';
import { examYear, isUnderAge } from './scoreRules';
import { type StudentValues, wishClash } from './studentValues';
import { useCityEntries } from './useCityEntries';

const CityInput = load(() => import('./CityInput'));

/** Tabs of the form, in order (screen E2). */
export const studentGroups = {
  basic: {
    label: '基本信息',
    fields: [
      ...['name', 'mobile', 'gender', 'examNo', 'provinceId', 'cityName', 'schoolName', 'year'],
      ...['guardian', 'guardianMobile', 'nation', 'remark'],
    ],
  },
  score: {
    label: '成绩与选科',
    fields: [
      'subjectType',
      'subjects',
      'scoreType',
      'score',
      'rank',
      'bonus',
      'subjectScores',
      'lineVariant',
    ],
  },
  body: { label: '体检与限制', fields: ['language', 'colorVision', 'height', 'vision'] },
  wishes: {
    label: '意向',
    fields: [
      ...['preferProvinceIds', 'excludeProvinceIds', 'preferMajorCodes', 'excludeMajorCodes'],
      ...['preferNatures', 'excludeNatures', 'preferCityNames', 'preferLabels', 'preferTuitionMax'],
    ],
  },
} as const;

const currentYear = () => new Date().getFullYear();
// Masked values that nobody has changed are valid.
const digits: FormRule = { pattern: /^(\d{14}|\d{4}\*{6}\d{4})$/, message: '考生号应为 14 位数字' };
const mobileRule = problemRule((typed) =>
  /^(1[3-9]\d{9}|1\d{2}\*{4}\d{4})$/.test(typed) ? undefined : '请输入正确的手机号',
);
const tibet = 540000;

function check(problemOf: (value: unknown, get: (name: string) => unknown) => string | undefined): FormRule {
  return ({ getFieldValue }) => ({
    validator: (_rule, value: unknown) => {
      const problem = problemOf(value, getFieldValue);
      return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  });
}

/** The rule for a list beside one that it must have nothing in common with. */
function apartFrom(other: keyof StudentValues, nameOf?: (item: string) => string): FormRule {
  return check((value, get) => wishClash(value, get(other), nameOf));
}

function inputKind<V>(Input: Kind<V>['Input'], verb: Kind<V>['verb'] = '请选择'): Kind<V> {
  return { Cell: () => null, Input, operator: 'eq', verb, width: 120 };
}

const useNatures = () => collegeNatures;
const labelEntries = [...collegeTags, ...['保研', '省属重点'].map((label) => ({ value: label, label }))];
const useLabels = () => labelEntries;
const useProvinceEntries = () =>
  (useProvinces().data ?? []).map(({ id, name }) => ({ value: id, label: name }));
const isTibet = ({ provinceId }: Readonly<Record<string, unknown>>) => Number(provinceId) === tibet;
const majorsKind = inputKind<readonly string[]>(MajorsInput);
const RankField = (props: InputProps<number>) => <RankInput {...props} />;

const fields: FieldsOf<StudentValues> = {
  name: text(studentRules.name, { secret: true }),
  mobile: text('手机号', {
    ...{ required: true, secret: true, rules: [mobileRule], serverErrors: ['手机号'], Input: MobileInput },
  }),
  gender: choice<1 | 2>(
    '性别',
    [
      { value: 1, label: '男' },
      { value: 2, label: '女' },
    ],
    { required: true },
  ),
  examNo: text('考生号', { secret: true, rules: [digits], serverErrors: ['考生号'], Input: ExamNoInput }),
  provinceId: province('省份', { required: '请选择高考省份', resetOn: [] }),
  cityName: text(studentRules.cityName, { secret: true, Input: CityInput }),
  schoolName: text(studentRules.schoolName, { secret: true }),
  year: number(examYear),
  guardian: text(studentRules.guardian, {
    secret: true,
    placeholder: '姓名（关系）',
    required: ({ year }) => isUnderAge(year, currentYear()),
    rules: [
      check((value, get) => (!value && isUnderAge(get('year'), currentYear()) ? '请输入监护人' : undefined)),
    ],
  }),
  guardianMobile: text('监护人手机', { secret: true, rules: [mobileRule], Input: GuardianMobileInput }),
  nation: dictionary('民族', 'sys_nation', { required: true }),
  remark: textarea(studentRules.remark, { secret: true }),
  subjectType: choice<1 | 2 | 3>('选科类型', subjectModes, { disabled: () => true, help: '由高考省份决定' }),
  subjects: fieldOf(
    '选考科目',
    { ...inputKind<readonly string[]>(SubjectsInput), wide: true },
    {
      rules: [
        check((value, get) => {
          const type = Number(get('subjectType'));
          return type === 1 || type === 2 || type === 3 ? subjectsProblem(type, textsOf(value)) : undefined;
        }),
      ],
      serverErrors: ['请选择文科或理科', '门选考科目', '门首选科目'],
    },
  ),
  scoreType: choice<1 | 2 | 3>('成绩类型', scoreTypes, { required: true }),
  score: number('总分', {
    personal: true,
    help: '投档成绩，含政策加分',
    serverErrors: ['总分须为', '成绩修改次数已用完'],
  }),
  rank: fieldOf(
    '位次',
    { ...number('').kind, rules: boundsOfRank() },
    { Input: RankField, serverErrors: ['位次'] },
  ),
  bonus: number('政策加分', { min: 0, max: 20 }),
  subjectScores: fieldOf('各科成绩', {
    ...inputKind<Readonly<Record<string, number>>>(ScoresField, '请输入'),
    wide: true,
  }),
  lineVariant: choice<'A' | 'B'>(
    '控制线类别',
    [
      { value: 'A', label: 'A 类' },
      { value: 'B', label: 'B 类' },
    ],
    {
      visible: isTibet,
    },
  ),
  language: dictionary('外语语种', 'exam_language', { required: true }),
  colorVision: choice<0 | 1 | 2>('色觉', colorVisions, { required: true }),
  height: number('身高', { min: 100, max: 230, precision: 1, unit: 'cm' }),
  vision: number('裸眼视力', { min: 3, max: 5.3, precision: 1 }),
  preferProvinceIds: many<number>('意向省份', useProvinceEntries, {
    rules: [apartFrom('excludeProvinceIds', (code) => provinceNameOf(code) ?? code)],
  }),
  excludeProvinceIds: many<number>('排除省份', useProvinceEntries, { placeholder: '无' }),
  preferMajorCodes: fieldOf('意向专业', majorsKind, {
    rules: [apartFrom('excludeMajorCodes', majorName)],
    placeholder: '输入专业名称查找',
  }),
  excludeMajorCodes: fieldOf('排除专业', majorsKind, {
    ...{ placeholder: '输入专业名称查找', serverErrors: ['不能同时为意向和排除'] },
  }),
  preferNatures: many<string>('意向办学性质', useNatures, { rules: [apartFrom('excludeNatures')] }),
  excludeNatures: many<string>('排除办学性质', useNatures, { placeholder: '无' }),
  preferCityNames: many<string>('意向城市', useCityEntries, { placeholder: '意向省份与本省的城市' }),
  preferLabels: many<string>('意向院校标签', useLabels),
  preferTuitionMax: number('学费上限', { min: 0, max: 1_000_000, unit: '元/年' }),
};

function ScoresField({ value, onChange, ...rest }: InputProps<Readonly<Record<string, number>>>) {
  return <SubjectScoresInput {...rest} value={{ ...value }} onChange={(next) => onChange?.(next)} />;
}

function boundsOfRank(): FormRule[] {
  return [
    check((value) =>
      value === null || value === undefined || (Number.isInteger(value) && Number(value) >= 1)
        ? undefined
        : '位次须为正整数',
    ),
  ];
}

/** The fields of a student's form; all of them stay in it (screen E2). */
export const studentFields = withGroups(
  erase(fields).map((field) => ({ ...field, on: formOnly })),
  studentGroups,
  'expert/student',
);
