import { expect, test } from 'vitest';
import { parseEntry } from './parseEntry';

/** A Saturday, noon. */
const now = new Date(2026, 5, 20, 12, 0);
const people = [
  { id: 2, name: '苏晚晴' },
  { id: 3, name: '周予安' },
];
const read = (line: string) => parseEntry(line, people, now);

test('[G3] a line fills title, time and assignee', () => {
  expect(read('明天下午3点 回访 顾书瑶 @苏晚晴')).toEqual({
    ...{ title: '回访 顾书瑶', dueTime: '2026-06-21 15:00:00', assigneeIds: [2], unknown: [] },
  });
});

test.each([
  ['今天18:30 核对名单', '2026-06-20 18:30:00', '核对名单'],
  ['后天上午9点半开会', '2026-06-22 09:30:00', '开会'],
  ['大后天 交材料', '2026-06-23 18:00:00', '交材料'],
  ['周一早上8点一刻 例会', '2026-06-22 08:15:00', '例会'],
  ['下周六晚上8点20 直播', '2026-06-27 20:20:00', '直播'],
  ['下周日 值班', '2026-06-28 18:00:00', '值班'],
  ['周六 值班', '2026-06-20 18:00:00', '值班'],
  ['6月25日 中午12点 查分', '2026-06-25 12:00:00', '查分'],
  ['1月3号 盘点', '2027-01-03 18:00:00', '盘点'],
  ['5日 对账', '2026-07-05 18:00:00', '对账'],
  ['下午3点 打电话', '2026-06-20 15:00:00', '打电话'],
  ['9:30 打电话', '2026-06-21 09:30:00', '打电话'],
  ['整理 2026 年名单', '', '整理 2026 年名单'],
  ['2月30日 不存在的一天', '', '2月30日 不存在的一天'],
  ['2月31日 不存在的一天', '', '2月31日 不存在的一天'],
  ['25点 不存在的时间', '', '25点 不存在的时间'],
])('[G3] %s: %s', (line, dueTime, title) => {
  expect(read(line)).toMatchObject({ dueTime, title });
});

test('[G3] several assignees are named once each; an unknown name is reported', () => {
  expect(read('@周予安 @苏晚晴 @周予安 @无名 对账')).toMatchObject({
    ...{ title: '对账', assigneeIds: [3, 2], unknown: ['无名'] },
  });
});
