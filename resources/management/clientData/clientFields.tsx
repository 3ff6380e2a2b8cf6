import type { FormRule } from 'antd';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { masked } from '@/src/crud/fields/masked/masked';
import { reference } from '@/src/crud/fields/reference/reference';
import { areaKind } from '@/src/crud/fields/region/region';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { subjectModes } from '@/src/gaokao/enumerations';
import { textsOf } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import {
  everywhere,
  type Field,
  fieldOf,
  filterAndList,
  formAndShow,
  type Kind,
  listAndShow,
  showOnly,
} from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { mobileNumber } from '@/src/ui/fields/phone';
import { tags } from '@/src/ui/fields/tags';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { province } from '../../lookups/province';
import { owner } from '../lookups';
import { LastFollowCell, NameCell, NextTimeCell, ScoreCell, SubjectsCell, UserLink } from './ClientCells';
import { type Client, clientRules, clientStages, nextProblem, peopleYears } from './client';

const SubjectsInput = load(
  () => import('./SubjectsInput'),
  (code) => code.SubjectsInput,
);
const SubjectTypeInput = load(
  () => import('./SubjectsInput'),
  (code) => code.SubjectTypeInput,
);

const flag = (label: string) => choice<string>(label, [{ value: '1', label }], { on: ['filter'] });

/** Filters that are no member of a client. */
export const clientFilters = {
  keyword: text('客户', { personal: true, placeholder: '姓名、手机号、家长或学校', on: ['filter'] }),
  mine: flag('我的客户'),
  today: flag('今日待跟进'),
  overdue: flag('已逾期'),
  stale: flag('7 天未跟进'),
  twin: flag('疑似重复'),
};

const genders = [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
] as const;

const years = peopleYears(Date.now()).map((year) => ({ value: year, label: `${year} 年` }));

/** A time that nobody has changed may have gone by. */
const laterRule: FormRule = ({ isFieldTouched }) => ({
  validator: async (_rule, value: unknown) => {
    const problem = isFieldTouched('nextTime') ? nextProblem(value, Date.now()) : undefined;
    if (problem) throw new Error(problem);
  },
});

const subjectsKind: Kind<readonly string[]> = {
  Cell: SubjectsCell,
  Input: SubjectsInput,
  operator: 'eq',
  verb: '请选择',
  width: 150,
  wide: true,
};

/** Up to ten short words of a family's wishes. */
function wishes(label: string): Field<string[]> {
  const most: FormRule = {
    validator: async (_rule, value: unknown) => {
      if (textsOf(value).length > 10) throw new Error(`${label}最多 10 项`);
      if (textsOf(value).some((word) => word.length > 20)) throw new Error(`${label}长度不能超过 20 个字符`);
    },
  };
  return tags(label, { on: formAndShow, rules: [most] });
}

const whole = { precision: 0 } as const;

