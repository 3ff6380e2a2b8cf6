import { expect, test } from 'vitest';
import { rpc } from '@/providers/data/endpoints';
import { choice } from '../ui/fields/choice';
import { number } from '../ui/fields/number';
import { text } from '../ui/fields/text';
import { type AnyRecord, defineResource, fieldsOn, titleOf } from './defineResource';

interface Post extends AnyRecord {
  name: string;
  order: number;
  state: 'on' | 'off';
}

const about = {
  name: 'test/post',
  label: '岗位',
  view: 'test/post/index',
  title: 'name',
  endpoints: rpc('/test', { permission: 'test:post', calls: { list: 'list' } }),
} as const;

const posts = defineResource<Post>({
  ...about,
  filters: { keyword: text('关键词', { on: ['filter'] }) },
  fields: {
    name: text('名称', { on: ['filter', 'list', 'form'] }),
    order: number('排序', { on: ['list', 'create'] }),
    state: choice('状态', [
      { value: 'on', label: '开' },
      { value: 'off', label: '关' },
    ]),
  },
});

test('a field stands where it says; `form` is create and edit; list, form and show where it says nothing', () => {
  const names = (place: Parameters<typeof fieldsOn>[1]) => fieldsOn(posts, place).map(({ name }) => name);
  expect(names('list')).toEqual(['name', 'order', 'state']);
  expect(names('create')).toEqual(['name', 'order', 'state']);
  expect(names('edit')).toEqual(['name', 'state']);
  expect(names('show')).toEqual(['state']);
});

test('filters of the list’s own come before those of the fields', () => {
  expect(posts.filters.map(({ name }) => name)).toEqual(['keyword', 'name']);
});

test('a resource is searched by one of its filters', () => {
  const search = (name: string) => () =>
    defineResource<Post>({ ...about, fields: { name: text('名称') }, search: name });
  expect(search('name')).toThrow('Resource "test/post" is searched by "name", which is none of its filters');
  const filters = { keyword: text('关键词', { on: ['filter'] }) };
  expect(defineResource<Post>({ ...about, filters, fields: {}, search: 'keyword' }).search).toBe('keyword');
});

test('the staff call a record by its title, or by its id', () => {
  expect(titleOf(posts, { id: 3, name: '经理' })).toBe('经理');
  expect(titleOf(posts, { id: 3 })).toBe('3');
});

test('the compiler refuses kinds that do not fit the record', () => {
  // @ts-expect-error a text kind on a number
  defineResource<Post>({ ...about, fields: { order: text('排序') } });
  // @ts-expect-error a number kind on a text
  defineResource<Post>({ ...about, fields: { name: number('名称') } });
  // @ts-expect-error a member that the record lacks
  defineResource<Post>({ ...about, fields: { nickname: text('昵称') } });
  const foreign = choice('状态', [{ value: 'maybe', label: '也许' }]);
  // @ts-expect-error a choice with foreign values
  defineResource<Post>({ ...about, fields: { state: foreign } });
  // @ts-expect-error a title that is no member
  defineResource<Post>({ ...about, title: 'nickname', fields: {} });
  expect(true).toBe(true);
});
