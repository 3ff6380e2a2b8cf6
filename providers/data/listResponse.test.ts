import { expect, test } from 'vitest';
import { isRequestError } from '../http/errors';
import type { ApiResponse } from '../http/request';
import { readList } from './listResponse';

const rows = [{ id: 1 }, { id: 2 }];

function response(data: unknown, beside: Record<string, unknown> = {}): ApiResponse {
  return { code: 20000, msg: '', data, members: { code: 20000, data, ...beside } };
}

test.each([
  ['the contract’s own', response({ list: rows, total: 36 }), 36],
  ['a PHP paginator', response({ data: rows, total: 36 }), 36],
  ['rows in data', response({ rows, total: '36' }), 36],
  ['rows beside data (REST)', response(undefined, { rows, total: 36 }), 36],
  ['rows beside an empty array', response([], { rows, total: 36 }), 36],
  ['a bare array', response(rows), 2],
])('reads %s', (_name, given, total) => {
  expect(readList(given, 'store/list')).toMatchObject({ list: rows, total });
});

test('null rows of an empty list are no rows; null beside a total is refused', () => {
  expect(readList(response(undefined, { rows: null, total: '0' }), 'x')).toMatchObject({
    list: [],
    total: 0,
  });
  expect(() => readList(response(undefined, { rows: null, total: 3 }), 'x')).toThrow('（x）');
  expect(() => readList(response(undefined, { rows: [], total: null }), 'x')).toThrow('（x）');
});

test('hands on members beside the rows', () => {
  expect(readList(response({ list: rows, total: 2, stat: { all: 2 } }), 'x').extra).toEqual({
    stat: { all: 2 },
  });
});

test.each([
  ['a missing total', response({ list: rows })],
  ['a total that is no number', response({ list: rows, total: 'many' })],
  ['something else in the place of the rows', response({ list: { 0: rows[0] }, total: 1 })],
  ['rows that are no records', response([1, 2])],
  ['an encrypted text that could not be opened', response('AAAA')],
  ['nothing', response(null)],
])('refuses %s with an error that names the call: never an empty table', (_name, given) => {
  try {
    readList(given, '/ssystem-api/api/store/list');
    expect.unreachable();
  } catch (error) {
    expect(isRequestError(error, 'layout')).toBe(true);
    expect(String(error)).toContain('/ssystem-api/api/store/list');
  }
});
