import { expect, test } from 'vitest';
import { admin, browser, finance, form, refusal, rules } from './sessionFixture';
import type { Rules } from './user';

test('[SESS-1] signing in stores token and user data, loads the rules, and is active', async () => {
  const { open, stored } = browser();
  const { session, phase } = open();
  expect(phase()).toBe('signed-out');
  await session.signIn(form);
  expect(session.get()).toEqual({ phase: 'active', user: admin.user, rules });
  expect(session.token()).toBe('t-1');
  expect(stored()).toEqual(admin);
});

test('a refused sign-in rejects with the server’s text and leaves everything as it was', async () => {
  const { open, stored } = browser();
  const { session, phase } = open({
    signIn: async () => Promise.reject(refusal('账号已停用，请联系管理员')),
  });
  await expect(session.signIn(form)).rejects.toThrow('账号已停用，请联系管理员');
  expect(phase()).toBe('signed-out');
  expect(stored()).toBeUndefined();
});

test('[GUARD-3] a stored session is loading until the rules are there', async () => {
  const { session, phase } = browser(admin).open();
  expect(phase()).toBe('loading');
  expect(session.token()).toBe('t-1');
  await session.load();
  expect(phase()).toBe('active');
});

test('[GUARD-4] a failed load signs out, with the error as notice, towards /', async () => {
  const { open, stored } = browser(admin);
  const { session } = open({ rules: async () => Promise.reject(refusal('系统内部错误')) });
  await session.load();
  expect(session.get()).toEqual({ phase: 'signed-out', notice: '系统内部错误', landing: '/' });
  expect(session.token()).toBeUndefined();
  expect(stored()).toBeUndefined();
});

test('[CODE-1] ten simultaneous expiries change the state once; staying refuses requests quietly', async () => {
  const { session, phase } = browser(admin).open();
  await session.load();
  let changes = 0;
  session.subscribe(() => {
    changes += 1;
  });
  for (let call = 0; call < 10; call += 1) session.onExpired('t-1');
  expect(phase()).toBe('expired-prompting');
  expect(changes).toBe(1);
  expect(session.refusing()).toBe(false);
  session.stay();
  session.onExpired('t-1');
  expect(phase()).toBe('expired-quiet');
  expect(session.refusing()).toBe(true);
});

test('[CODE-1] a late answer to a former token does not end the next session', async () => {
  const { session, phase } = browser(finance).open();
  await session.load();
  session.signOut();
  await session.signIn(form);
  session.onExpired('t-3');
  expect(phase()).toBe('active');
});

test('[SESS-2] signing out clears token, rules and store, and goes to /index', async () => {
  const { open, stored } = browser(admin);
  const { session } = open();
  await session.load();
  session.signOut();
  expect(session.get()).toEqual({ phase: 'signed-out', landing: '/index' });
  expect(session.token()).toBeUndefined();
  expect(stored()).toBeUndefined();
});

test('[SESS-3] signing out in one tab signs out the others', async () => {
  const { open } = browser(admin);
  const first = open();
  const second = open();
  await Promise.all([first.session.load(), second.session.load()]);
  first.session.signOut();
  expect(second.phase()).toBe('signed-out');
  expect(second.session.token()).toBeUndefined();
});

test('[SESS-3] a tab that waits at the sign-in page follows a sign-in elsewhere', async () => {
  const { open } = browser();
  const first = open();
  const second = open();
  await first.session.signIn(form);
  await expect.poll(second.phase).toBe('active');
});

test('an expired page revives when the same person signs in again in another tab', async () => {
  const { open } = browser(admin);
  const first = open();
  await first.session.load();
  first.session.onExpired();
  first.session.stay();
  const again = { ...admin, token: 't-2' };
  await open({ signIn: async () => again }).session.signIn(form);
  expect(first.phase()).toBe('active');
  expect(first.session.token()).toBe('t-2');
  expect(first.clears()).toBe(0);
});

test('[SESS-3] [GUARD-4] rules that fail in a following tab leave the session to the tab that signed in', async () => {
  const { open, stored } = browser();
  const rulesFail = async () => {
    throw refusal('系统内部错误');
  };
  const [here, there] = [open(), open({ rules: rulesFail })];
  await here.session.signIn(form);
  await expect.poll(() => there.session.get()).toMatchObject({ notice: '系统内部错误' });
  expect([here.phase(), stored(), there.session.token()]).toEqual(['active', admin, undefined]);
});

test('[SESS-5] everything registered is cleared when another person takes over, in every tab', async () => {
  const { open } = browser(admin);
  const first = open();
  await first.session.load();
  await open({ signIn: async () => finance }).session.signIn(form);
  await expect.poll(first.phase).toBe('active');
  expect(first.session.get()).toMatchObject({ user: { id: 3 } });
  expect(first.clears()).toBe(1);
});

test('[SESS-5] rules that arrive after the sign-out are dropped', async () => {
  let arrive = (_: Rules) => {};
  const late = new Promise<Rules>((resolve) => {
    arrive = resolve;
  });
  const { session, phase, clears } = browser(admin).open({ rules: () => late });
  const loading = session.load();
  session.signOut();
  arrive(rules);
  await loading;
  expect(phase()).toBe('signed-out');
  expect(clears()).toBe(1);
});

test('[PERM-4] rules are read again without a new sign-in; a failure keeps the old ones', async () => {
  const responses = [rules, { ...rules, permissions: ['d:e:f'] }];
  const { session } = browser(admin).open({
    rules: async () => responses.shift() ?? Promise.reject(refusal('系统内部错误')),
  });
  await session.load();
  await session.reloadRules();
  expect(session.get()).toMatchObject({ phase: 'active', rules: { permissions: ['d:e:f'] } });
  await expect(session.reloadRules()).rejects.toThrow('系统内部错误');
  expect(session.get()).toMatchObject({ phase: 'active', rules: { permissions: ['d:e:f'] } });
});

test('[SESS-2] a server that ends sessions is told by the tab that signs out, and not waited for', async () => {
  const told: string[] = [];
  const signOut = async (token: string) => {
    told.push(token);
    throw refusal('系统内部错误');
  };
  const { open } = browser(admin);
  const [here, there] = [open({ signOut }), open({ signOut })];
  await Promise.all([here.session.load(), there.session.load()]);
  here.session.signOut();
  expect([here.phase(), there.phase()]).toEqual(['signed-out', 'signed-out']);
  here.session.signOut();
  expect(told).toEqual(['t-1']);
});

test('[SESS-3] a store that cannot be cleared at sign-out does not keep the other tabs signed in', async () => {
  const { open } = browser(admin);
  const [here, there] = [open(), open()];
  await Promise.all([here.session.load(), there.session.load()]);
  const fail = () => {
    throw new Error('locked');
  };
  here.userScope.onUserChange(fail);
  here.session.subscribe(fail);
  expect(() => here.session.signOut()).toThrow('at sign-out');
  expect([here.phase(), there.phase()]).toEqual(['signed-out', 'signed-out']);
  expect([here.clears(), there.clears()]).toEqual([1, 1]);
});
