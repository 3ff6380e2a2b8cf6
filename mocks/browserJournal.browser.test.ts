import { expect, test } from 'vitest';
import { openBrowserJournal } from './browserJournal';
import { callerOf } from './session';
import { signInAs } from './signInAs';
import { createTestClient } from './testClient';

test('changes are found again, table by table, until they are cleared', async () => {
  const journal = await openBrowserJournal('test-journal');
  await journal.clear();
  await journal.write('a', 1, { id: 1, name: '苹果' });
  await journal.write('a', 10, null);
  await journal.write('ab', 1, { id: 1 });
  await journal.write('a', 1, { id: 1, name: '青苹果' });

  const reopened = await openBrowserJournal('test-journal');
  expect(await reopened.load('a')).toEqual(
    new Map<number, unknown>([
      [1, { id: 1, name: '青苹果' }],
      [10, null],
    ]),
  );
  expect((await reopened.load('ab')).size).toBe(1);
  await reopened.clear();
  expect((await reopened.load('a')).size).toBe(0);
});

test('rows and sessions survive a reload of the page, and a reset ends them', async () => {
  const name = 'test-reload';
  const before = createTestClient({ journal: await openBrowserJournal(name) });
  await before.mockServer.reset();
  const token = await signInAs(before.mockServer, 'admin');
  await (await before.as('admin')).remove('/system/dict/data/1');

  const { mockServer, as } = createTestClient({ journal: await openBrowserJournal(name) });
  expect(await callerOf(mockServer, { token })).toMatchObject({ userName: 'admin' });
  expect(await (await as('admin')).get('/system/dict/data/1')).toMatchObject({ code: 500 });
  await mockServer.reset();
  expect(await callerOf(mockServer, { token })).toBe('nobody');
  expect(await (await as('admin')).get('/system/dict/data/1')).toMatchObject({ code: 200 });
  await mockServer.reset();
});

test('a tab sees what another tab has changed', async () => {
  const name = 'test-tabs';
  const [one, other] = [
    createTestClient({ journal: await openBrowserJournal(name) }),
    createTestClient({ journal: await openBrowserJournal(name) }),
  ];
  const [here, there] = [await one.as('admin'), await other.as('admin')];
  expect(await there.get('/system/dict/data/1')).toMatchObject({ code: 200 });
  await here.remove('/system/dict/data/1');
  await expect.poll(() => there.get('/system/dict/data/1')).toMatchObject({ code: 500 });
  await one.mockServer.reset();
  await expect.poll(() => there.get('/system/dict/data/1')).toMatchObject({ code: 401 });
});
