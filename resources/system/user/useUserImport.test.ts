import { expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { failedImport } from './useUserImport';

const file = new File(['x'], '用户.xlsx');

test('a refused import of users may be sent again, one that may be written keeps no file to send', () => {
  const refused = { reason: { kind: 'refused', code: 500, data: null }, call: 'POST /x' } as const;
  expect(failedImport(file, new RequestError('用户名已存在', refused))).toEqual({
    phase: 'refused',
    file,
    html: '用户名已存在',
  });
  const lost = { reason: { kind: 'timeout' }, call: 'POST /x', mayBeWritten: true } as const;
  expect(failedImport(file, new RequestError('超时，可能已写入', lost))).toEqual({
    phase: 'unknown',
    html: '超时，可能已写入',
  });
});
