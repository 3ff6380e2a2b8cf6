import type { FormRule } from 'antd';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { categories } from '@/src/gaokao/enumerations';
import { checkExamLines, type ExamLines } from '@/src/gaokao/examLines';
import { isRecord } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { date } from '@/src/ui/fields/date';
import { emptyText, everywhere, fieldOf, formAndShow, type Kind, listAndShow } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { toggle } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { province } from '../../lookups/province';
import { scoreEndpoints } from '../endpoints';
import { examRules } from './exam.rules';
import { readExam } from './readExam';

const LineGrid = load(() => import('./LineGrid'));
const LineTable = load(() => import('./LineTable'));
const LineCheck = load(() => import('./LineCheck'));
const TrialDrawer = load(() => import('./TrialDrawer'));
const CalibrationTab = load(() => import('./CalibrationTab'));

type Lines = ExamLines['lines'];

const lineGrid: Kind<Lines> = {
  Cell: ({ value, record, place }) => {
    if (!value?.length) return <>未划线</>;
    if (place === 'show') return <LineTable exam={readExam({ ...record, lines: value })} />;
    return <>{value.map(({ name, score }) => `${name} ${score}`).join(' · ')}</>;
  },
  Input: LineGrid,
  operator: 'contains',
  verb: '请输入',
  width: 230,
  wide: true,
  inputHeight: 190,
  sheet: { write: (lines) => lines.map(({ name, score }) => `${name} ${score}`).join('；') },
};

/** The lines are checked here before the server is asked: its own check uses the same rules. */
const soundLines: FormRule = ({ getFieldsValue }) => ({
  validator: async () => {
    const values: unknown = getFieldsValue(true);
    const problems = isRecord(values) ? checkExamLines(readExam(values)) : [];
    const first = problems.find(({ field, level }) => level === 'error' && field.startsWith('lines'));
    if (first) throw new Error(first.text);
  },
});

const beforeGaokao: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, day: unknown) => {
    if (typeof day === 'string' && day >= `${getFieldValue('year')}-06-07`)
      throw new Error('考试日期须早于当年高考');
  },
});

/** Lines of mock exams (成绩线管理, screen Q6). */
export const exams = defineResource<ExamLines>()({
  label: '成绩线',
  endpoints: scoreEndpoints['score/line'],
  title: 'examName',
  state: 'enabled',
  // Scores of students are converted by them.
  invalidates: [callKey(['expert/student', 'exams'])],
  search: 'keyword',
  card: { lines: [['provinceId', 'category', 'lines']] },
  filters: { keyword: text('考试', { placeholder: '考试名称', on: ['filter'] }) },
  fields: {
    examName: text(examRules.examName, {
      width: 210,
      placeholder: '例：湖南省名校联考（3 月）',
      serverErrors: ['该考试已存在'],
    }),
    provinceId: province('省份', { on: everywhere, required: true, serverErrors: ['省份'] }),
    year: number(examRules.year, {
      on: everywhere,
      initial: new Date().getFullYear(),
      width: 70,
      Cell: ({ value }) => <>{value ?? emptyText}</>,
    }),
    category: choice('科类', categories, { on: everywhere, required: true, serverErrors: ['该省份没有'] }),
    examDate: date('考试日期', { required: true, rules: [beforeGaokao], serverErrors: ['考试日期'] }),
    fullMark: number(examRules.fullMark, {
      initial: 750,
      width: 64,
      priority: 'low',
    }),
    total: number(examRules.total, { help: '达到全省该科类人数一半时可按位次换算' }),
    gaokaoYear: number(examRules.gaokaoYear, {
      initial: new Date().getFullYear() - 1,
      priority: 'low',
      width: 104,
      help: '默认上一年；当年控制线公布后用当年',
      // The form takes the exam's own year once its lines are out (LineCheck); it stays then.
      derive: ({ year, gaokaoYear }) =>
        typeof year !== 'number' ? undefined : gaokaoYear === year ? year : year - 1,
      Cell: ({ value }) => <>{value ?? emptyText}</>,
    }),
    lines: fieldOf<Lines>('划线', lineGrid, {
      on: ['list', 'form', 'show'],
      rules: [soundLines],
      serverErrors: ['线', '科目'],
    }),
    transcripts: number('成绩单', { on: listAndShow, unit: ' 份', width: 76 }),
    meanError: number('平均误差', {
      on: listAndShow,
      width: 90,
      Cell: ({ value }) => <>{value == null ? emptyText : `±${value} 分`}</>,
    }),
    enabled: toggle('启用', { on: ['list', 'form', 'show'], initial: 1 }),
    remark: textarea(examRules.remark, { on: formAndShow }),
  },
  FormAside: LineCheck,
  actions: {
    try: {
      on: 'row',
      label: '试算',
      operation: 'student',
      promoted: true,
      always: true,
      dialog: TrialDrawer,
    },
  },
  deleteQuestion: (rows) =>
    `是否确认删除${rows.length === 1 ? `「${rows[0]?.examName}」` : `选中的 ${rows.length} 场考试`}？`,
  showTabs: [{ key: 'calibration', label: '校准', Tab: CalibrationTab }],
});
