import type { LiveEvent, LiveProvider } from '@refinedev/core';

/** Names of the channels. `resources/<name>` are Refine's own: its hooks publish there what was saved here. */
export const liveChannels = {
  /** The versions of rules and dictionaries, with each response of the check every minute. */
  versions: 'versions',
  /** Notices to all staff, changed here, or found by the check (`arrived`). */
  notices: 'resources/system/notice',
  /** Messages of the person, changed here, or found by the check (`arrived`). */
  messages: 'resources/management/message',
} as const;

/** A provider whose `publish` is there: Refine's type leaves it open. */
export interface Live extends LiveProvider {
  readonly publish: (event: LiveEvent) => void;
}

type Subscription = Parameters<LiveProvider['subscribe']>[0];

/**
 * Creates Refine's live provider: one part of the application publishes a change, which was polled or made here. The
 * others hear of it at once. Nothing is kept for later subscribers. The server pushes nothing.
 */
export function createLiveProvider(): Live {
  const subscriptions = new Set<Subscription>();
  return {
    subscribe: (subscription) => {
      subscriptions.add(subscription);
      return subscription;
    },
    unsubscribe: (subscription: Subscription) => {
      subscriptions.delete(subscription);
    },
    publish: (event) => {
      for (const { channel, types, callback } of [...subscriptions])
        if (channel === event.channel && (types.includes('*') || types.includes(event.type))) callback(event);
    },
  };
}
