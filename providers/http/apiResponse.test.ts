import { expect, test } from 'vitest';
import { parseResponse, sendForData, sendForResponse } from './apiResponse';
import type { Call } from './call';
import { responding } from './scriptedSend';

const call: Call = { method: 'POST', path: '/ssystem-api/api/store/list' };

test('an answer is code, msg, data and all its members', () => {
  const body = { code: 200, msg: '操作成功', rows: [1], total: 1 };
  expect(parseResponse(body, call)).toEqual({ code: 200, msg: '操作成功', data: undefined, members: body });
});

test('a code may come as text', () => {
  expect(parseResponse({ code: '500', msg: '失败' }, call)).toMatchObject({ code: 500, msg: '失败' });
});

test('a missing message is an empty one', () => {
  expect(parseResponse({ code: 20000, msg: null, data: 1 }, call).msg).toBe('');
});

test.each([['<html>'], [null], [undefined], [[]], [{}], [{ code: 'ok' }], [new Blob([])]])(
  'the body %o is refused with an error that names the call',
  (body) => {
    expect(() => parseResponse(body, call)).toThrow(/POST \/ssystem-api\/api\/store\/list/);
    expect(() => parseResponse(body, call)).toThrow(
      expect.objectContaining({ reason: { kind: 'layout' }, shown: false }),
    );
  },
);

test('sendForData hands on the data, sendAnswer all of it', async () => {
  const { send } = responding({ code: 20000, msg: '', data: { id: 3 } });
  expect(await sendForData(send, call)).toEqual({ id: 3 });
  expect((await sendForResponse(send, call)).code).toBe(20000);
});
