import { expect, test } from 'vitest';
import type { SessionState } from '@/providers/auth/sessionState';
import { someUser } from '@/providers/auth/userFixture';
import { createStore } from '@/src/lib/store';
import { toggleFavourite } from '../../features/shortcuts/favourites';
import { memoryStorage } from '../memoryStorage';
import { awakeRange, defaultSettings } from './settings';
import { createSettings } from './settingsStore';

/** A storage with these items. */
function storageWith(items: Readonly<Record<string, string>>) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
  return storage;
}

test('[THEME-4] a change acts at once and is gone at the next start, unless it is saved', () => {
  const storage = memoryStorage();
  const settings = createSettings(storage);
  const seen: string[] = [];
  settings.subscribe(() => seen.push(settings.get().theme));
  settings.change({ theme: '#722ed1' });
  expect(seen).toEqual(['#722ed1']);
  expect(createSettings(storage).get()).toEqual(defaultSettings);
  settings.save();
  expect(createSettings(storage).get().theme).toBe('#722ed1');
  expect(storage.getItem('layout-setting')).toContain('#722ed1');
});

test('[THEME-4] a reset clears layout-setting', () => {
  const storage = memoryStorage();
  const settings = createSettings(storage);
  settings.change({ topNav: true });
  settings.save();
  settings.reset();
  expect(storage.getItem('layout-setting')).toBeNull();
  expect(createSettings(storage).get()).toEqual(defaultSettings);
});

test('[THEME-4] a reset acts at once', () => {
  const settings = createSettings(memoryStorage());
  const seen: string[] = [];
  settings.change({ theme: '#722ed1', size: 'small' });
  settings.save();
  settings.subscribe(() => seen.push(settings.get().theme));
  settings.reset();
  expect(settings.get()).toEqual({ ...defaultSettings, size: 'small' });
  expect(seen).toEqual([defaultSettings.theme]);
});

test('the stored settings have the names of the specification', () => {
  const storage = memoryStorage();
  createSettings(storage).save();
  const named = [
    'theme',
    'sideTheme',
    'topNav',
    'tagsView',
    'fixedHeader',
    'sidebarLogo',
    'dynamicTitle',
    'menuIcons',
  ];
  expect(Object.keys(JSON.parse(storage.getItem('layout-setting') ?? ''))).toEqual(
    expect.arrayContaining(named),
  );
});

test('a kept setting is stored without the ones that were tried out', () => {
  const storage = memoryStorage();
  const settings = createSettings(storage);
  settings.change({ grey: true });
  settings.keep({ favourites: ['/index'] });
  expect(settings.get()).toMatchObject({ grey: true, favourites: ['/index'] });
  expect(createSettings(storage).get()).toMatchObject({ grey: false, favourites: ['/index'] });
});

test('shortcuts and favourites of another tab of the browser stay through changes and a save here', () => {
  const storage = memoryStorage();
  const events = new EventTarget();
  const [other, settings] = [createSettings(storage), createSettings(storage, events)];
  settings.change({ grey: true });
  other.keep({ favourites: ['/index'], quick: ['/customer/list'], topNav: true });
  events.dispatchEvent(new Event('storage'));
  expect(settings.get()).toMatchObject({ favourites: ['/index'], grey: true, topNav: false });
  toggleFavourite(settings, '/user/profile');
  settings.save();
  expect(createSettings(storage).get()).toMatchObject({
    favourites: ['/index', '/user/profile'],
    quick: ['/customer/list'],
  });
});

test('[THEME-4] a save leaves the settings that another tab of the browser has kept', () => {
  const storage = memoryStorage();
  const [other, settings] = [createSettings(storage), createSettings(storage)];
  other.keep({ scheme: 'dark', size: 'small' });
  settings.change({ topNav: true });
  settings.save();
  expect(createSettings(storage).get()).toMatchObject({ scheme: 'dark', size: 'small', topNav: true });
});

