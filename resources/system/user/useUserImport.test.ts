import { expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { failedImport, listsRows } from './useUserImport';

const chosen = { name: '用户.csv', upload: new File(['x'], '用户.xlsx') };

test('a refused import of users may be sent again, one that may be written keeps no file to send', () => {
  const refused = { reason: { kind: 'refused', code: 500, data: null }, call: 'POST /x' } as const;
  expect(failedImport(chosen, new RequestError('用户名已存在', refused))).toEqual({
    phase: 'refused',
    chosen,
    html: '用户名已存在',
  });
  const lost = { reason: { kind: 'timeout' }, call: 'POST /x', mayBeWritten: true } as const;
  expect(failedImport(chosen, new RequestError('超时，可能已写入', lost))).toEqual({
    phase: 'unknown',
    html: '超时，可能已写入',
  });
});

test.each([
  ['很抱歉，导入失败！共 1 条数据格式不正确，错误如下：<br/>1、账号 yunying 已存在', true],
  ['导入用户数据不能为空！', false],
])('a refusal that lists rows is about these rows alone: %s', (html, isOfRows) => {
  expect(listsRows(html)).toBe(isOfRows);
});
