import type { Providers } from '@/providers/createProviders';
import type { Platform } from './platform/platform';

/** The light services that exist before anybody has signed in: session, send, notifier, identity, and how the deployment presents itself. */
export interface Services extends Providers {
  readonly platform: Platform;
}
