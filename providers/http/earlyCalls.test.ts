import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createProviders } from '../createProviders';
import { askEarly, createEarlyMemory, takeEarly, type WireCall } from './earlyCalls';

const rules: WireCall = { method: 'POST', address: '/rules', body: '{}', headers: { token: 't1' } };
const list: WireCall = {
  method: 'GET',
  address: '/list?page=1',
  headers: { Authorization: 'Bearer t1', token: 't1' },
};

/** Of a call that nobody gives up. */
const { signal } = new AbortController();

const start = { page: '/', search: '', token: 't1', apiBase: '' };

/** A browser at an address, with an empty storage. Its server answers with the address and token of each call. */
function openBrowser(address: string) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const fetched = vi.fn(async (path: string, init: RequestInit) => {
    if (init.signal?.aborted) throw new DOMException('given up', 'AbortError');
    return new Response(`${path} ${new Headers(init.headers).get('token')}`);
  });
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(performance, 'now').mockReturnValue(100); // since the start of the page
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { storage, stored, fetched };
}

describe('calls remembered for the next start', () => {
  test('the calls of every start and of the page are made at once, with the token of the session', async () => {
    const { storage, fetched } = openBrowser('/customer/list');
    const note = createEarlyMemory(storage);
    note(rules, 'start');
    note(list, 'page');
    askEarly({ ...start, page: '/customer/list' }, storage);
    expect(fetched.mock.calls.map(([path, { headers }]) => [path, headers])).toEqual([
      ['/rules', { token: 't1' }],
      ['/list?page=1', { Authorization: 'Bearer t1', token: 't1' }],
    ]);
  });

  test('[SESS-5] another person’s start makes none of them', () => {
    const { storage, fetched } = openBrowser('/customer/list');
    const note = createEarlyMemory(storage);
    note(rules, 'start');
    note(list, 'page');
    askEarly({ ...start, page: '/customer/list', token: 't2' }, storage);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a sign-in page’s reads are not made by a start with a session, which sends its token', () => {
    const { storage, fetched } = openBrowser('/');
    const note = createEarlyMemory(storage);
    note({ ...rules, address: '/platform', headers: {} }, 'start');
    vi.spyOn(performance, 'now').mockReturnValue(60_000); // an account was typed
    note(rules, 'start');
    askEarly(start, storage);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/rules']);
  });

  test('another page’s start makes only the calls of every start', () => {
    const { storage, fetched } = openBrowser('/customer/list');
    const note = createEarlyMemory(storage);
    note(rules, 'start');
    note(list, 'page');
    askEarly({ ...start, page: '/system/user' }, storage);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('reads that the query decides are made with the values of the new address', () => {
    const { storage, fetched } = openBrowser('/bench?userId=101&batchId=12');
    const note = createEarlyMemory(storage);
    note({ ...rules, address: '/student', body: '{"id":"101"}' }, 'address');
    note({ ...rules, address: '/batches', body: '{"provinceId":430000,"year":2026}' }, 'address');
    note({ ...rules, address: '/table', body: '{"userId":101,"batchId":"12","planNo":1}' }, 'address');
    const bodies = (search: string) => {
      fetched.mockClear();
      askEarly({ ...start, page: '/bench', search }, storage);
      return fetched.mock.calls.map(([, { body }]) => body);
    };
    const batches = '{"provinceId":430000,"year":2026}';
    expect(bodies('?userId=102&batchId=13')).toEqual([
      '{"id":"102"}',
      batches,
      '{"userId":102,"batchId":"13","planNo":1}',
    ]);
    expect(bodies('?userId=102')).toEqual(['{"id":"102"}', batches]);
    expect(bodies('?userId=x&batchId=13')).toEqual(['{"id":"x"}', batches]);
    expect(bodies('')).toEqual([]);
  });

  test('a response is picked up once, by the same call of the same person', async () => {
    const { storage } = openBrowser('/customer/list');
    createEarlyMemory(storage)(rules, 'start');
    askEarly({ ...start, token: 't1' }, storage);
    expect(takeEarly({ ...rules, body: '{"page":2}' }, signal)).toBeUndefined();
    expect(takeEarly({ ...rules, headers: { token: 't2' } }, signal)).toBeUndefined();
    const response = await takeEarly(rules, signal);
    expect(await response?.text()).toBe('/rules t1');
    expect(takeEarly(rules, signal)).toBeUndefined();
  });

  test('the token goes to the server of the configuration alone, whatever was remembered', () => {
    const { storage, fetched } = openBrowser('/');
    const note = createEarlyMemory(storage);
    for (const address of [
      '/own',
      '//foreign.example/x',
      'https://foreign.example/x',
      'https://api.example/x',
    ])
      note({ ...rules, address }, 'start');
    askEarly(start, storage);
    askEarly({ ...start, apiBase: 'https://api.example/' }, storage);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/own', 'https://api.example/x']);
  });

  test('cancelling a call cancels its early one', () => {
    const { storage, fetched } = openBrowser('/');
    createEarlyMemory(storage)(rules, 'start');
    askEarly({ ...start, token: 't1' }, storage);
    const giveUp = new AbortController();
    void takeEarly(rules, giveUp.signal);
    giveUp.abort();
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test('an early response is stale after half a minute', () => {
    const { storage } = openBrowser('/');
    createEarlyMemory(storage)(rules, 'start');
    askEarly({ ...start, token: 't1' }, storage);
    vi.spyOn(performance, 'now').mockReturnValue(31_000);
    expect(takeEarly(rules, signal)).toBeUndefined();
  });
});

describe('the memory of a start', () => {
  test('holds no token, and nothing of an address with a query', () => {
    const { storage, stored } = openBrowser('/customer/list?name=Li');
    const note = createEarlyMemory(storage);
    note(list, 'page');
    expect(stored.size).toBe(0);
    note(list, 'start');
    expect([...stored.values()].join()).not.toContain('t1');
  });

  test('holds no value of a query, nor a read by the query that has no body', () => {
    const { storage, stored } = openBrowser('/bench?userId=987654');
    const note = createEarlyMemory(storage);
    note({ ...rules, body: '{"userId":987654,"id":"987654"}' }, 'address');
    note({ ...list, address: '/student?id=987654' }, 'address');
    expect([...stored.values()].join()).toContain('{#userId}');
    expect([...stored.values()].join()).not.toContain('987654');
  });

  test('[SESS-5] holds nothing once its user is gone', () => {
    const { storage, stored } = openBrowser('/customer/list');
    createEarlyMemory(storage)(list, 'page');
    expect(stored.size).toBe(1);
    vi.stubGlobal('localStorage', storage);
    const envelope = { scheme: 'pkcs1', key: '' } as const;
    createProviders({ apiBase: '', requestTimeout: 1000, envelope }).userScope.changed();
    expect(stored.size).toBe(0);
  });

  test('holds only calls of the first look, for the last forty pages', () => {
    const { storage, stored } = openBrowser('/');
    for (let page = 1; page <= 60; page += 1) {
      vi.stubGlobal('location', { pathname: `/page/${page}`, search: '' });
      const note = createEarlyMemory(storage);
      for (let call = 0; call < 9; call += 1) note({ ...list, address: `/list/${call}` }, 'page');
    }
    const remembered: Record<string, unknown[]> = JSON.parse([...stored.values()][0] ?? '');
    expect(Object.keys(remembered)).toHaveLength(41);
    expect(remembered['/page/60']).toHaveLength(5);
    expect(remembered['/page/1']).toBeUndefined();
  });

  test('drops invalid entries, whoever wrote them', () => {
    const { storage, fetched } = openBrowser('/');
    for (const text of ['', '{', '[]', '{"*":[{"method":1}],"/":"x"}']) {
      storage.setItem('early-calls', text);
      askEarly({ ...start, token: 't1' }, storage);
    }
    expect(fetched).not.toHaveBeenCalled();
  });
});
