import { expect, test } from 'vitest';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { createTestClient } from '../../testClient';
import { csvFile, imported } from '../filesTestClient';
import { collegeTable } from './collegeTable';

const { operations } = operationsEndpoints['operations/school-data'];

const head = '学校标识码,院校代码,院校名称,办学层次,办学类别,办学性质,院校类型';
const known = '4111010001,10001,北京大学,本科,普通本科,公办,综合';
const fresh = '4143099901,99901,示例理工大学,本科,普通本科,公办,理工';

async function open() {
  const { mockServer, as } = createTestClient();
  const caller = await as('admin');
  const colleges = await mockServer.table(collegeTable);
  const of = (code: string) => colleges.find((row) => row.code === code) ?? expect.unreachable();
  const take = (lines: readonly string[]) =>
    imported(mockServer, caller, operations.import, csvFile(lines), 2);
  /** The problems of a new college with this cell in another column. */
  const said = async (column: string, cell: string) =>
    (await take([`${head},${column}`, `${fresh},${cell}`])).errors.map(({ msg }) => msg).join();
  return { colleges, of, take, said };
}

test('[O11] a file changes only the columns that it has; its updates are told', async () => {
  const { colleges, of, take } = await open();
  const before = { ...of('4111010001'), address: '颐和园路 5 号', founded: 1898, status: 0 as const };
  await colleges.put(before);
  const lines = [`${head},所在地,官网`, `${known},北京市/北京市/海淀区,https://a.example.com`];
  const place = '湖南省/长沙市';
  expect(await take([...lines, `${fresh},${place},`])).toMatchObject({ errors: [], valid: 2, updates: [2] });
  const { area: _area, website: _site, rev: _rev, updateTime: _time, updateBy: _by, ...kept } = before;
  expect(of('4111010001')).toMatchObject({
    ...kept,
    area: [110_000, 110_100, 110_108],
    website: 'https://a.example.com',
  });
  expect(of('4143099901')).toMatchObject({ status: 1, address: '' });
  // An empty cell says as little.
  await take([`${head},状态,地址`, `${known},,`]);
  expect(of('4111010001')).toMatchObject({ status: 0, address: '' });
});

const form = '无法识别，应写成 省/市/区县，如 湖南省/长沙市/岳麓区';

test.each([
  ['所在地', '', '请选择所在地'],
  ['所在地', '湖南省长沙市', `所在地「湖南省长沙市」${form}`],
  ['所在地', '湖南省/长杀市', `所在地「长杀市」${form}`],
  ['所在地', '湖南省/长沙市/不存在区', `所在地「不存在区」${form}`],
  ['所在地', '湖南省/长沙市/岳麓区/麓山路', `所在地「麓山路」${form}`],
  ['所在地', '湖南 / 长沙市／岳麓区', ''],
])('[O11] a new college with %s %s: %s', async (column, cell, text) => {
  const { said } = await open();
  expect(await said(column, cell)).toBe(text);
});

test('[O11] a wrong tag is named with the right ones, and widths of a right one do not count', async () => {
  const { of, take } = await open();
  const line = (tags: string) => take([`${head},所在地,院校标签`, `${fresh},湖南省,${tags}`]);
  expect((await line('985、乱标签')).errors).toMatchObject([
    { msg: '院校标签「乱标签」不在可选范围：985、211、双一流、强基计划' },
  ]);
  await line('９８５；211');
  expect(of('4143099901').tags).toEqual(['985', '211']);
});

test('[O11] a city that the table of areas lacks stays with the college that has it', async () => {
  const { colleges, of, take } = await open();
  const before = { ...of('4111010001'), area: [430_000], city: '旧名市' };
  await colleges.put(before);
  const line = (place: string) => take([`${head},所在地`, `${known},${place}`]);
  expect((await line('湖南省/旧名市')).errors).toEqual([]);
  expect(of('4111010001')).toMatchObject({ area: [430_000], city: '旧名市' });
  expect((await line('湖北省/旧名市')).errors).toMatchObject([{ msg: `所在地「旧名市」${form}` }]);
  expect((await line('湖南省/别名市')).errors).toMatchObject([{ msg: `所在地「别名市」${form}` }]);
});

test('[O11] names and codes are unique among the lines of a file, and in the table', async () => {
  const { take } = await open();
  const lines = [
    `${head},所在地`,
    `${fresh},湖南省`,
    '4143099902,99902,示例理工大学,本科,普通本科,公办,理工,湖南省',
    '4243099901,99901,示例文理大学,本科,普通本科,公办,理工,湖南省',
    '4243010001,10001,示例科技大学,本科,普通本科,公办,理工,湖南省',
    // a name that the line above gives up is free
    '4111010001,10001,北京示例大学,本科,普通本科,公办,综合,北京市',
    '4143099903,99903,北京大学,本科,普通本科,公办,综合,湖南省',
  ];
  const { errors, valid } = await take(lines);
  expect(errors.map(({ row, msg }) => `${row} ${msg}`)).toEqual([
    '3 院校名称已存在',
    '4 院校代码已存在',
    '5 院校代码已存在',
  ]);
  expect(valid).toBe(3);
});
