import { expect, test } from 'vitest';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { createTestClient } from '../testClient';
import { platformSettings, platformSettingsTable } from './platformSettings';

test('[TBX-1] the configuration names the toolbox to signed-in users alone', async () => {
  const { as, nobody } = createTestClient();
  const { path } = platformCalls.platformConfig;
  const admin = await as('admin');
  expect((await admin.post(path)).data).toEqual({
    toolboxaddr: '/toolbox-mock/index.html#',
    versionCheck: 1,
  });
  expect((await nobody.post(path)).code).toBe(401);
});

test('[TBX-1] a platform without a toolbox answers an empty address', async () => {
  const { mockServer, as } = createTestClient();
  await (await mockServer.table(platformSettingsTable)).put({ ...platformSettings, toolboxaddr: '' });
  const admin = await as('admin');
  expect((await admin.post(platformCalls.platformConfig.path)).data).toMatchObject({ toolboxaddr: '' });
});

test('the toolbox serves the provinces of the national exam, each with its kind of subjects', async () => {
  const { as } = createTestClient();
  const { data } = await (await as('admin')).post(shellCalls.toolboxProvinces.path);
  expect(data).toHaveLength(31);
  expect(data).toContainEqual({ id: 430000, name: '湖南省', subjectType: 3, open: 1 });
  expect(data).toContainEqual({ id: 310000, name: '上海市', subjectType: 2, open: 1 });
  expect(data).toContainEqual({ id: 540000, name: '西藏自治区', subjectType: 1, open: 0 });
});
