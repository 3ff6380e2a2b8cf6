import { expect, onTestFinished, test } from 'vitest';
import { startMockHttpServer } from '@/mocks/server';
import { configTable } from '@/mocks/system/config';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { allEndpoints } from '@/resources';
import { type RuoyiVersion, ruoyiVersions } from '@/src/lib/ruoyiVersions';
import { examine } from './examine.mjs';
import { configText } from './render.mjs';

const calls = { ...platformCalls, ruoyi: ruoyiCalls, shell: shellCalls, resources: allEndpoints };

/** The version that an account of a strict mock finds; it asks no captcha. */
async function examined(ruoyi: RuoyiVersion, user = 'admin') {
  const { address, mockServer, stop } = await startMockHttpServer({ port: 0, dist: '/nowhere', ruoyi });
  onTestFinished(stop);
  const configs = await mockServer.table(configTable);
  const setting = configs.find(({ configKey }) => configKey === 'sys.account.captchaEnabled');
  await configs.put({ ...(setting ?? expect.unreachable()), configValue: 'false' });
  const report = await examine(address, calls, { user, password: 'admin123' });
  expect(report).toMatchObject({ isRuoyi: true, isPlatform: false, base: address });
  return report;
}

test.each(ruoyiVersions)('a RuoYi of %s is known by what it answers and lacks', async (version) => {
  const isNewest = version === '3.9.2';
  expect((await examined(version)).signed).toMatchObject({
    version: { text: isNewest ? '3.9.2 or later' : version },
    missing: isNewest
      ? []
      : ['GET /system/notice/readUsers/list (system/notice)', 'GET /system/notice/listTop (shell)'],
    refused: [],
    broken: [],
  });
});

test('a version that takes passwords in the address alone is named in the configuration, and no other', async () => {
  const named = async (version: RuoyiVersion, user?: string) =>
    configText(await examined(version, user))
      .split('\n')
      .filter((line) => line.includes('version'));
  expect(await named('3.8.7')).toEqual(["  rest: { version: '3.8.7' },"]);
  expect(await named('3.8.8')).toEqual(["  rest: { version: '3.8.8' },"]);
  expect(await named('3.8.9')).toEqual([]);
  expect(await named('3.9.2')).toEqual([]);
  // The account may not read any of the telling calls.
  expect(await named('3.8.9', 'caiwu')).toEqual([expect.stringContaining('// a server of 3.8.7 or 3.8.8')]);
});
