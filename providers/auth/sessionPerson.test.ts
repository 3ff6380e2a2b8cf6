import { expect, test } from 'vitest';
import { admin, browser, finance, rules } from './sessionFixture';
import { someUser } from './userFixture';

test('a change of one’s own data is at once in state and store, under the same token', async () => {
  const { open, stored } = browser(admin);
  const { session, clears } = open();
  await session.load();
  session.updateUser({ realName: '林远', avatar: '/profile/image/1' });
  const user = { ...admin.user, realName: '林远', avatar: '/profile/image/1' };
  expect(session.get()).toEqual({ phase: 'active', user, rules });
  expect(stored()).toEqual({ token: 't-1', user });
  expect(clears()).toBe(0);
});

test('a person who comes anew with the rules is taken over, in the store as well; another person is not', async () => {
  const { open, stored } = browser(admin);
  const user = someUser({ realName: '林远', roles: ['editor'] });
  let answer = user;
  const { session, clears } = open({ rules: async () => ({ ...rules, user: answer }) });
  await session.load();
  expect(session.get()).toEqual({ phase: 'active', user, rules });
  expect(stored()).toEqual({ token: 't-1', user });
  answer = finance.user;
  await session.reloadRules();
  expect(session.get()).toEqual({ phase: 'active', user, rules });
  expect([stored()?.user, clears()]).toEqual([user, 0]);
});

test('[SESS-3] a change of one’s data does not bring back a session that another tab has ended', async () => {
  const shared = browser(admin);
  const { session } = shared.open();
  await session.load();
  shared.change(undefined);
  session.updateUser({ realName: '林远' });
  expect(shared.stored()).toBeUndefined();
});

test('[SESS-3] two tabs change one’s data in turn: neither writes its old person back, both show the new one', async () => {
  const { open, stored } = browser(admin);
  const [one, other] = [open(), open()];
  await Promise.all([one.session.load(), other.session.load()]);
  one.session.updateUser({ realName: '林远' });
  other.session.updateUser({ avatar: '/profile/image/1' });
  const user = { ...admin.user, realName: '林远', avatar: '/profile/image/1' };
  expect(stored()).toEqual({ token: 't-1', user });
  for (const { session } of [one, other]) expect(session.get()).toEqual({ phase: 'active', user, rules });
});

test('[SESS-3] the person that another tab has stored stays, even where its message is late', async () => {
  const { open, stored, change } = browser(admin);
  const { session } = open();
  await session.load();
  change({ ...admin, user: { ...admin.user, realName: '林远' } });
  session.updateUser({ avatar: '/profile/image/1' });
  expect(stored()?.user).toEqual({ ...admin.user, realName: '林远', avatar: '/profile/image/1' });
});
