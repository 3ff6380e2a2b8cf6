import { expect, test } from 'vitest';
import { showEndpoints } from '@/resources/show/endpoints';
import { createTestClient } from '../testClient';
import { linkTable } from './link';

const { update, check } = showEndpoints['show/link'].operations;

test('[S2] the last check of a link ends with its address', async () => {
  const { as, mockServer } = createTestClient();
  const caller = await as('admin');
  const links = await mockServer.table(linkTable);
  expect((await caller.post(check.path, { id: 3 })).data).toMatchObject({ ok: true });
  await caller.post(update.path, { id: 3, name: '学籍查询' });
  expect(links.get(3)).toMatchObject({ checkOk: 1, lastCheck: expect.stringMatching(/^2026/) });
  await caller.post(update.path, { id: 3, url: 'https://new.example.com' });
  expect(links.get(3)).toMatchObject({ lastCheck: '', checkOk: 0, checkMs: 0, name: '学籍查询' });
});
