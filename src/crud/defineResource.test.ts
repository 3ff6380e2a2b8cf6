import { expect, test } from 'vitest';
import { rest, rpc } from '@/providers/endpoints/builder';
import { choice } from '../ui/fields/choice';
import { fieldOf } from '../ui/fields/field';
import { number } from '../ui/fields/number';
import { text } from '../ui/fields/text';
import { defineResource, fieldsOn, titleOf } from './defineResource';
import { dictionary } from './fields/dictionary/dictionary';
import type { AnyRecord } from './resourceSpec';

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

const posts = defineResource<Post>()({
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

test('a field is where it says; `form` is create and edit; list, form and show where it says nothing', () => {
  const names = (place: Parameters<typeof fieldsOn>[1]) => fieldsOn(posts, place).map(({ name }) => name);
  expect(names('list')).toEqual(['name', 'order', 'state']);
  expect(names('create')).toEqual(['name', 'order', 'state']);
  expect(names('edit')).toEqual(['name', 'state']);
  expect(names('show')).toEqual(['state']);
});

test('filters of the list’s own come before those of the fields', () => {
  expect(posts.filters.map(({ name }) => name)).toEqual(['keyword', 'name']);
});

test('the placeholder of a form’s field is not that of its filter', () => {
  const { filters } = defineResource<Post>()({
    ...about,
    filters: { keyword: text('关键词', { on: ['filter'], placeholder: '名称或排序' }) },
    fields: { name: text('名称', { on: ['filter', 'form'], placeholder: '例如 经理' }) },
  });
  expect(filters.map(({ placeholder }) => placeholder)).toEqual(['名称或排序', undefined]);
});

test('a resource is searched by one of its filters', () => {
  const search = () => defineResource<Post>()({ ...about, fields: { name: text('名称') }, search: 'name' });
  expect(search).toThrow('Resource "test/post" is searched by "name", which is none of its filters');
  const filters = { keyword: text('关键词', { on: ['filter'] }) };
  expect(defineResource<Post>()({ ...about, filters, fields: {}, search: 'keyword' }).search).toBe('keyword');
});

test('the staff call a record by its title, or by its id', () => {
  expect(titleOf(posts, { id: 3, name: '经理' })).toBe('经理');
  expect(titleOf(posts, { id: 3 })).toBe('3');
  expect(titleOf(posts, { id: 3, name: '' })).toBe('3');
});

test('the staff call a record as spreadsheets write its title', () => {
  const kind = { ...text('').kind, sheet: { write: (value: string) => `No. ${value}` } };
  const numbered = defineResource<Post>()({ ...about, fields: { name: fieldOf('名称', kind) } });
  expect(titleOf(numbered, { id: 3, name: '12' })).toBe('No. 12');
  expect(titleOf(numbered, { id: 3 })).toBe('3');
});

test('the compiler refuses kinds that do not fit the record', () => {
  // @ts-expect-error a text kind on a number
  defineResource<Post>()({ ...about, fields: { order: text('排序') } });
  // @ts-expect-error a number kind on a text
  defineResource<Post>()({ ...about, fields: { name: number('名称') } });
  // @ts-expect-error a member that the record lacks
  defineResource<Post>()({ ...about, fields: { nickname: text('昵称') } });
  const foreign = choice('状态', [{ value: 'maybe', label: '也许' }]);
  // @ts-expect-error a choice with foreign values
  defineResource<Post>()({ ...about, fields: { state: foreign } });
  // @ts-expect-error a title that is no member
  defineResource<Post>()({ ...about, title: 'nickname', fields: {} });
  expect(true).toBe(true);
});

const endpoints = rpc('/test', { permission: 'test:post', calls: { list: 'list', stop: 'stop' } });
const named = {
  endpoints,
  label: '岗位',
  fields: { name: text('名称', { on: ['filter', 'list'] }) },
} as const;

test('the compiler refuses misspelt operations, groups, filters and dictionaries', () => {
  const stop = { on: 'row', label: '停用', success: '已停用' } as const;
  expect(() =>
    // @ts-expect-error an operation that the endpoints lack
    defineResource<Post>()({ ...named, actions: { stop: { ...stop, operation: 'stopp' } } }),
  ).toThrow('Resource "test/post" names the operation "stopp" in its action "stop"');
  const groups = { basic: { label: '基本信息', fields: ['name'] } } as const;
  expect(() =>
    // @ts-expect-error a group that is not declared
    defineResource<Post>()({ ...named, groups, steps: [{ title: '一', groups: ['basics'] }] }),
  ).toThrow('Resource "test/post" has a step with the group "basics"');
  expect(() =>
    // @ts-expect-error a field that the record lacks
    defineResource<Post>()({ ...named, groups: { basic: { label: '基本信息', fields: ['nam'] } } }),
  ).toThrow('Group "basic" of resource "test/post" names "nam"');
  // @ts-expect-error a search by what is no filter
  expect(() => defineResource<Post>()({ ...named, search: 'nam' })).toThrow('is searched by "nam"');
  // @ts-expect-error a filter that is not declared
  defineResource<Post>()({ ...named, quickFilters: [{ label: '甲', filters: { nam: '甲' } }] });
  // @ts-expect-error a dictionary that no server has
  dictionary('状态', 'sys_normal_disabled');
});

test('an action knows its row: conditions and requests are checked against the record', () => {
  const stop = { label: '停用', operation: 'stop', success: '已停用' } as const;
  defineResource<Post>()({
    ...named,
    actions: {
      stop: {
        ...stop,
        on: 'row',
        when: ({ state }) => state === 'on',
        request: ({ id }) => ({ body: { id } }),
      },
    },
  });
  defineResource<Post>()({
    ...named,
    // @ts-expect-error a member that the record lacks
    actions: { stop: { ...stop, on: 'row', when: ({ stat }) => stat === 'on' } },
  });
  expect(true).toBe(true);
});

test('name, view, permission, title and search follow from endpoints and fields unless they are said', () => {
  const { name, view, title, search } = defineResource<Post>()(named);
  expect({ name, view, title, search }).toEqual({
    name: 'test/post',
    view: 'test/post/index',
    title: 'name',
    search: 'name',
  });
  const other = defineResource<Post>()({ ...named, name: 'test/other', view: null, search: false });
  expect(other).toMatchObject({ name: 'test/other', view: '', search: undefined });
  expect(rest('/system/post').permission).toBe('system:post');
});

test('a field in no group is an error', () => {
  const fields = { name: text('名称'), order: number('排序') };
  const groups = { basic: { label: '基本信息', fields: ['name'] } } as const;
  expect(() => defineResource<Post>()({ ...named, fields, groups })).toThrow(
    'its field "order" stands in none',
  );
});
