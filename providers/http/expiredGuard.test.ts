import { expect, test } from 'vitest';
import { expiredGuard } from './expiredGuard';
import { responding } from './scriptedSend';

test('[CODE-1] after the staff chose to stay, calls fail without being sent', async () => {
  const { send, calls } = responding({ code: 200 });
  const asked = expiredGuard(() => true)({ method: 'POST', path: '/x' }, send);
  await expect(asked).rejects.toMatchObject({
    message: '无效的会话，或者会话已过期，请重新登录。',
    reason: { kind: 'expired', code: 401 },
    shown: false,
  });
  expect(calls).toEqual([]);
});

test('public calls are sent all the same', async () => {
  const { send, calls } = responding({ code: 200 });
  await expiredGuard(() => true)({ method: 'POST', path: '/x', options: { anonymous: true } }, send);
  expect(calls).toHaveLength(1);
});

test('while the session lives, every call is sent', async () => {
  const { send, calls } = responding({ code: 200 });
  await expiredGuard(() => false)({ method: 'POST', path: '/x' }, send);
  expect(calls).toHaveLength(1);
});
