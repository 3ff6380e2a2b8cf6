import { expect, test, vi } from 'vitest';
import { chosenByName, queryProps } from './queryProps';

test.each([
  ['are read', { isFetching: true, isError: false }, '正在加载…'],
  ['are read again after a failure', { isFetching: true, isError: true }, '正在加载…'],
  ['could not be read', { isFetching: false, isError: true }, '加载失败，请稍后再试'],
  ['are none', { isFetching: false, isError: false }, '没有订单'],
])('a select whose choices %s says so', (_state, state, text) => {
  const { loading, notFoundContent } = queryProps({ ...state, refetch: vi.fn() }, '没有订单');
  expect([loading, notFoundContent]).toEqual([state.isFetching, text]);
});

test('choices that could not be read are read again when the select is opened', () => {
  const refetch = vi.fn();
  const after = (isError: boolean) => queryProps({ isFetching: false, isError, refetch });
  after(true).onOpenChange(false);
  after(false).onOpenChange(true);
  expect(refetch).not.toHaveBeenCalled();
  after(true).onOpenChange(true);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['has a name', { isFetching: false, isError: false, data: [] }, '湖南大学', '湖南大学'],
  ['is gone', { isFetching: false, isError: false, data: [] }, undefined, '已停用或不存在'],
  ['is being read', { isFetching: true, isError: false, data: [] }, undefined, '正在加载…'],
  ['could not be read', { isFetching: false, isError: true }, undefined, '加载失败，请稍后再试'],
  ['was not asked for', { isFetching: false, isError: false }, undefined, '请先选择推荐对象'],
])('a choice that %s is drawn without its id', (_state, state, label, text) => {
  expect(chosenByName({ ...state, refetch: vi.fn() }, '请先选择推荐对象')({ label })).toBe(text);
});
