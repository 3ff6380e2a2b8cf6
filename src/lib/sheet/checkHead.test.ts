import { expect, test } from 'vitest';
import { checkHead } from './checkHead';

const columns = [
  { label: '姓名', required: true },
  { label: '状态', required: false },
  { label: '文件（份）', required: false },
];

test.each([
  [['状态', '姓名 *', '文件(份)'], { places: [1, 0, 2], passed: [], absent: [] }],
  [
    ['编号', '姓名', '', '创建时间'],
    { places: [1, -1, -1], passed: ['编号', '创建时间'], absent: ['状态', '文件（份）'] },
  ],
])('the head %j is taken, whatever its order and what an export has beside', (head, read) => {
  expect(checkHead(head, columns, ['编号', '创建时间'])).toEqual({ problems: [], ...read });
});

test.each([
  [['状态'], ['缺少列：姓名']],
  [['姓名', '年龄', '年龄', ''], ['多出模板没有的列：年龄']],
  [['姓名', '状态', '姓名'], ['重复的列：姓名']],
  [
    ['name', 'name'],
    ['缺少列：姓名', '多出模板没有的列：name'],
  ],
])('the head %j is refused once: %j', (head, problems) => {
  expect(checkHead(head, columns, ['编号']).problems).toEqual(problems);
});

test('unnamed columns are passed over where any may be', () => {
  expect(checkHead(['姓名', '部门'], columns)).toMatchObject({ problems: [], passed: ['部门'] });
});
