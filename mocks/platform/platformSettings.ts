import { z } from 'zod';
import { defineTable } from '../table';

/** What the platform's configuration says to those who are signed in. */
export interface PlatformSettings {
  readonly id: number;
  /** Empty hides the toolbox. */
  readonly toolboxaddr: string;
  /** 1 where a newer build is offered. */
  readonly versionCheck: number;
}

/** The one record of the configuration; tests put another one: no toolbox, one of another origin, one that is dead. */
export const platformSettings: PlatformSettings = {
  id: 1,
  toolboxaddr: '/toolbox-mock/index.html#',
  versionCheck: 1,
};

/** Holds {@link platformSettings} alone. */
export const platformSettingsTable = defineTable<PlatformSettings>({
  name: 'platformSettings',
  idField: 'id',
  schema: z.object({ id: z.number(), toolboxaddr: z.string(), versionCheck: z.number() }),
  seed: () => [platformSettings],
});