/** Settings that follow a session, with somebody signed in, or nobody. */
function settingsOf(storage: ReturnType<typeof memoryStorage>, first?: number) {
  const signedIn = (id: number): SessionState => ({ phase: 'loading', user: someUser({ id }), cold: true });
  const session = createStore<SessionState>(first ? signedIn(first) : { phase: 'signed-out' });
  const settings = createSettings(storage);
  settings.follow(session);
  return {
    settings,
    signIn: (id: number) => session.set(signedIn(id)),
    signOut: () => session.set({ phase: 'signed-out' }),
  };
}

test('[A3] each person of the machine has shortcuts and favourites of their own, and leaves the others’', () => {
  const storage = memoryStorage();
  const { settings, signIn, signOut } = settingsOf(storage, 1);
  settings.keep({ quick: ['/finance/invoices'], favourites: ['/index'] });
  signOut();
  expect(settings.get()).toMatchObject({ quick: [], favourites: [] });
  settings.keep({ scheme: 'dark' });
  signIn(2);
  expect(settings.get()).toMatchObject({ quick: [], favourites: [], scheme: 'dark' });
  settings.keep({ quick: ['/customer/list'] });
  settings.save();
  settings.reset();
  expect(settings.get()).toEqual(defaultSettings);
  settings.keep({ quick: ['/system/user'] });
  const again = settingsOf(storage, 1);
  expect(again.settings.get()).toMatchObject({ quick: ['/finance/invoices'], favourites: ['/index'] });
  again.signIn(2);
  expect(again.settings.get()).toMatchObject({ quick: ['/system/user'], favourites: [] });
});

test('[A3] [THEME-4] a reset leaves nothing where no other person has a list', () => {
  const storage = memoryStorage();
  const { settings } = settingsOf(storage, 1);
  settings.keep({ quick: ['/customer/list'] });
  settings.reset();
  expect(storage.getItem('layout-setting')).toBeNull();
});

test('[A3] [THEME-4] a reset leaves nothing where the lists of the other person are empty', () => {
  const storage = memoryStorage();
  const { settings, signIn } = settingsOf(storage, 1);
  settings.keep({ favourites: ['/index'] });
  settings.keep({ favourites: [] });
  signIn(2);
  settings.keep({ quick: ['/customer/list'] });
  settings.reset();
  expect(storage.getItem('layout-setting')).toBeNull();
});

test('[A3] lists that are stored without an owner become those of the first who signs in', () => {
  const stored = { topNav: true, quick: ['/customer/list'], favourites: ['/index'] };
  const storage = storageWith({ 'layout-setting': JSON.stringify(stored) });
  const { settings, signIn } = settingsOf(storage, 1);
  expect(settings.get()).toMatchObject(stored);
  signIn(2);
  expect(settings.get()).toMatchObject({ topNav: true, quick: [], favourites: [] });
  signIn(1);
  expect(settings.get()).toMatchObject(stored);
});

test('[LAY-13] the size is remembered under a key of its own and survives a reset of the layout', () => {
  const storage = memoryStorage();
  const settings = createSettings(storage);
  settings.keep({ size: 'small' });
  expect(storage.getItem('size')).toBe('small');
  expect(storage.getItem('layout-setting')).not.toContain('size');
  settings.reset();
  expect(createSettings(storage).get().size).toBe('small');
});

test('a setting that cannot be read is as by default, member by member', () => {
  const stored = {
    theme: 'blau',
    colour: '#722ed1',
    topNav: 'yes',
    scheme: 'dark',
    awakeTabs: 900,
    quick: ['/a', 3, 'b'],
  };
  const { get } = createSettings(storageWith({ 'layout-setting': JSON.stringify(stored), size: 'giant' }));
  expect(get()).toEqual({ ...defaultSettings, scheme: 'dark', awakeTabs: awakeRange.max, quick: ['/a'] });
  expect(createSettings(storageWith({ 'layout-setting': '[1' })).get()).toEqual(defaultSettings);
});
