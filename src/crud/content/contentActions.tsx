import {
  type Content,
  type ContentStatus,
  type ContentStep,
  contentPhase,
  contentStatuses,
  isInReview,
  isPublished,
  sendBackReason,
} from '../../lib/contentStatus';
import { formatTime } from '../../lib/dates';
import type { RecordId } from '../../lib/recordId';
import { choice } from '../../ui/fields/choice';
import type { CellProps, Field } from '../../ui/fields/field';
import { reason } from '../../ui/fields/reason';
import { yesNo } from '../../ui/fields/toggle';
import { StateTag } from '../../ui/StateTag';
import type { QuickFilter } from '../resourceSpec';

/** A record that is published and taken back (screens-business, 1.6). */
interface ContentRecord extends Content {
  readonly id: RecordId;
  readonly title: string;
  /** Revision on the screen: nobody publishes a record that somebody else has changed meanwhile. */
  readonly rev?: unknown;
}

const setStatus = (status: ContentStep) => (row: ContentRecord) => ({
  body: { id: String(row.id), status, rev: row.rev },
});
const setAll = (status: ContentStep) => (rows: readonly ContentRecord[]) => ({
  body: { id: rows.map(({ id }) => id).join(','), status },
});
const isBack = (row: ContentRecord) => !isPublished(row);
const withdrawn = '下架后前台将不再展示，';

/**
 * 发布 and 下架 of a resource with an operation `status`, for a row and for the selected rows:
 * `actions: { ...contentActions, receipts: … }`. Its mock is `contentRoute`.
 */
export const contentActions = {
  publish: {
    on: 'row',
    label: '发布',
    operation: 'status',
    promoted: true,
    when: isBack,
    request: setStatus(1),
    success: '发布成功',
  },
  withdraw: {
    on: 'row',
    label: '下架',
    operation: 'status',
    danger: true,
    when: isPublished,
    request: setStatus(2),
    success: '下架成功',
    confirm: ({ title }: ContentRecord) => `${withdrawn}确定下架「${title}」吗？`,
  },
  publishAll: {
    on: 'batch',
    label: '批量发布',
    operation: 'status',
    when: isBack,
    requestAll: setAll(1),
    confirm: (rows: readonly ContentRecord[]) => `确定发布选中的 ${rows.length} 条数据吗？`,
  },
  withdrawAll: {
    on: 'batch',
    label: '批量下架',
    operation: 'status',
    when: isPublished,
    requestAll: setAll(2),
    danger: true,
    confirm: (rows: readonly ContentRecord[]) => `${withdrawn}确定下架选中的 ${rows.length} 条数据吗？`,
  },
} as const;

/**
 * 提交审核 and 退回 of a resource with operations `submit` and `sendBack`. A writer who may not publish hands in complete
 * records; a publisher publishes them, or says what is wrong. Its mock is `reviewRoutes`.
 */
export const reviewActions = {
  submit: {
    on: 'row',
    label: '提交审核',
    operation: 'submit',
    when: (row: ContentRecord) => isBack(row) && !isInReview(row),
    request: ({ id, rev }: ContentRecord) => ({ body: { id, rev } }),
    success: '已提交审核',
  },
  sendBack: {
    on: 'row',
    label: '退回',
    operation: 'sendBack',
    when: isInReview,
    success: '已退回',
    title: ({ title }: ContentRecord) => `退回：${title}`,
    fields: {
      reason: reason(sendBackReason, {
        serverErrors: ['退回原因'],
        phrases: ['请补充官方来源链接', '请核对数据与年份', '封面不清晰，请更换'],
      }),
    },
  },
} as const;

/** The tabs 全部, 草稿, 已发布, 已下架 of such a list; `countContent` counts them. */
export const contentTabs: readonly QuickFilter<'status'>[] = [
  { label: '全部', filters: {}, count: 'all' },
  ...contentStatuses.map(({ value, label }) => ({
    label,
    filters: { status: String(value) },
    count: String(value),
  })),
];

/** The tab of records that wait for a publisher; the resource has {@link reviewField} as `isInReview`. */
export const reviewTab: QuickFilter<'isInReview'> = {
  label: '待审核',
  filters: { isInReview: '1' },
  count: 'review',
};

/** The filter 待审核. */
export const reviewField = () => yesNo('待审核', { on: ['filter'] });

/** Deletion of such records: `defineResource<…>()({ ...contentDeletion, … })`. A published one is taken back first. */
export const contentDeletion = {
  recycles: true,
  canDelete: (row: Pick<Content, 'status'>) => !isPublished(row),
  deleteQuestion: (rows: readonly { readonly title: string }[]) =>
    `删除后可在回收站恢复，是否确认删除${rows.length === 1 ? `「${rows[0]?.title}」` : `选中的 ${rows.length} 条数据`}？`,
} as const;

/** 状态 of such a record: its state, and whether it waits for a review or for its time, or has expired. */
export function contentStatus(): Field<ContentStatus> {
  return choice('状态', contentStatuses, { on: ['filter', 'list', 'show'], width: 140, Cell: StatusCell });
}

function StatusCell({ value, record }: CellProps<ContentStatus>) {
  const option = contentStatuses.find((one) => String(one.value) === String(value));
  const phase = contentPhase({ ...record, status: value }, formatTime(Date.now()));
  return (
    <>
      {option && <StateTag tone={option.tone}>{option.label}</StateTag>}{' '}
      {phase === 'review' && <StateTag tone="warning">待审核</StateTag>}
      {phase === 'upcoming' && <StateTag tone="primary">待上线</StateTag>}
      {phase === 'expired' && <StateTag tone="info">已过期</StateTag>}
    </>
  );
}
