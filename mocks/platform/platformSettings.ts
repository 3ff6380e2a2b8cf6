import { z } from 'zod';
import type { PlatformSettings } from '@/resources/system/setup/settings';
import type { MockServer } from '../mockServer';
import { found } from '../responses';
import { defineTable } from '../table';

/** The one record of the settings as it is kept. */
export interface SettingsRow extends PlatformSettings {
  readonly id: number;
}

/** The settings of the demonstration; tests put others: no toolbox, one of another origin, one that is dead. */
export const platformSettings: SettingsRow = {
  id: 1,
  title: '志愿通·管理后台',
  logo: '/favicon.svg',
  smalllogo: '/favicon.svg',
  favicon: '/favicon.svg',
  toolboxaddr: '/toolbox-mock/index.html#',
  hotline: '400-000-0000',
  copyright: '志愿通（演示）',
  icp: '',
  tips: '演示环境：机构与人员均为虚构，考试与填报日期为公开资料整理，请勿用于真实填报。',
  registerOpen: 1,
  versionCheck: 1,
  maxLoginFail: 5,
};

const yesOrNo = z.literal([0, 1]);

/** Holds {@link platformSettings} alone (screen H8). */
export const platformSettingsTable = defineTable<SettingsRow>({
  name: 'platformSettings',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    title: z.string(),
    logo: z.string(),
    smalllogo: z.string(),
    favicon: z.string(),
    toolboxaddr: z.string(),
    hotline: z.string(),
    copyright: z.string(),
    icp: z.string(),
    tips: z.string(),
    registerOpen: yesOrNo,
    versionCheck: yesOrNo,
    maxLoginFail: z.number(),
  }),
  seed: () => [platformSettings],
});

/** The settings as they are now. */
export async function settingsOf({ table }: Pick<MockServer, 'table'>): Promise<SettingsRow> {
  return found((await table(platformSettingsTable)).get(platformSettings.id));
}
