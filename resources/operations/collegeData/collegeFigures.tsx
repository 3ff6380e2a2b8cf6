import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { auditTab } from '@/src/crud/show/auditTab';
import { numberOr } from '@/src/lib/record';
import { reason } from '@/src/ui/fields/reason';
import { load } from '@/src/ui/load';
import { operationsEndpoints } from '../endpoints';
import { type CollegeData, checkStatuses, figureRules, figureText } from './collegeData';
import { figureFields, figureFilters } from './figureFields';

const SideBySideCheck = load(() => import('./SideBySideCheck'));

const isOpen = ({ checkStatus }: CollegeData) => numberOr(checkStatus) !== 1;

/** Plans and admission lines of colleges, checked by a second person (院校数据, screen O3). */
export const collegeFigures = defineResource<CollegeData>()({
  label: '院校数据',
  endpoints: operationsEndpoints['operations/college-data'],
  title: 'schoolName',
  state: 'checkStatus',
  search: 'keyword',
  counts: 'counts',
  form: 'modal',
  sendsChangesOnly: true,
  recycles: true,
  // Majors count the colleges that have them.
  invalidates: [callKey('operations/specialty')],
  serverExport: true,
  fields: figureFields,
  filters: figureFilters,
  card: { lines: [['category', 'groupCode', 'majorName']] },
  displays: { check: { label: '双屏核对', Display: SideBySideCheck } },
  quickFilters: [
    { label: '全部', filters: {}, count: 'all' },
    ...checkStatuses.map(({ value, label }) => ({
      label,
      filters: { checkStatus: String(value) },
      count: String(value),
    })),
    { label: '有异常', filters: { odd: '1' }, count: 'odd' },
  ],
  importing: {
    columns: [
      ...(['year', 'provinceId', 'batchId', 'schoolId', 'category', 'groupCode', 'req', 'majorId'] as const),
      ...(['majorName', 'planCount', 'admitCount', 'minScore', 'avgScore', 'maxScore'] as const),
      ...(['minRank', 'source'] as const),
    ],
    example: [
      {
        ...{ year: 2026, provinceId: 430000, batchId: '本科批（普通类）', schoolId: '湖南大学', category: 4 },
        ...{ groupCode: '201', req: '物理+化学', majorName: '计算机类', planCount: 30 },
        source: '湖南省教育考试院 2026 年招生计划',
      },
    ],
  },
  actions: {
    pass: {
      on: 'row',
      label: '核对通过',
      operation: 'check',
      promoted: true,
      when: isOpen,
      request: ({ id, rev }) => ({ body: { id, rev, checkStatus: 1 } }),
      success: '已核对',
    },
    doubt: {
      on: 'row',
      label: '标记疑问',
      operation: 'check',
      when: ({ checkStatus }) => numberOr(checkStatus) !== 2,
      title: (row) => `标记疑问：${figureText(row)}`,
      fields: {
        remark: reason(figureRules.doubtRemark, {
          ...{ serverErrors: ['疑问说明'] },
          phrases: ['与公布的投档表不一致', '位次与分数对应不上', '专业组代码疑似有误'],
        }),
      },
      body: (values) => ({ ...values, checkStatus: 2 }),
      success: '已标记疑问',
    },
    passAll: {
      on: 'batch',
      label: '批量核对通过',
      operation: 'check',
      when: isOpen,
      confirm: (rows) => `确定核对通过选中的 ${rows.length} 条数据吗？`,
      requestAll: (rows) => ({ body: { id: rows.map(({ id }) => id).join(','), checkStatus: 1 } }),
    },
  },
  canDelete: isOpen,
  deleteQuestion: (rows) => {
    const [only] = rows;
    const what = only && rows.length === 1 ? `「${figureText(only)}」` : `选中的 ${rows.length} 条数据`;
    return `删除后可在回收站恢复，是否确认删除${what}？`;
  },
  showTabs: [auditTab],
});
