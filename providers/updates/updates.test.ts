import { expect, test } from 'vitest';
import type { Send } from '../http/request';
import { readUpdates, unreadUpdates } from './updates';

/** A server with three release notes, of which all but the newest are unread; it counts them where told to. */
function server(counts: object): Send {
  const list = [3, 2, 1].map((id) => ({ id, version: `2.0.${id}`, isread: id === 3 ? 1 : 0 }));
  return async ({ body }) => {
    const { limit } = Object(body);
    const data = { list: list.slice(0, limit), total: list.length, ...counts };
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data } };
  };
}

test('[H9] the unread are counted by the server, else among the newest release notes', async () => {
  expect(await unreadUpdates(server({ unread: 7 }))).toBe(7);
  expect(await unreadUpdates(server({ unread: 0 }))).toBe(0);
  expect(await unreadUpdates(server({}))).toBe(2);
});

test('[H9] a page of read release notes says nothing of the others where the server does not', async () => {
  expect((await readUpdates(server({}), { limit: 1 })).unread).toBeUndefined();
});
