import { expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { createPlatformConfig } from './platformConfig';

/** A server that gives these answers, one after the other; undefined is a broken connection. */
function storeOver(...responses: unknown[]) {
  return createPlatformConfig(async ({ path }) => {
    const data = responses.shift();
    if (data === undefined)
      throw new RequestError('后端接口连接异常', { reason: { kind: 'network' }, call: path });
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data } };
  });
}

test('[TBX-1] the toolbox’s address, and whether a newer build is offered', async () => {
  const store = storeOver({ toolboxaddr: '/tool', versionCheck: '1' });
  expect(store.get()).toEqual({ toolboxAddress: '', checksVersion: false });
  expect(await store.load()).toBe(true);
  expect(store.get()).toEqual({ toolboxAddress: '/tool', checksVersion: true });
});

test('[TBX-1] a call that fails leaves what was known; an answer of another shape means no toolbox', async () => {
  const store = storeOver({ toolboxaddr: '/tool' }, undefined, { toolboxaddr: null });
  await store.load();
  expect(await store.load()).toBe(false);
  expect(store.get().toolboxAddress).toBe('/tool');
  expect(await store.load()).toBe(true);
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
