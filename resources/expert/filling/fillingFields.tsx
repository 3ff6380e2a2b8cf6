import { reference } from '@/src/crud/fields/reference/reference';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { subjectModes, userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { fillStatuses } from '@/src/gaokao/serviceEnumerations';
import { timeOr } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { maskMobile } from '@/src/lib/rules';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { fieldOf, filterAndList, type Kind, listOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { numberRange } from '@/src/ui/fields/numberRange';
import { text } from '@/src/ui/fields/text';
import { expert } from '../../lookups/expert';
import { province } from '../../lookups/province';
import {
  CountdownCell,
  ExpertCell,
  MobileCell,
  ProgressCell,
  ScoreCell,
  StudentCell,
  SubjectsCell,
  scoreText,
} from './FillingCells';
import type { Filling } from './filling';

/** Filters that are no column of their own. */
export const fillingFilters = {
  keyword: text('考生', { personal: true, placeholder: '姓名、手机号或考生号', on: ['filter'] }),
  scoreRange: numberRange('分数', { on: ['filter'], filterAs: ['scoreMin', 'scoreMax'] }),
  rankRange: numberRange('位次', { on: ['filter'], filterAs: ['rankMin', 'rankMax'] }),
  mine: choice<string>('范围', [{ value: '1', label: '我的考生' }], { on: ['filter'] }),
};

/** Kinds that are only shown: neither entered nor filtered by. */
const shownAlone = { Input: () => null, operator: 'eq', verb: '请输入' } as const;

/** Rows filled, of those that there may be. */
const progressKind: Kind<Filling['progress']> = {
  ...shownAlone,
  Cell: ProgressCell,
  width: 146,
  sheet: { write: ({ filled, limit }) => `${filled}/${limit}` },
};

/** Subjects, a character each. */
const subjectsKind: Kind<readonly string[]> = { ...shownAlone, Cell: SubjectsCell, width: 98 };

/** The columns of the queue and their filters (screen E1). */
export const fillingFields: FieldsOf<Filling> = {
  name: text('考生', { on: listOnly, width: 130, Cell: StudentCell }),
  mobile: text('手机号', {
    on: listOnly,
    width: 144,
    Cell: MobileCell,
    exportText: ({ mobile }) => maskMobile(textOr(mobile)),
  }),
  provinceId: province('省份', { on: filterAndList, width: 60 }),
  subjects: fieldOf('选科', subjectsKind, { on: listOnly }),
  score: number('分数 / 位次', {
    ...{ on: listOnly, sortable: true, width: 92, Cell: ScoreCell },
    exportText: scoreText,
  }),
  storeId: reference('所属机构', 'customer/store', {
    on: filterAndList,
    shownBy: 'storeName',
    priority: 'low',
  }),
  expertId: expert('负责专家', { on: filterAndList, width: 76, Cell: ExpertCell }),
  progress: fieldOf('填报进度', progressKind, { on: listOnly, priority: 'high' }),
  fillEnd: datetime('截止时间', {
    on: filterAndList,
    sortable: true,
    priority: 'high',
    width: 122,
    filterAs: ['deadlineFrom', 'deadlineTo'],
    Cell: CountdownCell,
    exportText: ({ fillEnd }) => timeOr(fillEnd),
  }),
  fillStatus: choice<number>('状态', fillStatuses, { on: filterAndList, width: 74 }),
  subjectType: choice<1 | 2 | 3>('选科类型', subjectModes, { on: ['filter'] }),
  year: number('年份', { on: ['filter'] }),
  userType: choice<0 | 1 | 2 | 3>('用户类型', userTypes, {
    on: filterAndList,
    columnOff: true,
    priority: 'low',
  }),
  vipPayType: choice<0 | 1 | 2 | 3 | 4>('开通方式', vipPayTypes, {
    ...{ on: filterAndList, columnOff: true, priority: 'low' },
  }),
  savedAt: datetime('最近保存', { on: listOnly, priority: 'low' }),
};
