import { priorities } from '@/resources/management/memo/memo';
import { memoStatuses } from '@/src/lib/memoStatuses';
import { optionTexts } from '../auditTexts';
import { alsoCounted, defineBin } from './recycle';
import { teamMemoTable } from './teamMemoTable';

export const teamMemoBin = defineBin({
  entity: '12',
  bizType: 'management/memo',
  definition: teamMemoTable,
  nameOf: ({ title }) => title,
  labels: {
    title: '标题',
    content: '内容',
    priority: ['优先级', optionTexts(priorities)],
    dueTime: '截止时间',
    status: ['状态', optionTexts(memoStatuses)],
    createBy: '创建人',
  },
  also: async ({ replies }) => alsoCounted('讨论', replies.length, '条'),
});
