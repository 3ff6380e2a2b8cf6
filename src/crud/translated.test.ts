import { expect, test } from 'vitest';
import { rpc } from '@/providers/endpoints/builder';
import { text } from '../ui/fields/text';
import { defineResource } from './defineResource';
import type { AnyRecord } from './resourceSpec';
import { translated } from './translated';

interface Post extends AnyRecord {
  name: string;
}

const posts = defineResource<Post>()({
  name: 'test/post',
  label: '岗位',
  view: 'test/post/index',
  title: 'name',
  endpoints: rpc('/test', { permission: 'test:post', calls: { list: 'list' } }),
  fields: { name: text('名称', { on: ['filter', 'list'] }) },
});

test('a language pack may rename a resource and its fields; what it does not name stays', () => {
  const pack: Record<string, string> = { 'test/post.name': '岗位名称' };
  const { label, fields, filters } = translated(posts, (key, builtIn) => pack[key] ?? builtIn);
  expect([label, fields[0]?.label, filters[0]?.label]).toEqual(['岗位', '岗位名称', '岗位名称']);
});
