import { z } from 'zod';
import { memoSubjects, type TeamMemo } from '@/resources/management/memo/memo';
import { orderTable } from '../expert/orderTable';
import { studentTable } from '../expert/studentTable';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { dayLength, formatDay, formatTime } from '../time';

/** A memo as it is kept: names of people and records are not. */
export interface TeamMemoRow
  extends Omit<
    Stored<TeamMemo>,
    'assigneeNames' | 'watcherNames' | 'bizName' | 'bizType' | 'isMine' | 'isEditable'
  > {
  /** Empty where it is about nothing. */
  bizType: '' | NonNullable<TeamMemo['bizType']>;
  /** 1 once its reminder was sent. */
  reminded: number;
  updateTime: string;
  updateBy: string;
}

export const teamMemoTable = defineTable<TeamMemoRow>({
  name: 'management/memo',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    title: z.string(),
    content: z.string(),
    assigneeIds: z.array(z.number()),
    watcherIds: z.array(z.number()),
    priority: z.literal([1, 2, 3]),
    dueTime: z.string(),
    remind: z.literal([0, 15, 60, 1440]),
    bizType: z.enum(['', ...memoSubjects.map(({ value }) => value)]),
    bizId: z.number().nullable(),
    status: z.literal([0, 1, 2]),
    replies: z.array(z.object({ by: z.string(), at: z.string(), content: z.string() })),
    pinned: z.literal([0, 1]),
    authorId: z.number(),
    reminded: z.number(),
    rev: z.number(),
    ...stamps,
  }),
  seed: seedMemos,
});

const titles = [
  '回访已成交家长',
  '核对本科批名单',
  '联系未确认志愿的学生',
  '整理讲座签到表',
  '催收补充材料',
  '确认专家排班',
  '复核退款凭证',
  '更新院校资料',
  '准备周会数据',
  '联系加盟机构续费',
  '检查志愿表终审进度',
  '跟进投诉处理结果',
  '整理高二家长名单',
  '补录成绩与位次',
  '安排周末值班',
  '核对会员卡库存',
  '回复官网留言',
  '更新讲座海报',
  '整理专家评价',
  '核对发票抬头',
  '提醒学生提交体检信息',
  '收集院校招生章程',
  '复核等位分换算',
  '准备加盟商培训材料',
  '整理过期的话术',
  '确认模拟考试数据',
  '更新城市分站简介',
  '核对到期机构',
  '跟进未付款订单',
  '安排新专家试讲',
  '汇总家长常见问题',
  '检查推送模板',
  '核对分享链接',
  '准备月度复盘',
] as const;

/** 34 memos of the operators and experts, over all states; some are late, some are about students and orders. */
function seedMemos({ now, seedOf }: SeedContext): TeamMemoRow[] {
  const [students, orders] = [seedOf(studentTable), seedOf(orderTable)];
  return titles.map((title, index) => {
    const created = formatTime(now - (index + 1) * 9 * 3_600_000);
    const [authorId, createBy] = authors[index % authors.length] ?? authors[0];
    return {
      ...{ id: index + 1, title },
      content: every(index, 2) ? '先看清单，再逐条核对：\n\n- 联系方式\n- 成绩与选科\n- 意向院校' : '',
      assigneeIds: [...(assignees[index % assignees.length] ?? [2])],
      watcherIds: every(index, 5) ? [1] : [],
      priority: ([3, 2, 1, 2, 2, 1, 2] as const)[index % 7] ?? 2,
      ...{ dueTime: dueOf(index, now), remind: 0, reminded: 0, pinned: index === 3 ? 1 : 0 },
      ...aboutOf(index, students[index]?.id, orders[index]?.id),
      status: ([0, 0, 0, 1, 2] as const)[index % 5] ?? 0,
      replies: every(index, 6) ? [{ by: '陈牧之', at: created, content: '上午联系过，家长晚上再定。' }] : [],
      ...{ authorId, rev: 1, createTime: created, createBy, updateTime: created, updateBy: createBy },
    };
  });
}

const authors = [
  [1, '林知远'],
  [2, '苏晚晴'],
  [2, '苏晚晴'],
] as const;
const assignees = [[2, 4], [4], [2], [4, 1]] as const;

const every = (index: number, step: number) => index % step === 0;

/** Some have no time; the others are due from two days ago to six days from now. */
function dueOf(index: number, now: number): string {
  if (every(index + 1, 8)) return '';
  return `${formatDay(now + ((index % 9) - 2) * dayLength)} ${every(index, 2) ? '17:30:00' : '10:00:00'}`;
}

function aboutOf(
  index: number,
  student: number | undefined,
  order: number | undefined,
): Pick<TeamMemoRow, 'bizType' | 'bizId'> {
  if (every(index + 2, 3) && student !== undefined) return { bizType: 'expert/student', bizId: student };
  if (every(index + 4, 6) && order !== undefined) return { bizType: 'expert/order', bizId: order };
  return { bizType: '', bizId: null };
}