/** The members of a client (screen G2), in the order of the form. */
export const clientFields: FieldsOf<Client> = {
  name: text(clientRules.name, { personal: true, on: everywhere, width: 112, Cell: NameCell }),
  gender: choice<1 | 2>('性别', genders, { on: everywhere, required: true, width: 56, priority: 'low' }),
  mobile: masked('手机号', {
    on: everywhere,
    required: true,
    ...mobileNumber,
    serverErrors: ['该手机号已有客户', '手机号码'],
    secret: true,
    width: 146,
    priority: 'high',
  }),
  stage: choice('跟进阶段', clientStages, { on: filterAndList, width: 84 }),
  provinceId: province('高考省份', { on: everywhere, required: true, width: 84, serverErrors: ['高考省份'] }),
  year: choice<number>('高考年份', years, {
    on: everywhere,
    required: true,
    width: 88,
    serverErrors: ['高考年份'],
  }),
  source: dictionary('客户来源', 'client_source', { on: everywhere, required: true, width: 90 }),
  ownerId: owner('负责人', {
    on: everywhere,
    // A new client without one is the caller's own.
    required: ({ id }) => id !== undefined,
    width: 84,
    placeholder: '默认为本人',
    serverErrors: ['负责人须', '请选择负责人'],
  }),
  storeId: reference('机构', 'customer/store', {
    on: ['filter', 'list', 'create', 'show'],
    shownBy: 'storeName',
    priority: 'low',
    placeholder: '默认为平台总部',
    platformOnly: true,
  }),
  nextTime: datetime('下次跟进', {
    on: everywhere,
    rules: [laterRule],
    serverErrors: ['下次跟进时间'],
    width: 186,
    priority: 'high',
    sortable: true,
    filterAs: ['nextBegin', 'nextEnd'],
    Cell: NextTimeCell,
    exportText: ({ nextTime }) => String(nextTime ?? ''),
  }),
  lastFollow: datetime('最近跟进', {
    on: ['filter', 'list', 'show'],
    width: 200,
    priority: 'high',
    sortable: true,
    filterAs: ['lastFollowBegin', 'lastFollowEnd'],
    Cell: LastFollowCell,
    exportText: ({ lastFollow }) => String(lastFollow ?? ''),
  }),
  grade: dictionary('年级', 'grade', { on: everywhere, width: 72, priority: 'low' }),
  schoolName: text(clientRules.schoolName, { on: everywhere, columnOff: true, priority: 'low' }),
  area: fieldOf('所在地', areaKind, { on: everywhere, filterAs: 'areaProvinceId', priority: 'low' }),
  parentName: text(clientRules.parentName, {
    on: ['list', 'form', 'show'],
    columnOff: true,
    priority: 'low',
  }),
  parentMobile: masked('家长电话', {
    on: ['list', 'form', 'show'],
    ...mobileNumber,
    secret: true,
    columnOff: true,
    priority: 'low',
  }),
  subjectType: choice<1 | 2 | 3>('选科类型', subjectModes, {
    on: ['list', 'form', 'show'],
    disabled: () => true,
    Input: SubjectTypeInput,
    priority: 'low',
    help: '由高考省份决定',
  }),
  subjects: fieldOf('选考科目', subjectsKind, {
    on: ['list', 'form', 'show'],
    resetOn: ['provinceId'],
    initial: [],
    serverErrors: ['选考科目', '首选科目', '文科或理科'],
    priority: 'low',
  }),
  score: number(clientRules.score, {
    ...whole,
    on: ['list', 'form', 'show'],
    serverErrors: ['总分'],
    Cell: ScoreCell,
    width: 120,
  }),
  rank: number(clientRules.rank, { ...whole, on: formAndShow }),
  cities: wishes('意向城市'),
  majors: wishes('意向专业'),
  colleges: wishes('意向院校'),
  lostReason: dictionary('流失原因', 'lost_reason', {
    on: ['filter', 'list', 'show'],
    columnOff: true,
    priority: 'low',
  }),
  remark: textarea(clientRules.remark, { on: formAndShow }),
  createTime: datetime('创建时间', { on: listAndShow, sortable: true, columnOff: true, priority: 'low' }),
  userId: fieldOf('关联用户', userKind(), { on: showOnly }),
};

function userKind(): Kind<Client['userId'] & {}> {
  return {
    Cell: UserLink,
    Input: () => null,
    operator: 'eq',
    verb: '请选择',
    width: 90,
  };
}

/** Groups of the form and of the show page. */
export const clientGroups = {
  basic: {
    label: '资料',
    fields: [
      ...(['name', 'gender', 'mobile', 'provinceId', 'year', 'source', 'ownerId', 'storeId'] as const),
      ...(['nextTime', 'lastFollow', 'lostReason', 'grade', 'schoolName', 'area'] as const),
      ...(['parentName', 'parentMobile', 'remark', 'userId', 'createTime'] as const),
    ],
  },
  exam: {
    label: '选科与意向',
    fields: ['subjectType', 'subjects', 'score', 'rank', 'cities', 'majors', 'colleges'] as const,
  },
};
