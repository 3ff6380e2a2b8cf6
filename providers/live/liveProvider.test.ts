import type { LiveEvent } from '@refinedev/core';
import { expect, test } from 'vitest';
import { createLiveProvider } from './liveProvider';

const event = (channel: string, type: string): LiveEvent => ({
  channel,
  type,
  payload: {},
  date: new Date(0),
});

/** A provider with a subscription to one channel, and the types of the events that it heard. */
function listen(channel: string, types: string[]) {
  const live = createLiveProvider();
  const heard: string[] = [];
  const subscription: unknown = live.subscribe({ channel, types, callback: ({ type }) => heard.push(type) });
  return { live, heard, end: () => live.unsubscribe(subscription) };
}

test('a subscription hears the events of its channel and types, and no others', () => {
  const { live, heard } = listen('versions', ['updated']);
  for (const [channel, type] of [
    ['versions', 'updated'],
    ['versions', 'deleted'],
    ['resources/system/notice', 'updated'],
  ] as const)
    live.publish(event(channel, type));
  expect(heard).toEqual(['updated']);
});

test('a subscription to all types hears each of them until it ends', () => {
  const { live, heard, end } = listen('versions', ['*']);
  live.publish(event('versions', 'updated'));
  live.publish(event('versions', 'deleted'));
  end();
  live.publish(event('versions', 'created'));
  expect(heard).toEqual(['updated', 'deleted']);
});
