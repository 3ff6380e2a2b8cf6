import { z } from 'zod';
import type { SystemUpdate } from '@/resources/operations/systemUpdates/systemUpdate';
import type { ContentRow } from '../contentStatus';
import { platformStoreId } from '../customer/storeRow';
import { createRandom } from '../random';
import { accountTable } from '../system/accountTable';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { dayLength, formatTime } from '../time';

/** A release note as it is kept (screens H9 and O1). */
export interface SystemUpdateRow
  extends Omit<Stored<SystemUpdate>, 'storeNames' | 'readRate' | 'isInReview' | keyof ContentRow>,
    ContentRow {
  /** The time of the last reminder. */
  remindTime: string;
}

/** The receipt of a release note by a reader. */
export interface SystemUpdateRead {
  id: number;
  updateId: number;
  userId: number;
}

/** Release notes in the order of their making. */
export const systemUpdateTable = defineTable<SystemUpdateRow>({
  name: 'operations/systemUpdate',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    version: z.string(),
    title: z.string(),
    type: z.literal([1, 2, 3]),
    content: z.string(),
    audience: z.literal([1, 2]),
    storeIds: z.array(z.number()),
    popup: z.literal([0, 1]),
    publishTime: z.string(),
    expireTime: z.string(),
    status: z.literal([0, 1, 2]),
    submitTime: z.string(),
    remindTime: z.string(),
    rev: z.number(),
    ...stamps,
  }),
  seed: ({ now }) => [
    ...notes.map((note, index) => seedUpdate(note, index, now)),
    ...drafts.map((note, index) => seedDraft(note, index, now)),
  ],
});

/** Read release notes: the demo accounts read all but the newest two, as did most staff of the institutions. */
export const systemUpdateReadTable = defineTable<SystemUpdateRead>({
  name: 'operations/systemUpdateRead',
  idField: 'id',
  schema: z.object({ id: z.number(), updateId: z.number(), userId: z.number() }),
  seed: (context) =>
    [...demoReads(), ...storeReads(context)].map((read, index) => ({ ...read, id: index + 1 })),
});

type Read = Omit<SystemUpdateRead, 'id'>;

function demoReads(): Read[] {
  const older = notes.slice(0, -2).map((_, index) => index + 1);
  const people = [1, 2, 3, 4, 6];
  return people.flatMap((userId) => older.map((updateId) => ({ userId, updateId })));
}

/** The administrators of the institutions; the newest notes are the least read. */
function storeReads({ seedOf }: SeedContext): Read[] {
  const random = createRandom(2_025);
  const administrators = seedOf(accountTable).filter(
    ({ storeId, roleIds, userId }) => storeId !== platformStoreId && roleIds.length > 0 && userId !== 6,
  );
  return notes.flatMap((_, index) => {
    const isNew = index >= notes.length - 2;
    return administrators
      .filter(() => random.below(10) < (isNew ? 5 : 9))
      .map(({ userId }) => ({ userId, updateId: index + 1 }));
  });
}

type Note = readonly [version: string, type: 1 | 2 | 3, title: string, ...lines: string[]];

/** Oldest first; over eighteen months. */
const notes: readonly Note[] = [
  ['1.4.0', 1, '机构邀请码', '机构可以生成邀请码，员工注册时填写即归入该机构。'],
  ['1.4.1', 3, '修复导出表格列顺序', '导出的列与页面显示的顺序一致。'],
  ['1.5.0', 1, '会员卡额度申请', '机构在线申请额度，财务确认到账后发放。', '申请进度可在列表中查看。'],
  ['1.5.1', 2, '列表加载更快', '超过一百行的列表只绘制看得见的部分。'],
  ['1.6.0', 1, '一分一段表对比', '可以把三年的数据放在同一张图上比较。'],
  ['1.6.1', 3, '修复筛选条件丢失', '返回列表后，筛选条件与页码保持不变。'],
  ['1.6.2', 2, '志愿表校验更清楚', '校验结果按错误、警告、提示分组显示。'],
  ['1.7.0', 1, '省份批次配置', '各省志愿数与填报时间可在后台维护。'],
  ['1.7.1', 3, '修复图片上传失败提示', '上传失败时显示原因，已选图片不会丢失。'],
  ['1.8.0', 1, '专家预约', '专家可以设置可预约时段，客户在线选择。', '预约前一天自动提醒。'],
  ['1.8.1', 2, '手机端操作更方便', '列表在窄屏上以卡片显示，操作按钮更大。'],
  ['1.9.0', 1, '工单处理', '机构可以提交工单，处理过程全程可见。'],
  ['1.9.1', 3, '修复到期时间显示', '续费后到期时间立即更新。'],
  ['1.9.2', 2, '权限配置更直观', '按菜单和功能分组，一眼看出角色拥有的权限。'],
  [
    '2.0.0',
    1,
    '全新后台',
    '标签页切换后内容保持不变。',
    '支持深色模式与命令面板。',
    '表单内容自动保存为草稿。',
  ],
  ['2.0.1', 2, '首页更实用', '待办事项、业务趋势与志愿季日历集中显示。', '可以固定常用页面为快捷入口。'],
];

/** Drafts; newer than all published notes. */
const drafts: readonly Note[] = [
  ['2.0.2', 3, '修复批量导入提示（草稿）', '导入失败的行显示具体原因。'],
  ['2.1.0', 1, '招生计划批量核对（草稿）', '招生计划可以按院校批量核对。', '有疑问的条目自动汇总。'],
];

function seedUpdate(note: Note, index: number, now: number): SystemUpdateRow {
  const published = now - ((notes.length - 1 - index) * 36 + 3) * dayLength;
  return {
    ...rowOf(note, published - dayLength),
    ...{ id: index + 1, status: 1, publishTime: formatTime(published), popup: 0 },
  };
}

function seedDraft(note: Note, index: number, now: number): SystemUpdateRow {
  return {
    ...rowOf(note, now - (drafts.length - index) * (dayLength / 8)),
    ...{ id: notes.length + index + 1, status: 0, publishTime: '', popup: 1 },
    // the older one was handed in
    submitTime: index === 0 ? formatTime(now - dayLength / 10) : '',
  };
}

/** `created` in milliseconds. */
function rowOf([version, type, title, ...lines]: Note, created: number) {
  const time = formatTime(created);
  return {
    ...{ version, type, title, audience: 1 as const, storeIds: [], expireTime: '', remindTime: '', rev: 1 },
    submitTime: '',
    content: `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    ...{ createTime: time, createBy: '苏晚晴', updateTime: time, updateBy: '苏晚晴' },
  };
}
