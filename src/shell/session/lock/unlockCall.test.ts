import { expect, test } from 'vitest';
import { type Call, isWrite } from '@/providers/http/request';
import { sendUnlock } from './unlockCall';

test('unlocking writes nothing: a lost connection does not ask to check what was written', async () => {
  const calls: Call[] = [];
  await sendUnlock(
    async (call) => {
      calls.push(call);
      return { status: 200, headers: {}, body: { code: 20000, msg: 'success', data: null } };
    },
    { password: 'admin123' },
  );
  expect(calls.map(isWrite)).toEqual([false]);
});
