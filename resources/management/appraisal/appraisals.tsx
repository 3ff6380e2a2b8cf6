import { defineResource } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference/reference';
import { auditTab } from '@/src/crud/show/auditTab';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { fieldOf, type Kind, listAndShow, showOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { reason } from '@/src/ui/fields/reason';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { province } from '../../lookups/province';
import { peopleYears } from '../clientData/client';
import { managementEndpoints } from '../endpoints';
import { CommentCell, DurationCell, ProgressCell, ReliabilityCell, ResultCell } from './AppraisalCells';
import {
  type Appraisal,
  appraisalRules,
  appraisalStatuses,
  appraisalTypes,
  canDo,
  reliabilities,
} from './appraisal';

const CompareDialog = load(() => import('./CompareDialog'));
const ReportTab = load(() => import('./ReportTab'));

const everywhere = ['filter', 'list', 'show'] as const;
const years = peopleYears(Date.now()).map((year) => ({ value: year, label: `${year} 年` }));

const progressKind: Kind<number> = { ...number('').kind, Cell: ProgressCell, sheet: { as: 'number' } };

/** Aptitude tests of the students, read before a talk (测评管理, screen G1). */
export const appraisals = defineResource<Appraisal>()({
  label: '测评',
  endpoints: managementEndpoints['management/appraisal'],
  title: 'userName',
  search: 'keyword',
  serverExport: true,
  sort: { field: 'createTime', order: 'desc' },
  card: { lines: [['type', 'resultCode', 'comment'], ({ doubt }) => doubt || undefined] },
  filters: {
    keyword: text('学生', { personal: true, placeholder: '姓名或手机号', on: ['filter'] }),
    commented: choice<string>(
      '专家点评',
      [
        { value: '1', label: '已点评' },
        { value: '0', label: '未点评' },
      ],
      { on: ['filter'] },
    ),
  },
  quickFilters: [
    { label: '全部', filters: {} },
    { label: '待点评', filters: { status: '1', commented: '0' } },
    { label: '作答存疑', filters: { reliability: '2' } },
    ...appraisalStatuses.map(({ value, label }) => ({ label, filters: { status: String(value) } })),
  ],
  fields: {
    userName: text('学生', { on: listAndShow, width: 90 }),
    type: choice('测评类型', appraisalTypes, { on: everywhere, width: 100, priority: 'high' }),
    resultCode: text('测评结果', { on: everywhere, width: 96, priority: 'high', Cell: ResultCell }),
    status: choice<number>('状态', appraisalStatuses, { on: everywhere, width: 80 }),
    reliability: choice<number>('作答可信度', reliabilities, {
      on: everywhere,
      width: 96,
      Cell: ReliabilityCell,
    }),
    comment: text('专家点评', {
      on: ['list'],
      width: 84,
      Cell: CommentCell,
      exportText: ({ comment }) => String(comment ?? ''),
    }),
    provinceId: province('省份', { on: everywhere, width: 72 }),
    year: choice<number>('高考年份', years, { on: everywhere, width: 88 }),
    storeId: reference('机构', 'customer/store', {
      on: everywhere,
      shownBy: 'storeName',
      priority: 'low',
      platformOnly: true,
    }),
    answered: fieldOf('答题进度', progressKind, { on: listAndShow, width: 84, priority: 'low' }),
    duration: number('用时', { on: listAndShow, width: 100, priority: 'low', Cell: DurationCell }),
    finishTime: datetime('完成时间', {
      on: everywhere,
      sortable: true,
      filterAs: ['finishBegin', 'finishEnd'],
    }),
    commentBy: text('点评人', { on: showOnly }),
    commentTime: datetime('点评时间', { on: showOnly }),
    voidReason: text('作废原因', { on: showOnly }),
    createTime: datetime('创建时间', { on: showOnly }),
  },
  groups: {
    basic: {
      label: '概况',
      fields: [
        ...(['userName', 'type', 'resultCode', 'status', 'reliability', 'provinceId', 'year'] as const),
        ...(['storeId', 'answered', 'duration', 'finishTime', 'commentBy', 'commentTime'] as const),
        ...(['voidReason', 'createTime'] as const),
      ],
    },
  },
  showTabs: [{ key: 'report', label: '报告', Tab: ReportTab }, auditTab],
  actions: {
    comment: {
      on: 'row',
      label: '写点评',
      operation: 'comment',
      promoted: true,
      when: (row) => canDo('comment', row),
      title: ({ userName }) => `写点评：${userName}`,
      initial: ({ comment }) => ({ comment }),
      fields: { comment: reason(appraisalRules.commentComment, { serverErrors: ['专家点评'] }) },
      success: '点评成功',
    },
    reset: {
      on: 'row',
      label: '重置机会',
      operation: 'reset',
      when: (row) => canDo('reset', row),
      confirm: () => '重置后学生可重新作答，确定吗？',
      request: ({ id, rev }) => ({ body: { id, rev } }),
      success: '已重置作答机会',
    },
    pdf: {
      on: 'row',
      label: '下载 PDF',
      operation: 'pdf',
      when: (row) => canDo('pdf', row),
      run: async ({ id, userName }, { downloads }) => {
        const { pdf } = managementEndpoints['management/appraisal'].operations;
        await (await downloads()).form(pdf.path, { id }, `测评报告_${userName}.pdf`);
      },
    },
    void: {
      on: 'row',
      label: '作废',
      operation: 'void',
      danger: true,
      when: (row) => canDo('void', row),
      title: '作废测评',
      text: ({ userName }) => `作废后「${userName}」将不再看到这份报告，确定作废吗？`,
      fields: {
        remark: reason(appraisalRules.voidRemark, {
          ...{ serverErrors: ['作废原因'] },
          phrases: ['作答存疑，申请重新作答', '非本人作答'],
        }),
      },
      success: '作废成功',
    },
    compare: { on: 'batch', label: '对比', operation: 'one', dialog: CompareDialog },
  },
});
