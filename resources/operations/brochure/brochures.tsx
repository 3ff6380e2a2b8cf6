import {
  contentActions,
  contentDeletion,
  contentStatus,
  contentTabs,
  reviewActions,
  reviewField,
  reviewTab,
} from '@/src/crud/content/contentActions';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { repeated } from '@/src/crud/fields/repeated/repeated';
import { richtext } from '@/src/crud/fields/richtext';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { auditTab } from '@/src/crud/show/auditTab';
import { dataYears } from '@/src/gaokao/examYears';
import { isPublished } from '@/src/lib/contentStatus';
import { isYes, numberOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, type FormValues, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { college } from '../../lookups/college';
import { operationsEndpoints } from '../endpoints';
import {
  type Brochure,
  brochureKinds,
  brochureRules,
  contentTypes,
  type KeyRule,
  mostRules,
} from './brochure';

const CompareDialog = load(() => import('./CompareDialog'));
const CoverageBoard = load(() => import('./CoverageBoard'));
const PreviewTab = load(() => import('./PreviewTab'));

const filterListShow = ['filter', 'list', 'show'] as const;

const isOf = (type: number) => (values: FormValues) => numberOr(values.contentType, 1) === type;

const ruleFields: FieldsOf<KeyRule> = {
  item: dictionary('要点', 'brochure_rule', { required: true }),
  text: text(brochureRules.text),
};

/** Charters and brochures of colleges, year by year (招生简章, screen O2). */
export const brochures = defineResource<Brochure>()({
  label: '招生简章',
  endpoints: operationsEndpoints['operations/brochure'],
  form: 'page',
  title: 'title',
  counts: 'counts',
  sendsChangesOnly: true,
  serverExport: true,
  ...contentDeletion,
  canEdit: ({ readOnly }) => !isYes(readOnly),
  canDelete: (row) => !isPublished(row) && !isYes(row.readOnly),
  quickFilters: [...contentTabs, reviewTab],
  card: { lines: [['schoolName', 'year', 'kind']] },
  displays: { coverage: { label: '覆盖看板', Display: CoverageBoard } },
  actions: {
    ...contentActions,
    ...reviewActions,
    compare: { on: 'row', label: '对比往年', operation: 'diff', always: true, dialog: CompareDialog },
    // The same text as a draft of another year.
    copy: {
      on: 'row',
      ...{ label: '复制到新年份', operation: 'copy', always: true, sendsId: false },
      title: ({ title }) => `复制到新年份：${title}`,
      initial: ({ year }) => ({ year: numberOr(year) + 1 }),
      fields: (row) => ({
        year: choice<number>(
          '年份',
          dataYears().filter(({ value }) => value !== numberOr(row.year)),
          { required: true, serverErrors: ['已存在', '年份'] },
        ),
      }),
      body: (values, { id }) => ({ ...values, id }),
      success: '已复制为草稿',
    },
  },
  showTabs: [{ key: 'preview', label: '预览', Tab: PreviewTab }, auditTab],
  fields: {
    title: text(brochureRules.title, {
      on: everywhere,
      help: '不填则为院校、年份和类型',
      width: 240,
    }),
    status: contentStatus(),
    schoolName: text('院校', { on: listAndShow, width: 170 }),
    schoolId: college('院校', {
      on: ['filter', 'form'],
      required: true,
      serverErrors: ['该院校'],
    }),
    year: choice<number>('年份', dataYears(), { on: everywhere, required: true, width: 84 }),
    kind: choice<1 | 2 | 3>('类型', brochureKinds, { on: everywhere, required: true, initial: 1, width: 96 }),
    contentType: choice<1 | 2 | 3>('内容形式', contentTypes, {
      on: ['list', 'form', 'show'],
      required: true,
      initial: 1,
      width: 90,
    }),
    sourceUrl: text(brochureRules.sourceUrl, { on: formAndShow }),
    content: richtext('正文', { on: formAndShow, required: isOf(1), visible: isOf(1) }),
    fileUrl: upload('文件', 'file', {
      on: formAndShow,
      required: isOf(2),
      visible: isOf(2),
      types: ['pdf'],
      maxSize: 20,
    }),
    link: text(brochureRules.link, { on: formAndShow, required: isOf(3), visible: isOf(3) }),
    keyRules: repeated('要点摘录', ruleFields, {
      on: formAndShow,
      max: mostRules,
      serverErrors: ['要点最多'],
    }),
    publishTime: datetime('发布时间', { on: filterListShow, sortable: true }),
    views: number('浏览量', { on: listAndShow, sortable: true, width: 84 }),
    isInReview: reviewField(),
  },
});
