import { noticeTypes } from '@/resources/management/notices/notice';
import { noticeTable, receiptTable } from './noticeTable';
import { alsoCounted, defineBin } from './recycle';

const typeLabels = Object.fromEntries(noticeTypes.map(({ value, label }) => [value, label]));

/** Notices come back as they were, a draft or taken back, with what is known of their readers. */
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
  also: async ({ id }, { table }) => {
    const receipts = (await table(receiptTable)).all().filter(({ noticeId }) => noticeId === id);
    return alsoCounted('阅读回执', receipts.length, '条');
  },
});
