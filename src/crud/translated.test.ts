import { expect, test } from 'vitest';
import { rpc } from '@/providers/endpoints/builder';
import { text } from '../ui/fields/text';
import { cardOf } from './card';
import { defineResource } from './defineResource';
import { reference } from './fields/reference/reference';
import type { AnyRecord } from './resourceSpec';
import { onSide, translated } from './translated';

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

test('cards headed by a field of the platform alone have the record’s title for an institution', () => {
  const bills = defineResource<Post & { storeId: number; storeName: string }>()({
    name: 'test/bill',
    label: '账单',
    view: 'test/bill/index',
    title: 'name',
    card: { title: 'storeName' },
    endpoints: rpc('/test', { permission: 'test:bill', calls: { list: 'list' } }),
    fields: {
      name: text('单号', { on: ['list'] }),
      storeId: reference('机构', 'customer/store', {
        shownBy: 'storeName',
        on: ['list'],
        platformOnly: true,
      }),
    },
  });
  const row = { id: 1, name: 'A1', storeId: 2, storeName: '甲' };
  const heading = (isPlatform: boolean) => cardOf(onSide(bills, isPlatform)).titleOf(row);
  expect([heading(true), heading(false)]).toEqual(['甲', 'A1']);
});
