import type { FormRule } from 'antd';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { categories, subjectModes } from '@/src/gaokao/enumerations';
import { dataYears } from '@/src/gaokao/examYears';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, fieldOf, showOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { college } from '../../lookups/college';
import { major } from '../../lookups/major';
import { province } from '../../lookups/province';
import { byName } from '../byName';
import { admitWarning, type CollegeData, checkStatuses, figureRules, scoresProblem } from './collegeData';
import { CheckCell, RankCell } from './FigureCells';
import { batchKind } from './placeKinds';

const GroupInput = load(
  () => import('./placeInputs'),
  (code) => code.GroupInput,
);
const MajorNameInput = load(
  () => import('./placeInputs'),
  (code) => code.MajorNameInput,
);
const SubjectTypeInput = load(
  () => import('./placeInputs'),
  (code) => code.SubjectTypeInput,
);

/** Filters that are no member of a figure. */
export const figureFilters = {
  keyword: text('关键词', { placeholder: '院校、专业或专业组', on: ['filter'] }),
  odd: choice<string>('异常', [{ value: '1', label: '有异常标记' }], { on: ['filter'] }),
};

/** Key members of a row: fixed once it exists, and then they tell which row its form is about. */
const settled = { on: everywhere, fixed: true } as const;

const figures = ['list', 'form', 'show'] as const;

const places = { on: figures, width: 78 } as const;
const score = { on: figures, width: 78, serverErrors: ['分数不能超过满分'] } as const;

/** The three scores rise; each is compared as the form stands now. */
const rising: FormRule = ({ getFieldValue }) => ({
  validator: async () => {
    const scoreOf = (name: string) => {
      const value: unknown = getFieldValue(name);
      return typeof value === 'number' ? value : null;
    };
    const scores = {
      minScore: scoreOf('minScore'),
      avgScore: scoreOf('avgScore'),
      maxScore: scoreOf('maxScore'),
    };
    const problem = scoresProblem(scores, 900);
    if (problem !== undefined) throw new Error(problem);
  },
});

/** A warning that does not prevent saving. */
const tooMany: FormRule = ({ getFieldValue }) => ({
  warningOnly: true,
  validator: async (_rule, admitCount: unknown) => {
    const warning = admitWarning({ planCount: getFieldValue('planCount'), admitCount });
    if (warning !== undefined) throw new Error(warning);
  },
});

/** The members of a figure (screen O3), in the order of the form. */
export const figureFields: FieldsOf<CollegeData> = {
  year: choice<number>('年份', dataYears(), { ...settled, required: true, width: 84 }),
  provinceId: province('生源省份', { ...settled, required: true, width: 84 }),
  batchId: fieldOf('批次', batchKind, {
    ...settled,
    required: true,
    resetOn: ['year', 'provinceId'],
    serverErrors: ['批次'],
    width: 120,
  }),
  schoolName: text('院校', { on: ['list', 'show'], width: 170 }),
  schoolId: byName(
    college('院校', { on: ['filter', 'create'], required: true, serverErrors: ['院校'] }),
    '院校名称或五位院校代码，如 湖南大学',
  ),
  category: choice<1 | 2 | 3 | 4 | 5>('科类', categories, {
    ...settled,
    required: true,
    serverErrors: ['科类'],
    width: 84,
  }),
  subjectType: choice<1 | 2 | 3>('选科类型', subjectModes, {
    on: ['filter', 'list', 'create', 'show'],
    columnOff: true,
    help: '由生源省份决定',
    Input: SubjectTypeInput,
  }),
  groupCode: text(figureRules.groupCode, {
    on: figures,
    Input: GroupInput,
    serverErrors: ['专业组'],
    width: 76,
  }),
  req: text(figureRules.req, { on: figures, columnOff: true, placeholder: '物理+化学' }),
  majorId: byName(major('专业', { on: everywhere, columnOff: true }), '专业代码，如 080901'),
  majorName: text(figureRules.majorName, {
    on: everywhere,
    Input: MajorNameInput,
    serverErrors: ['招生专业名称'],
    width: 180,
  }),
  planCount: number(figureRules.planCount, places),
  admitCount: number(figureRules.admitCount, { ...places, rules: [tooMany] }),
  minScore: number(figureRules.minScore, { ...score, sortable: true }),
  avgScore: number(figureRules.avgScore, { ...score, rules: [rising], columnOff: true }),
  maxScore: number(figureRules.maxScore, { ...score, rules: [rising], columnOff: true }),
  minRank: number(figureRules.minRank, {
    on: figures,
    sortable: true,
    width: 170,
    Cell: RankCell,
  }),
  source: text(figureRules.source, { on: ['list', 'form', 'show'], columnOff: true, priority: 'low' }),
  checkStatus: choice('核对状态', checkStatuses, {
    on: ['filter', 'list', 'show'],
    Cell: CheckCell,
    width: 90,
    priority: 'high',
  }),
  checkBy: text('核对人', { personal: true, on: ['filter', 'list', 'show'], width: 84 }),
  checkRemark: text('疑问说明', { on: showOnly }),
  createTime: datetime('创建时间', { on: showOnly }),
};
