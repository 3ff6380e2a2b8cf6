import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecentCalls, repeatGuard } from './repeatGuard';
import type { Call } from './request';
import { failing, listening, responding } from './scriptedSend';

const save: Call = { method: 'POST', path: '/ssystem-api/api/store/edit', body: { id: 1, name: '一' } };

function setUp(transport = responding({})) {
  const clock = { time: 0 };
  const { shown, notify } = listening();
  const guard = repeatGuard({ notify, now: () => clock.time });
  return { clock, shown, calls: transport.calls, send: (call: Call) => guard(call, transport.send) };
}

test('[VAL-2] the same address and body within a second is refused as 重复提交 and never sent', async () => {
  const { send, calls, clock, shown } = setUp();
  await send(save);
  clock.time = 999;
  await expect(send({ ...save, body: { id: 1, name: '一' } })).rejects.toMatchObject({
    message: '重复提交',
    reason: { kind: 'repeat' },
    shown: true,
  });
  expect(calls).toHaveLength(1);
  expect(shown).toEqual(['error: 重复提交']);
});

test('[VAL-2] a call is sent again after a second, counted from the call that was sent', async () => {
  const { send, calls, clock } = setUp();
  await send(save);
  clock.time = 900;
  await expect(send(save)).rejects.toThrow();
  clock.time = 1000;
  await send(save);
  expect(calls).toHaveLength(2);
});

test('[VAL-2] the guard compares with all calls of the last second, not only the last', async () => {
  const { send } = setUp();
  await send(save);
  await send({ ...save, path: '/ssystem-api/api/store/del' });
  await expect(send(save)).rejects.toThrow('重复提交');
});

test('[VAL-2] another method, address, query or body is another call', async () => {
  const { send, calls } = setUp();
  await send(save);
  await send({ ...save, path: '/y' });
  await send({ ...save, method: 'PUT' });
  await send({ ...save, query: { force: 1 } });
  await send({ ...save, body: { id: 2 } });
  expect(calls).toHaveLength(5);
});

test('[VAL-2] a call may switch the check off; reads by GET are never refused', async () => {
  const { send, calls } = setUp();
  for (const call of [
    { ...save, options: { allowRepeat: true } },
    { method: 'GET', path: '/system/config/list' },
  ] as const) {
    await send(call);
    await send(call);
  }
  expect(calls).toHaveLength(4);
});

test('[VAL-2] bodies of 5242880 bytes and more skip the check, counted in bytes and not in characters', async () => {
  const { send, calls } = setUp();
  const quotes = 2;
  const large = { ...save, body: '一'.repeat(Math.ceil((5_242_880 - quotes) / 3)) };
  const below = { ...save, body: 'a'.repeat(5_242_880 - quotes - 1) };
  await send(large);
  await send(large);
  await send(below);
  await expect(send(below)).rejects.toThrow('重复提交');
  expect(calls).toHaveLength(3);
});

test('[VAL-2] form data, blobs and bytes are never compared, urlencoded parameters are', async () => {
  const { send } = setUp();
  for (const body of [new FormData(), new Blob(['x']), new ArrayBuffer(4), new Uint8Array(4)]) {
    await send({ ...save, body });
    await send({ ...save, body });
  }
  await send({ ...save, body: new URLSearchParams({ a: '1' }) });
  await send({ ...save, body: new URLSearchParams({ a: '2' }) });
  await expect(send({ ...save, body: new URLSearchParams({ a: '1' }) })).rejects.toThrow('重复提交');
});

test('[VAL-2] a failed call may be repeated at once', async () => {
  const { send, calls } = setUp(failing({ kind: 'network' }));
  await expect(send(save)).rejects.toMatchObject({ reason: { kind: 'network' } });
  await expect(send(save)).rejects.toMatchObject({ reason: { kind: 'network' } });
  expect(calls).toHaveLength(2);
});

test('a late failure does not release a later call', () => {
  const clock = { time: 0 };
  const recent = createRecentCalls(() => clock.time);
  const releaseFirst = recent.note('a');
  clock.time = 1500;
  recent.note('a');
  releaseFirst?.();
  expect(recent.note('a')).toBeUndefined();
});

test('only the calls of the last second are remembered', () => {
  const clock = { time: 0 };
  const recent = createRecentCalls(() => clock.time);
  for (; clock.time < 60_000; clock.time += 10) recent.note(`call at ${clock.time}`);
  expect(recent.size()).toBeLessThanOrEqual(100);
});

test('[VAL-2] property: a call is sent exactly when no equal one was sent in the second before', async () => {
  const step = fc.record({ wait: fc.nat(700), id: fc.nat(3), path: fc.constantFrom('/a', '/b') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { send, clock } = setUp();
      const sentAt = new Map<string, number>();
      for (const { wait, id, path } of steps) {
        clock.time += wait;
        const key = `${path} ${id}`;
        const expected = clock.time - (sentAt.get(key) ?? Number.NEGATIVE_INFINITY) >= 1000;
        if (expected) sentAt.set(key, clock.time);
        const sent = await send({ method: 'PUT', path, body: { id } }).then(
          () => true,
          () => false,
        );
        expect(sent).toBe(expected);
      }
    }),
  );
});
