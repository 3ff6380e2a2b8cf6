import { expect, test } from 'vitest';
import { readTable } from '@/src/lib/sheet/readTable';
import { userTableProblem } from './userFile';

const read = (text: string, name = '用户.csv') => readTable(new File([text], name), { maxRows: 5000 });

test.each([
  ['the template', '部门编号,登录名称,用户名称,用户邮箱\r\n104,xiaoli,小李,'],
  ['an export', '用户序号,登录名称,用户名称,最后登录IP,部门名称\r\n7,xiaoli,小李,,研发部门'],
])('%s of users is taken', async (_, text) => {
  expect(userTableProblem(await read(text))).toBeUndefined();
});

test('a file of something else is refused once, not row by row', async () => {
  const rows = Array.from({ length: 588 }, (_, at) => `${700 - at},1,${at + 1}`);
  expect(userTableProblem(await read(`分数,本段人数,累计人数\r\n${rows.join('\r\n')}`))).toBe(
    '不是用户导入的文件，缺少列：登录名称、用户名称；请使用下载的模板，或本页导出的文件',
  );
});
