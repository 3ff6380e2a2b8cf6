import { expect, test } from 'vitest';
import { z } from 'zod';
import { openSafely } from '@/providers/http/envelope/open';
import { envelopeSchemes } from '@/providers/http/envelope/scheme';
import { createTestClient } from './testClient';

const list = '/ssystem-api/api/store/list';
const rules = '/ssystem-api/api/auth/getRuleList';

test.each(envelopeSchemes)(
  '[ENC-1] the wire is encrypted by %s, and opens with what the client gets',
  async (scheme) => {
    const { mockServer, as } = createTestClient({ envelope: scheme });
    const settings = await mockServer.envelope?.settings();
    expect(settings?.scheme).toBe(scheme);
    expect(settings?.key).toContain(scheme === 'pkcs1-public' ? 'PUBLIC KEY' : 'PRIVATE KEY');
    const admin = await as('admin');
    for (const [path, value] of [
      [list, { total: 36 }],
      [rules, { permissions: ['*:*:*'] }],
    ] as const) {
      const text = z.base64().parse((await admin.post(path)).data);
      const opened = settings && (await openSafely(text, settings));
      expect(opened).toMatchObject({ value });
    }
  },
);

test('refusals and all other answers stay plain', async () => {
  const { as } = createTestClient({ envelope: 'pkcs1' });
  expect(await (await as('xinren')).post(list)).toMatchObject({ code: 40301, data: null });
  expect(
    (await (await as('admin')).post('/ssystem-api/api/store/stroeInfo', { storeId: 2 })).data,
  ).toMatchObject({
    store: { id: 2 },
  });
});

test('[ENC-2] a spoilt envelope has the form of one and does not open', async () => {
  const { mockServer, as } = createTestClient({ envelope: 'pkcs1' });
  const settings = await mockServer.envelope?.settings();
  mockServer.faults.inject({ kind: 'cipher', path: list });
  const text = z.base64().parse((await (await as('admin')).post(list)).data);
  const opened = settings && (await openSafely(text, settings));
  expect(opened).toHaveProperty('failed');
});

test('a spoilt answer without an envelope is invalid text', async () => {
  const { mockServer, as } = createTestClient();
  mockServer.faults.inject({ kind: 'cipher' });
  expect((await (await as('admin')).post(list)).data).toEqual(expect.any(String));
});
