import { noticeTypes } from '@/resources/management/notices/notice';
import { hasRoomAtTop, noticeTable, receiptTable } from './noticeTable';
import { alsoCounted, defineBin } from './recycle';

const typeLabels = Object.fromEntries(noticeTypes.map(({ value, label }) => [value, label]));

/** Notices come back as they were, with their receipts, but to the top only where there is room. */
export const noticeBin = defineBin({
  entity: '8',
  bizType: 'management/notices',
  definition: noticeTable,
  nameOf: ({ title }) => title,
  labels: {
    title: '标题',
    type: ['类型', typeLabels],
    publishTime: '发布时间',
    expireTime: '失效时间',
    createBy: '创建人',
  },
  restored: async (row, { table }) => {
    const isAtTop = row.pinned === 1 && hasRoomAtTop((await table(noticeTable)).all(), row.id);
    return isAtTop ? row : { ...row, pinned: 0 as const };
  },
  also: async ({ id }, { table }) => {
    const receipts = (await table(receiptTable)).all().filter(({ noticeId }) => noticeId === id);
    return alsoCounted('阅读回执', receipts.length, '条');
  },
});
