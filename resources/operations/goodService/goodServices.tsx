import type { FormRule } from 'antd';
import {
  contentActions,
  contentStatus,
  contentTabs,
  reviewActions,
  reviewField,
  reviewTab,
} from '@/src/crud/content/contentActions';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { useChoices } from '@/src/crud/fields/severalOf';
import { upload } from '@/src/crud/fields/upload/upload';
import { auditTab } from '@/src/crud/show/auditTab';
import { isPublished } from '@/src/lib/contentStatus';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, everywhere, fieldOf, formOnly, listAndShow } from '@/src/ui/fields/field';
import { lookup } from '@/src/ui/fields/lookup';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { operationsEndpoints } from '../endpoints';
import type { GoodService } from './goodService';
import { goodServiceRules } from './goodService';

const PreviewTab = load(() => import('./PreviewTab'));
const StatTab = load(() => import('./StatTab'));

const endpoints = operationsEndpoints['operations/good-service'];

const serviceKind = lookup<RecordId>(() => useChoices(endpoints.operations.services), 'title');

const ownCover = upload('封面', 'image', { crop: 16 / 9, help: '不传则用服务的封面' });

const afterBegin: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    const begin = textOr(getFieldValue('beginTime'));
    if (textOr(value) !== '' && textOr(value) <= begin) throw new Error('结束时间必须晚于开始时间');
  },
});

/** The few services in the first row of the home page (优质服务, screen O7). */
export const goodServices = defineResource<GoodService>()({
  label: '优质服务',
  endpoints,
  title: 'title',
  form: 'modal',
  counts: 'counts',
  sendsChangesOnly: true,
  order: { field: 'sort', module: 'goodService' },
  canDelete: (row) => !isPublished(row),
  deleteQuestion: (rows) =>
    `是否确认删除${rows.length === 1 ? `「${rows[0]?.title}」` : `选中的 ${rows.length} 条数据`}？`,
  picture: 'cover',
  quickFilters: [...contentTabs, reviewTab],
  card: { lines: [['badge', 'reason', 'orders30']] },
  actions: { ...contentActions, ...reviewActions },
  showTabs: [
    { key: 'preview', label: '预览', Tab: PreviewTab },
    { key: 'stat', label: '近 14 天效果', Tab: StatTab },
    auditTab,
  ],
  fields: {
    title: text('服务', { on: ['filter', ...listAndShow], width: 160 }),
    status: contentStatus(),
    serviceId: fieldOf('服务', serviceKind, {
      on: formOnly,
      required: true,
      serverErrors: ['销售中的服务', '该服务已在'],
    }),
    badge: dictionary('角标', 'service_badge', { priority: 'high' }),
    reason: text(goodServiceRules.reason, { width: 220 }),
    cover: { ...ownCover, Cell: CoverCell },
    beginTime: datetime('开始时间', { on: everywhere }),
    endTime: datetime('结束时间', {
      isEnd: true,
      beside: 'beginTime',
      on: everywhere,
      rules: [afterBegin],
      serverErrors: ['结束时间'],
    }),
    sort: number('排序', { on: ['list'], width: 64 }),
    rating: number('评分', { on: listAndShow, precision: 1, width: 70 }),
    orders30: number('近 30 天订单', { on: listAndShow, width: 110 }),
    isInReview: reviewField(),
  },
});

/** The picture that the home page shows: its own, else that of the service. */
function CoverCell({ value, ...rest }: CellProps<string>) {
  const { Cell } = ownCover.kind;
  return <Cell {...rest} value={value || textOr(rest.record.serviceCover)} />;
}
