import { z } from 'zod';
import { defineTable } from '../table';
import { dayLength, formatTime } from '../time';

/** A release note (screens H9 and O1). */
export interface SystemUpdate {
  id: number;
  version: string;
  title: string;
  /** 1 new, 2 better, 3 mended. */
  type: number;
  /** HTML. */
  content: string;
  publishTime: string;
}

/** That somebody has read a release note. */
export interface SystemUpdateRead {
  id: number;
  updateId: number;
  userId: number;
}

/** Release notes; the last one is the newest. */
export const systemUpdateTable = defineTable<SystemUpdate>({
  name: 'operations/systemUpdate',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    version: z.string(),
    title: z.string(),
    type: z.number(),
    content: z.string(),
    publishTime: z.string(),
  }),
  seed: ({ now }) => notes.map((note, index) => seedUpdate(note, index, now)),
});

/** Who has read what: everybody all but the newest two, as the demonstration begins. */
export const systemUpdateReadTable = defineTable<SystemUpdateRead>({
  name: 'operations/systemUpdateRead',
  idField: 'id',
  schema: z.object({ id: z.number(), updateId: z.number(), userId: z.number() }),
  seed: () => {
    const older = notes.slice(0, -2).map((_, index) => index + 1);
    const people = [1, 2, 3, 4, 6];
    const reads = people.flatMap((userId) => older.map((updateId) => ({ userId, updateId })));
    return reads.map((read, index) => ({ ...read, id: index + 1 }));
  },
});

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

function seedUpdate([version, type, title, ...lines]: Note, index: number, now: number): SystemUpdate {
  const content = `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const publishTime = formatTime(now - ((notes.length - 1 - index) * 36 + 3) * dayLength);
  return { id: index + 1, version, type, title, content, publishTime };
}
