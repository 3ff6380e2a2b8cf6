import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { createSessionStore } from './sessionStore';
import { someUser } from './userFixture';

const credentials = { token: 't-1', user: someUser() };

beforeEach(() => {
  Cookies.remove('Admin-Token', { 'max-age': '0' });
  localStorage.clear();
});

test('[SESS-1] [CONST-1] the token is kept in a cookie for 15 days, the user data in local storage', async () => {
  const store = createSessionStore();
  store.write(credentials);
  expect(Cookies.get('Admin-Token')).toBe('t-1');
  expect(JSON.parse(localStorage.getItem('userDateInfo') ?? '')).toMatchObject({
    id: 1,
    roleId: 1,
    storeId: 1,
  });
  expect(store.read()).toEqual(credentials);
  const { cookies } = await cdp().send('Network.getCookies');
  const cookie = cookies.find(({ name }) => name === 'Admin-Token');
  // the browser uses the machine's clock, and not the tests'
  const machineTime = performance.timeOrigin + performance.now();
  const days = ((cookie?.expires ?? 0) - machineTime / 1000) / 86_400;
  expect(days).toBeGreaterThan(14.9);
  expect(days).toBeLessThanOrEqual(15);
  expect(cookie?.sameSite).toBe('Lax');
});

test('[SESS-2] clearing leaves neither', () => {
  const store = createSessionStore();
  store.write(credentials);
  store.clear();
  expect(Cookies.get('Admin-Token')).toBeUndefined();
  expect(localStorage.getItem('userDateInfo')).toBeNull();
  expect(store.read()).toBeUndefined();
});

test('an incomplete session in the store counts as none', () => {
  const store = createSessionStore();
  Cookies.set('Admin-Token', 't-1');
  expect(store.read()).toBeUndefined();
  localStorage.setItem('userDateInfo', '{broken');
  expect(store.read()).toBeUndefined();
});
