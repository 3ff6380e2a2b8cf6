import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { settingsRules } from '@/resources/system/setup/settings';
import { platformSettingsTable, settingsOf } from '../../platform/platformSettings';
import { refuse } from '../../responses';
import { type Route, read, route } from '../../route';
import { numberMember, optionalText, textMember } from '../../rules';
import { clearCaches, readCaches } from './caches';
import { runInfoAt } from './runInfo';

const { operations } = systemEndpoints['system/setup'];
const yesOrNo = z.coerce.number().pipe(z.literal([0, 1]));

/** The input: any part of the settings. */
const input = z
  .object({
    title: textMember(settingsRules.title),
    logo: z.string('请上传标志').min(1, '请上传标志'),
    smalllogo: optionalText('小标志', 2000),
    favicon: optionalText('图标', 2000),
    toolboxaddr: textMember(settingsRules.toolboxaddr),
    hotline: textMember(settingsRules.hotline),
    copyright: textMember(settingsRules.copyright),
    icp: textMember(settingsRules.icp),
    tips: textMember(settingsRules.tips),
    registerOpen: yesOrNo,
    versionCheck: yesOrNo,
    maxLoginFail: numberMember(settingsRules.maxLoginFail),
  })
  .partial();

/** The platform's own settings, how its server does, and its caches (screen H8). */
export const setupRoutes: readonly Route[] = [
  route(operations.read, async ({ mockServer }) => {
    const { id: _id, ...settings } = await settingsOf(mockServer);
    return settings;
  }),
  route(operations.save, async ({ mockServer, body, trail }) => {
    const before = await settingsOf(mockServer);
    const known = Object.keys(body).filter((name) => Object.hasOwn(input.shape, name));
    if (known.length === 0) refuse('没有需要保存的修改');
    const sent = Object.fromEntries(known.map((name) => [name, body[name]]));
    const changes = read(sent, input);
    const after = {
      ...before,
      ...Object.fromEntries(Object.entries(changes).filter(([name]) => known.includes(name))),
    };
    Object.assign(trail, { before, after: await (await mockServer.table(platformSettingsTable)).put(after) });
  }),
  route(operations.runInfo, ({ mockServer }) => runInfoAt(mockServer.now())),
  route(operations.cacheSize, ({ mockServer }) => readCaches(mockServer)),
  route(shellCalls.clearCache, ({ mockServer, body }) =>
    clearCaches(mockServer, read(body, z.object({ types: z.string().nullish() })).types),
  ),
];
