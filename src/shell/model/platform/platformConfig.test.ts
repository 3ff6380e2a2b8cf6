import { afterEach, expect, test, vi } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { createPlatformConfig } from './platformConfig';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server with these responses, one after the other; undefined is a broken connection. */
function storeOver(...responses: unknown[]) {
  return storeFor([], ...responses);
}

function storeFor(origins: readonly string[], ...responses: unknown[]) {
  return createPlatformConfig(async ({ path }) => {
    const data = responses.shift();
    if (data === undefined)
      throw new RequestError('后端接口连接异常', { reason: { kind: 'network' }, call: path });
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data } };
  }, origins);
}

test('[TBX-1] the toolbox’s address, and whether a newer build is offered', async () => {
  const store = storeOver({ toolboxaddr: '/tool', versionCheck: '1' });
  expect(store.get()).toEqual({ toolboxAddress: '', checksVersion: false });
  expect(await store.load()).toBe(true);
  expect(store.get()).toEqual({ toolboxAddress: '/tool', checksVersion: true });
});

test('[TBX-1] a call that fails keeps the earlier configuration; another layout means no toolbox', async () => {
  const store = storeOver({ toolboxaddr: '/tool' }, undefined, { toolboxaddr: null });
  await store.load();
  expect(await store.load()).toBe(false);
  expect(store.get().toolboxAddress).toBe('/tool');
  expect(await store.load()).toBe(true);
  expect(store.get().toolboxAddress).toBe('');
});

test('[TBX-1] [SESS-5] another person does not have the former one’s toolbox, though their own call fails', async () => {
  const store = storeOver({ toolboxaddr: '/tool', versionCheck: 1 }, undefined, { toolboxaddr: '/late' });
  await store.load();
  store.clear();
  expect(await store.load()).toBe(false);
  expect(store.get()).toEqual({ toolboxAddress: '', checksVersion: false });
  const late = store.load();
  store.clear();
  await late;
  expect(store.get().toolboxAddress).toBe('');
});

test.each([[1], ['1'], [true], ['true']])(
  'a newer build is offered where versionCheck is %j',
  async (versionCheck) => {
    const store = storeOver({ versionCheck });
    await store.load();
    expect(store.get().checksVersion).toBe(true);
  },
);

test.each([
  ['/tool', true],
  ['https://admin.example.com/tool', true],
  ['https://tools.example.com/app#/', true],
  ['http://tools.example.com/app', false],
  ['https://tools.example.com.evil.example/', false],
  ['https://tools.example.com@evil.example/', false],
  ['//evil.example/', false],
])(
  '[TBX-1] [TBX-5] the address %s is the toolbox where origins are named: %j',
  async (toolboxaddr, trusted) => {
    vi.stubGlobal('location', new URL('https://admin.example.com/index'));
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const store = storeFor(['https://tools.example.com'], { toolboxaddr });
    await store.load();
    expect(store.get().toolboxAddress).toBe(trusted ? toolboxaddr : '');
    expect(said).toHaveBeenCalledTimes(trusted ? 0 : 1);
  },
);
