import { expect, test } from 'vitest';
import { rpc } from '@/providers/endpoints/builder';
import { defineResource } from '../crud/defineResource';
import { text } from '../ui/fields/text';
import { createDomainStore } from './domainStore';

const page = {
  label: '甲',
  view: 'a/x/index',
  page: () => Promise.reject(new Error('not opened')),
};
const post = defineResource<{ id: number; name: string }>()({
  label: '岗位',
  endpoints: rpc('/post', { permission: 'a:post', calls: { list: 'list' } }),
  fields: { name: text('名称') },
});
const screens = [page];
const domain = { screens, load: async () => [] };

test('a domain is fetched once', async () => {
  let fetched = 0;
  const store = createDomainStore({
    a: {
      screens,
      load: async () => {
        fetched++;
        return [];
      },
    },
  });
  await Promise.all([store.load('a/x/index'), store.load('a/y/index')]);
  expect(fetched).toBe(1);
});

test('a domain that could not be fetched is asked for again', async () => {
  let fetched = 0;
  const store = createDomainStore({
    a: {
      screens,
      load: () => (fetched++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve([])),
    },
  });
  await expect(store.load('a/x/index')).rejects.toThrow('offline');
  await expect(store.load('a/x/index')).resolves.toEqual({ screens, resources: [] });
});

test.each(['constructor/index', 'valueOf/x', '__proto__', 'toString'])(
  '[ROUTE-14] the view %s is an inherited member of objects, and unknown',
  async (view) => {
    const store = createDomainStore({ a: domain });
    await expect(store.load(view)).resolves.toBeUndefined();
    expect(store.screenOf(view)).toBeUndefined();
  },
);

test('[ROUTE-14] an undeclared view is nothing, whether its domain exists or not', async () => {
  const store = createDomainStore({ a: domain });
  expect(await store.load('b/x/index')).toBeUndefined();
  expect(store.screenOf('b/x/index')).toBeUndefined();
  expect(store.screenOf('a/none/index')).toBeUndefined();
});

test('a screen is known before anything is fetched', () => {
  const store = createDomainStore({ a: { screens, load: () => Promise.reject(new Error('fetched')) } });
  expect(store.screenOf('a/x/index')).toBe(page);
});

test.each([
  [
    'a screen under another name',
    { ...domain, screens: [{ ...page, view: 'b/x/index' }] },
    '"b/x/index" is declared in',
  ],
  ['a resource twice', { screens: [], load: async () => [post, post] }, '"a/post" is declared twice'],
] as const)('%s fails at once, with a message that names it', async (_, wrong, message) => {
  await expect(createDomainStore({ a: wrong }).load('a/x/index')).rejects.toThrow(message);
});
