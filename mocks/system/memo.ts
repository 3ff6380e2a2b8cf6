import { z } from 'zod';
import { systemEndpoints } from '@/resources/system/endpoints';
import { type Memo, memoColors, memoRules, remindProblem } from '@/resources/system/memo/memo';
import { crudHandlers } from '../crud';
import { found, refuse } from '../responses';
import { idSchema, type Route, read, route } from '../route';
import { onOffState, optionalText, textMember } from '../rules';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { dayLength, formatDay, formatTime } from '../time';

const colors = memoColors.map(({ value }) => value);

const input = z.object({
  title: textMember(memoRules.title),
  content: textMember(memoRules.content),
  color: z.enum(colors, '请选择颜色').default('yellow'),
  top: onOffState.default(0),
  remindTime: optionalText('提醒时间', 19).refine(
    (time) => time === '' || /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time),
    '提醒时间格式不正确',
  ),
  link: textMember(memoRules.link),
});

interface MemoRow extends Omit<Stored<Memo>, 'top' | 'done'> {
  top: number;
  done: number;
  /** The owner. */
  userId: number;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** Private memos of each account (screen H3). */
const memoTable = defineTable<MemoRow>({
  name: 'system/memo',
  idField: 'id',
  schema: input.extend({
    ...{ id: z.number(), userId: z.number(), color: z.enum(colors), top: z.number(), done: z.number() },
    ...stamps,
  }),
  seed: seedMemos,
});

/** Title, days until the reminder (none where there is none), its hour, whether it is done. */
const seeds = [
  ['核对本周到期机构名单', 0, '17:30:00', 0],
  ['给新同事开通账号', 0, '20:00:00', 0],
  ['确认下半年会员卡备货数量', 1, '10:00:00', 0],
  ['整理各省批次线变动', 3, '09:30:00', 0],
  ['跟进服务网点的装修进度', -1, '15:00:00', 0],
  ['更新常见问题里的退款说明', undefined, '', 0],
  ['准备月度例会材料', 6, '14:00:00', 0],
  ['提交上月报销单', -4, '18:00:00', 1],
  ['检查官网友情链接', undefined, '', 1],
] as const;

/** Ids of the demo accounts. */
const demoUsers = [1, 2, 3, 4, 5, 6];

/** Nine for each demo account, two of them due today. */
function seedMemos({ now }: SeedContext): MemoRow[] {
  return demoUsers.flatMap((userId, person) =>
    seeds.map(([title, days, hour, done], index) => {
      const createTime = formatTime(now - (index + 2) * dayLength);
      return {
        ...{ id: person * seeds.length + index + 1, userId, title, done },
        content: index % 2 === 0 ? '先看清单，再逐条核对，有疑问的当天回复。' : '',
        color: colors[index % colors.length] ?? 'yellow',
        top: index === 0 ? 1 : 0,
        remindTime: days === undefined ? '' : `${formatDay(now + days * dayLength)} ${hour}`,
        link: index === 0 && userId === 1 ? '/customer/list?expireState=expiring' : '',
        ...{ createTime, createBy: '', updateTime: createTime, updateBy: '' },
      };
    }),
  );
}

const endpoints = systemEndpoints['system/memo'];

/** Memos: everybody sees their own (screen H3). */
export const memoRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, memoTable, {
    input,
    keyword: ['title', 'content'],
    order: [{ field: 'top', descending: true }, { field: 'done' }, { field: 'createTime', descending: true }],
    visible: ({ userId }, { user }) => userId === user.userId,
    presenter:
      async () =>
      ({ userId: _userId, ...memo }) =>
        memo,
    complete: (_values, _id, { user }) => ({ done: 0, userId: user.userId }),
    check: (action, memo, { mockServer }) => {
      const problem = action === 'create' ? remindProblem(memo.remindTime, mockServer.now()) : undefined;
      if (problem) refuse(problem);
    },
  }),
  route(endpoints.operations.done, async ({ mockServer, user, body }) => {
    const table = await mockServer.table(memoTable);
    const { id, done } = read(body, z.object({ id: idSchema, done: z.literal([0, 1]) }));
    const memo = table.get(id);
    const own = found(memo?.userId === user.userId ? memo : undefined);
    await table.put({ ...own, done, updateTime: formatTime(mockServer.now()) });
  }),
];
