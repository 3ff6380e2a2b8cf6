import { expect, test } from 'vitest';
import { systemEndpoints } from '@/resources/system/endpoints';
import { createTestClient } from '../testClient';
import { hotUpdateTable } from './hotUpdateTable';

const { update } = systemEndpoints['system/hot-update'].operations;

test.each([
  [{ platform: 'none' }, '平台不能修改'],
  [{ pkgType: 2 }, '包类型不能修改'],
])('[H2] a draft keeps its platform and its type: %j is refused', async (change, msg) => {
  const { as, mockServer } = createTestClient();
  const drafts = await mockServer.table(hotUpdateTable);
  const { id } = drafts.find(({ status, pkgType }) => status === 0 && pkgType === 1) ?? expect.unreachable();
  const caller = await as('admin');
  const platform = drafts.all().find((row) => row.platform !== drafts.get(id)?.platform)?.platform;
  const sent = 'platform' in change ? { id, platform } : { id, ...change };
  expect(await caller.post(update.path, sent)).toMatchObject({ code: 40000, msg });
});
