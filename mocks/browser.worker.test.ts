import { expect, onTestFinished, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { openSafely } from '@/providers/http/envelope/open';
import { startMocks } from './browser';

test('the mocks in the browser sign in, encrypt, and hand out what the application needs', async () => {
  const { envelope, demoAccounts, resetMocks, faults, stop } = await startMocks();
  onTestFinished(stop);
  await resetMocks();
  const ask = async (path: string, body: object, token = '') =>
    (await fetch(path, { method: 'POST', headers: { token }, body: JSON.stringify(body) })).json();
  const [{ username, password } = { username: '', password: '' }] = demoAccounts;
  const { data } = await ask(platformCalls.login.path, { username, password });
  const rules = await ask(platformCalls.ruleList.path, {}, data.token);
  expect(await openSafely(rules.data, envelope)).toMatchObject({ value: { permissions: ['*:*:*'] } });
  faults.inject({ kind: 'status', status: 503, times: 1 });
  expect((await fetch(platformCalls.platformInfo.path, { method: 'POST' })).status).toBe(503);
  await resetMocks();
  expect(await ask(platformCalls.ruleList.path, {}, data.token)).toMatchObject({ code: 401 });
});

test('a page that stays after being asked to leave keeps its mocks', async () => {
  const { stop } = await startMocks();
  onTestFinished(stop);
  window.dispatchEvent(new Event('beforeunload'));
  for (let turn = 0; turn < 3; turn += 1)
    expect((await fetch(platformCalls.platformInfo.path, { method: 'POST' })).status).toBe(200);
  expect(await navigator.serviceWorker.getRegistrations()).not.toEqual([]);
});
