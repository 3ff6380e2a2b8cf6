import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { createTestClient } from '../testClient';

test('[LAY-11] the platform record and a language pack of 24 texts are read without a token', async () => {
  const { nobody } = createTestClient();
  expect((await nobody.post(platformCalls.platformInfo.path)).data).toEqual({
    title: '志愿通·管理后台',
    favicon: expect.any(String),
    logo: expect.any(String),
    smalllogo: expect.any(String),
    ...{ hotline: '400-000-0000', copyright: '志愿通（演示）', icp: '', registerOpen: 1 },
  });
  const { data } = await nobody.post(platformCalls.languagePack.path);
  const { pack } = z.object({ lang: z.literal('zh-CN'), pack: z.record(z.string(), z.string()) }).parse(data);
  expect(Object.keys(pack)).toHaveLength(24);
});

test('each legal text is a page, read without a token', async () => {
  const { nobody } = createTestClient();
  for (const [{ path }, title] of [
    [platformCalls.agreementText, '用户服务协议'],
    [platformCalls.privacyText, '隐私政策'],
  ] as const) {
    expect((await nobody.post(path, { docType: '1' })).data).toMatchObject({
      title,
      version: 'V1.1',
      content: expect.stringMatching(/^<h3>[\s\S]{300,}/),
    });
  }
});

const areas = z.array(
  z.object({ id: z.number(), pid: z.number(), name: z.string(), level: z.number(), leaf: z.number() }),
);

test('areas: all provinces, five of them in full, elsewhere three cities with up to three counties', async () => {
  const { as } = createTestClient();
  const admin = await as('xinren');
  const below = async (pid: number) =>
    areas.parse((await admin.post(platformCalls.areaChilds.path, { pid })).data);
  const provinces = await below(0);
  expect(provinces).toHaveLength(34);
  expect(provinces).toContainEqual({ id: 410000, pid: 0, name: '河南省', level: 1, leaf: 0 });
  expect(provinces).toContainEqual({ id: 710000, pid: 0, name: '台湾省', level: 1, leaf: 1 });
  expect(await below(410000)).toHaveLength(18);
  expect(await below(410100)).toContainEqual({ id: 410105, pid: 410100, name: '金水区', level: 3, leaf: 1 });
  expect(await below(440000)).toContainEqual({ id: 441900, pid: 440000, name: '东莞市', level: 2, leaf: 1 });
  expect((await below(430000)).map(({ name }) => name)).toEqual(['长沙市', '株洲市', '湘潭市']);
  expect(await below(430100)).toHaveLength(3);
});
