import { expect, test } from 'vitest';
import { trackVersions } from './versions';

/** A comparison, and the names of the data that it read again; `server.isDown` makes every reading fail. */
function watching() {
  const read: string[] = [];
  const server = { isDown: false };
  const reading = (name: string) => async () => {
    read.push(name);
    if (server.isDown) throw new Error('down');
  };
  return {
    read,
    server,
    tell: trackVersions({ ruleVersion: reading('rules'), dictVersion: reading('dicts') }),
  };
}

/** Resolves once the running work has ended. */
const settled = () => new Promise((end) => setTimeout(end));

test('[LAY-12] the first versions are remembered; another one has just that read again, once', () => {
  const { read, tell } = watching();
  tell({ ruleVersion: 'a', dictVersion: 1 });
  tell({ ruleVersion: 'a', dictVersion: 1 });
  expect(read).toEqual([]);
  tell({ ruleVersion: 'b', dictVersion: 1 });
  tell({ ruleVersion: 'b', dictVersion: '1' });
  expect(read).toEqual(['rules']);
  tell({ ruleVersion: 'a', dictVersion: 2 });
  expect(read).toEqual(['rules', 'rules', 'dicts']);
});

test('[LAY-12] answers without versions, or with something else in their place, mean nothing', () => {
  const { read, tell } = watching();
  for (const answer of [{}, { ruleVersion: null, dictVersion: {} }, { ruleVersion: '' }]) tell(answer);
  tell({ ruleVersion: 'a' });
  tell({});
  tell({ ruleVersion: 'a', dictVersion: 'x' });
  expect(read).toEqual([]);
});

test('[LAY-12] a failed read is repeated with the next response', async () => {
  const { read, server, tell } = watching();
  tell({ ruleVersion: 'a' });
  server.isDown = true;
  tell({ ruleVersion: 'b' });
  await settled();
  server.isDown = false;
  tell({ ruleVersion: 'b' });
  await settled();
  tell({ ruleVersion: 'b' });
  expect(read).toEqual(['rules', 'rules']);
});
