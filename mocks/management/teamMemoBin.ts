import { priorities } from '@/resources/management/memo/memo';
import { memoStatuses } from '@/src/lib/memoStatuses';
import { alsoCounted, defineBin } from './recycle';
import { teamMemoTable } from './teamMemoTable';

const labelsOf = (options: readonly { readonly value: number; readonly label: string }[]) =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));

export const teamMemoBin = defineBin({
  entity: '12',
  bizType: 'management/memo',
  definition: teamMemoTable,
  nameOf: ({ title }) => title,
  labels: {
    title: '标题',
    content: '内容',
    priority: ['优先级', labelsOf(priorities)],
    dueTime: '截止时间',
    status: ['状态', labelsOf(memoStatuses)],
    createBy: '创建人',
  },
  also: async ({ replies }) => alsoCounted('讨论', replies.length, '条'),
});
