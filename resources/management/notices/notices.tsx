import type { FormRule } from 'antd';
import {
  contentActions,
  contentDeletion,
  contentStatus,
  reviewActions,
  reviewField,
} from '@/src/crud/content/contentActions';
import { defineResource } from '@/src/crud/defineResource';
import { richtext } from '@/src/crud/fields/richtext';
import { severalOf } from '@/src/crud/fields/severalOf';
import { upload } from '@/src/crud/fields/upload/upload';
import { auditTab } from '@/src/crud/show/auditTab';
import { audiences } from '@/src/lib/contentStatus';
import { isYes, numberOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, type FormValues, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { managementEndpoints } from '../endpoints';
import { readStates } from '../message/message';
import { AckCell } from './AckCell';
import { expiryProblem, type Notice, noticeRules, noticeTypes } from './notice';

const ReceiptsDialog = load(() => import('./ReceiptsDialog'));
const ReceiptMatrix = load(() => import('./ReceiptMatrix'));

const endpoints = managementEndpoints['management/notices'];
const isForSome = ({ audience }: FormValues) => numberOr(audience) === 2;
const needsAck = ({ needAck }: FormValues) => isYes(needAck);

const notBeforeDeadline: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, expireTime: unknown) => {
    const [needAck, ackDeadline] = [getFieldValue('needAck'), getFieldValue('ackDeadline')];
    const problem = expiryProblem({ needAck, ackDeadline, expireTime });
    if (problem) throw new Error(problem);
  },
});

/** Notices of the platform to institutions (公告, screen G7), as its own staff see them. */
export const notices = defineResource<Notice>()({
  label: '公告',
  endpoints,
  sendsChangesOnly: true,
  createsOnce: true,
  ...contentDeletion,
  card: { lines: [['type', 'readRate', 'publishTime']] },
  displays: { matrix: { label: '回执矩阵', Display: ReceiptMatrix } },
  actions: {
    ...contentActions,
    ...reviewActions,
    receipts: {
      on: 'row',
      label: '查看回执',
      operation: 'receipts',
      when: ({ status }) => numberOr(status) !== 0,
      dialog: ReceiptsDialog,
    },
  },
  showTabs: [auditTab],
  fields: {
    title: text(noticeRules.title, { on: everywhere, width: 240 }),
    type: choice('类型', noticeTypes, { on: everywhere, required: true, priority: 'high' }),
    status: contentStatus(),
    audience: choice('接收范围', audiences, { on: everywhere, required: true, initial: 1 }),
    storeIds: severalOf('指定机构', endpoints.operations.stores, {
      on: formAndShow,
      required: isForSome,
      visible: isForSome,
      shownBy: 'storeNames',
    }),
    content: richtext('内容', { on: formAndShow, required: true }),
    files: upload('附件', 'files', { on: formAndShow }),
    pinned: yesNo('置顶', {
      on: ['list', 'form', 'show'],
      initial: 0,
      width: 70,
      serverErrors: ['最多置顶'],
    }),
    needAck: yesNo('需确认回执', { on: ['list', 'form', 'show'], initial: 0, width: 100 }),
    ackDeadline: datetime('回执截止', {
      isEnd: true,
      on: ['list', 'form', 'show'],
      columnOff: true,
      required: needsAck,
      visible: needsAck,
    }),
    publishTime: datetime('发布时间', { on: everywhere, help: '不填则发布时为当前时间' }),
    expireTime: datetime('失效时间', {
      isEnd: true,
      on: ['list', 'form', 'show'],
      columnOff: true,
      rules: [notBeforeDeadline],
      dependencies: ['needAck', 'ackDeadline'],
      serverErrors: ['失效时间'],
    }),
    readRate: text('阅读率', { on: listAndShow, width: 90, priority: 'high' }),
    ackRate: text('回执率', { on: listAndShow, width: 90, priority: 'high' }),
    isInReview: reviewField(),
  },
});

/** The same as the people of an institution read them. */
export const ownNotices = defineResource<Notice>()({
  label: '公告',
  endpoints: {
    ...endpoints,
    operations: {
      list: endpoints.operations.list,
      one: endpoints.operations.one,
      ack: endpoints.operations.ack,
    },
  },
  isUnread: ({ isRead }) => !isYes(isRead),
  card: { badge: 'isRead', lines: [['type', 'publishTime']] },
  actions: {
    ack: {
      on: 'row',
      label: '确认知悉',
      operation: 'ack',
      promoted: true,
      when: ({ needAck, ackTime }) => isYes(needAck) && !ackTime,
      confirm: ({ title }) => `确认已知悉「${title}」？`,
      request: ({ id }) => ({ body: { id } }),
      success: '已确认',
    },
  },
  fields: {
    title: text('标题', { on: ['filter', 'list', 'show'], width: 280 }),
    type: choice('类型', noticeTypes, { on: ['filter', 'list', 'show'], priority: 'high' }),
    isRead: choice('阅读', readStates, { on: ['filter', 'list'], priority: 'high' }),
    publishTime: datetime('发布时间', { on: ['filter', 'list', 'show'] }),
    ackDeadline: datetime('回执截止', { on: listAndShow }),
    ackTime: datetime('确认回执', { on: listAndShow, width: 190, Cell: AckCell }),
    content: richtext('内容', { on: ['show'] }),
    files: upload('附件', 'files', { on: ['show'] }),
  },
});
