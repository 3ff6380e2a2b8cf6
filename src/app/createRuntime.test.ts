import { expect, onTestFinished, test } from 'vitest';
import { dictionaryKey } from '@/providers/dictionaries/dictionary';
import { signedInServices } from '../shell/testServices';
import { createRuntime } from './createRuntime';

const config = { apiBase: '', cdnBase: '', imageResize: '', toolboxTokenInQuery: false };

/** What lives while somebody is signed in, with one dictionary read; `outdated` tells whether it is out of date. */
async function open({ hasPlatform = true } = {}) {
  const { services, calls } = await signedInServices();
  const { queryClient, onChecked } = createRuntime({ ...services, hasPlatform }, config);
  onTestFinished(() => queryClient.clear());
  queryClient.setQueryData(dictionaryKey('store_type'), []);
  queryClient.setQueryData(['list'], []);
  calls.length = 0;
  const outdated = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { onChecked, outdated, asked: () => calls.map(({ path }) => path.split('/').at(-1)) };
}

test('[LAY-12] [PERM-4] another version of the rules reads the rule list, one of the dictionaries makes them out of date', async () => {
  const { onChecked, outdated, asked } = await open();
  onChecked?.({ ruleVersion: 1, dictVersion: 1 });
  onChecked?.({ ruleVersion: 1, dictVersion: 1 });
  expect([asked(), outdated(dictionaryKey('store_type'))]).toEqual([[], false]);
  onChecked?.({ ruleVersion: 2, dictVersion: 1 });
  expect([asked(), outdated(dictionaryKey('store_type'))]).toEqual([['getRuleList'], false]);
  onChecked?.({ ruleVersion: 2, dictVersion: 2 });
  expect([asked(), outdated(dictionaryKey('store_type'))]).toEqual([['getRuleList'], true]);
  expect(outdated(['list'])).toBe(false);
});

test('a RuoYi server has no such versions: nobody listens for them', async () => {
  expect((await open({ hasPlatform: false })).onChecked).toBeUndefined();
});
