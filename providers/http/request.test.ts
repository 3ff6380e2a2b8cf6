import { expect, test } from 'vitest';
import { type Call, encodeQuery, parseResponse, sendForResponse, withNumericCode } from './request';
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

test('sendAnswer hands on all of an answer', async () => {
  const { send } = responding({ code: 20000, msg: '', data: { id: 3 } });
  expect(await sendForResponse(send, call)).toMatchObject({ code: 20000, data: { id: 3 } });
});

test('an invalid code stays as it came', () => {
  for (const body of [{ code: 'ok' }, { code: 200 }, { data: 1 }, '<html>', null])
    expect(withNumericCode(body)).toBe(body);
});

test('empty strings, null and undefined are left out; 0 and false are not', () => {
  expect(encodeQuery({ a: '', b: null, c: undefined, d: 0, e: false })).toBe('d=0&e=false');
});

test('nested objects become name[key]=value, without their empty members', () => {
  const query = { params: { beginTime: '2026-05-01', endTime: '' }, pageNum: 1 };
  expect(decodeURIComponent(encodeQuery(query))).toBe('params[beginTime]=2026-05-01&pageNum=1');
});

test('names and values are encoded', () => {
  expect(new URLSearchParams(encodeQuery({ 'a&b': '中 文=+' })).get('a&b')).toBe('中 文=+');
});

test('an empty list in a query is sent as name=, a full one joined with commas', () => {
  expect(encodeQuery({ userId: 2, roleIds: [] })).toBe('userId=2&roleIds=');
  expect(decodeURIComponent(encodeQuery({ roleIds: [1, 2] }))).toBe('roleIds=1,2');
});
