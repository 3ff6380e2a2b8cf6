import type { Providers } from '@/providers/createProviders';
import type { Platform } from './platform/platform';
import type { PlatformConfigStore } from './platform/platformConfig';
import type { SettingsStore } from './settings/settingsStore';

/**
 * The light services that exist before anybody has signed in. They are session, send, notifier, identity, the
 * deployment's record, and the shell's settings.
 */
export interface Services extends Providers {
  readonly platform: Platform;
  /** Empty until somebody is signed in. */
  readonly platformConfig: PlatformConfigStore;
  readonly settings: SettingsStore;
  /** The address under which an image of the server is shown. */
  readonly imageUrl: (address: string) => string;
}
