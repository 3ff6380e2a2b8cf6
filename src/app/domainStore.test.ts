import { expect, test } from 'vitest';
import { rpc } from '@/providers/endpoints/builder';
import { defineResource } from '../crud/defineResource';
import type { Domain } from '../crud/defineScreen';
import { text } from '../ui/fields/text';
import { createDomainStore, findView } from './domainStore';

const page = {
  name: 'a/x',
  label: '甲',
  view: 'a/x/index',
  page: () => Promise.reject(new Error('not opened')),
};
const post = defineResource<{ id: number; name: string }>()({
  label: '岗位',
  endpoints: rpc('/post', { permission: 'a:post', calls: { list: 'list' } }),
  fields: { name: text('名称') },
});
const domain: Domain = { resources: [], screens: [page] };

test('a domain is fetched once', async () => {
  let fetched = 0;
  const store = createDomainStore({
    a: {
      load: async () => {
        fetched++;
        return domain;
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
      load: () => (fetched++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(domain)),
    },
  });
  await expect(store.load('a/x/index')).rejects.toThrow('offline');
  await expect(store.load('a/x/index')).resolves.toBe(domain);
});

test.each(['constructor/index', 'valueOf/x', '__proto__', 'toString'])(
  '[ROUTE-14] the view %s is what every object has of itself',
  async (view) => {
    await expect(createDomainStore({ a: { load: async () => domain } }).load(view)).resolves.toBeUndefined();
  },
);

test('[ROUTE-14] a view that nobody declares is nothing, whether its domain exists or not', async () => {
  const store = createDomainStore({ a: { load: async () => domain } });
  expect(await store.load('b/x/index')).toBeUndefined();
  expect(findView(domain, 'a/none/index')).toBeUndefined();
  expect(findView(domain, 'a/x/index')).toEqual({ kind: 'screen', screen: page });
});

test.each([
  [
    'a screen under another name',
    { ...domain, screens: [{ ...page, view: 'b/x/index' }] },
    '"b/x/index" is declared in',
  ],
  ['a resource twice', { resources: [post, post], screens: [] }, '"a/post" is declared twice'],
] as const)('%s fails at once, with a message that names it', async (_, wrong, message) => {
  await expect(createDomainStore({ a: { load: async () => wrong } }).load('a/x/index')).rejects.toThrow(
    message,
  );
});
