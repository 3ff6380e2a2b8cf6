import { expect, test } from 'vitest';
import type { Send } from '@/providers/http/request';
import { createMessages } from './messages';

/** A server whose answers come one after the other: how many are unread, and the newest. */
function serve(...answers: readonly (readonly [total: number, newest: number])[]) {
  const left = [...answers];
  const send: Send = async () => {
    const [total, id] = left.shift() ?? [0, 0];
    return {
      status: 200,
      headers: {},
      body: { code: 20000, data: { total, latest: { id, title: '工单' } } },
    };
  };
  let arrivals = 0;
  const messages = createMessages(send, () => arrivals++);
  const check = async () => {
    await messages.load();
    return arrivals;
  };
  return { messages, check };
}

test('[LAY-12] a check that finds a new message says so; the first one, and fewer unread, say nothing', async () => {
  const { messages, check } = serve([2, 7], [3, 8], [3, 8], [1, 5]);
  expect([await check(), await check(), await check(), await check()]).toEqual([0, 1, 1, 1]);
  expect(messages.get()).toMatchObject({ total: 1, latest: { id: 5 } });
});

test('[PERM-4] another person’s first check says nothing', async () => {
  const { messages, check } = serve([1, 7], [5, 9]);
  await check();
  messages.clear();
  expect(await check()).toBe(0);
});
