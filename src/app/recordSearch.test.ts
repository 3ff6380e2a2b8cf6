import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rest } from '@/providers/endpoints/builder';
import { RequestError } from '@/providers/http/errors';
import type { Call } from '@/providers/http/request';
import { openSearch, thing, twoRows } from './recordSearchFixture';

describe('asks', () => {
  test('the list of each resource for a few rows, by its own filter, without a word about failures', async () => {
    const { search, calls } = openSearch({ resources: [thing('a/x'), thing('b/y', { family: rest })] });
    await search(' 明德 ');
    // Nor is the typed text remembered for the next start.
    expect(calls.map(({ options }) => options?.early)).toEqual([undefined, undefined]);
    expect(calls.map(({ path, body, query, options }) => [path, body ?? query, options?.quiet])).toEqual([
      ['/api/a/x/list', { page: 1, limit: 5, name: '明德' }, true],
      ['/b/y/list', { pageNum: 1, pageSize: 5, name: '明德' }, true],
    ]);
  });

  test('[PERM-3] only for what may be listed, is in the menu and can be searched', async () => {
    const { search, calls } = openSearch({
      resources: [thing('a/x'), thing('a/secret'), thing('a/hidden'), thing('a/plain', { searched: false })],
      menu: ['a/x/index', 'a/secret/index', 'a/plain/index'],
      permissions: ['a:x:list', 'a:hidden:list', 'a:plain:list'],
    });
    await search('明德');
    expect(calls.map(({ path }) => path)).toEqual(['/api/a/x/list']);
  });

  test('domains that the menu leads to, once, and none before the first search', async () => {
    const { search, loaded } = openSearch({
      resources: [thing('a/x'), thing('b/y'), thing('c/z')],
      menu: ['a/x/index', 'b/y/index'],
    });
    expect(loaded).toEqual([]);
    await search('明德');
    await search('博文');
    expect(loaded).toEqual(['a', 'b']);
  });

  test('four at once, the others as those answer', async () => {
    const answers: (() => void)[] = [];
    const { search, calls } = openSearch({
      resources: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => thing(`a/${name}`)),
      answer: () => new Promise((resolve) => answers.push(() => resolve([]))),
    });
    const searching = search('明德');
    await expect.poll(() => calls.length).toBe(4);
    answers[0]?.();
    await expect.poll(() => calls.length).toBe(5);
    for (let at = 1; at < 6; at += 1) {
      await expect.poll(() => answers.length).toBeGreaterThan(at);
      answers[at]?.();
    }
    expect((await searching).how).toBe('complete');
    expect(calls).toHaveLength(6);
  });
});

describe('letters find names by pinyin, which the server does not', () => {
  const names = ['启明升学', '河南启明教育', '前门书院', '博文'].map((name, index) => ({
    id: index + 1,
    name,
  }));
  /** Like a server: finds what the filter is a part of, a page at a time. */
  const server =
    (rows: readonly { id: number; name: string }[]) =>
    async ({ body }: Call) => {
      const {
        name = '',
        page,
        limit,
      } = z.object({ name: z.string().optional(), page: z.number(), limit: z.number() }).parse(body);
      return rows.filter((row) => row.name.includes(name)).slice((page - 1) * limit, page * limit);
    };

  test.each([
    ['qm', ['启明升学', '前门书院', '河南启明教育']],
    ['qmjy', ['河南启明教育']],
    ['bowen', ['博文']],
    ['xq', []],
  ])('%s: %j', async (typed, titles) => {
    const { found } = await openSearch({ resources: [thing('a/x')], answer: server(names) }).search(typed);
    expect(found.map(({ title }) => title)).toEqual(titles);
  });

  test('names are read once for a while, and not for Chinese', async () => {
    const { search, calls } = openSearch({ resources: [thing('a/x')], answer: server(names) });
    await search('启明');
    expect(calls).toHaveLength(1);
    await search('qm');
    await search('bw');
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: '启明' }),
      { page: 1, limit: 5, name: 'qm' },
      { page: 1, limit: 50 },
      { page: 1, limit: 5, name: 'bw' },
    ]);
  });

  test('a list without pages for its records is filtered by the whole name', async () => {
    const resources = [thing('a/x', { calls: ['list'] })];
    const { found } = await openSearch({ resources, answer: server(names) }).search('qmjy');
    expect(found[0]?.address).toBe(`/a/x?${new URLSearchParams({ name: '河南启明教育' })}`);
  });
});

describe('digits find people by telephone number, where the list has a filter for it', () => {
  const filtersOf = async (typed: string) => {
    const { search, calls } = openSearch({ resources: [thing('a/x', { phone: true }), thing('a/y')] });
    await search(typed);
    return calls.map(({ path, body }) => [path, body]);
  };
  const page = { page: 1, limit: 5 };

  test('at least four, however they are grouped', async () => {
    expect(await filtersOf('199-0000 0003')).toEqual([
      ['/api/a/x/list', { ...page, name: '19900000003' }],
      ['/api/a/x/list', { ...page, phone: '19900000003' }],
      ['/api/a/y/list', { ...page, name: '19900000003' }],
    ]);
    expect(await filtersOf('0003')).toContainEqual(['/api/a/x/list', { ...page, phone: '0003' }]);
    expect(await filtersOf('003')).toHaveLength(2);
    expect(await filtersOf('明德 0003')).toHaveLength(2);
  });

  test('a record is listed once, though both filters find it', async () => {
    const { found } = await openSearch({ resources: [thing('a/x', { phone: true })] }).search('0003');
    expect(found.map(({ title }) => title)).toEqual(['甲', '乙']);
  });
});

describe('a record leads', () => {
  test('to its page', async () => {
    const { found } = await openSearch({ resources: [thing('a/x')] }).search('明德');
    expect(found).toEqual([
      { kind: '种类a/x', title: '甲', address: '/a/x/show/1' },
      { kind: '种类a/x', title: '乙', address: '/a/x/show/2' },
    ]);
  });

  test.each([
    ['there is no such page', { resources: [thing('a/x', { calls: ['list'] })] }],
    ['it may not be opened', { resources: [thing('a/x')], permissions: ['a:x:list'] }],
  ])('to the list with the filter set, where %s', async (_, options) => {
    const { found } = await openSearch(options).search('明 德');
    expect(found[0]?.address).toBe(`/a/x?${new URLSearchParams({ name: '明 德' })}`);
  });
});

test('a resource whose search fails is left out, and the answer says so', async () => {
  const { how, found } = await openSearch({
    resources: [thing('a/x'), thing('a/broken')],
    answer: async (call) => {
      if (call.path.includes('broken'))
        throw new RequestError('坏了', { reason: { kind: 'network' }, call: 'x' });
      return twoRows();
    },
  }).search('明德');
  expect([how, found.length]).toEqual(['partial', 2]);
});

test('a cancelled search requests and reports nothing more', async () => {
  const leaving = new AbortController();
  const { search, calls } = openSearch({
    resources: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => thing(`a/${name}`)),
    answer: async () => {
      leaving.abort();
      return twoRows();
    },
  });
  expect((await search('明德', leaving.signal)).found).toEqual([]);
  expect(calls.length).toBeLessThan(6);
  expect(calls[0]?.options?.signal).toBe(leaving.signal);
});
