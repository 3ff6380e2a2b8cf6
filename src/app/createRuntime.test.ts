import { expect, onTestFinished, test } from 'vitest';
import { someUser } from '@/providers/auth/userFixture';
import { dictionaryKey } from '@/providers/dictionaries/dictionary';
import { allEndpoints } from '@/resources';
import { signedInServices } from '../shell/model/testServices';
import { createRuntime } from './createRuntime';

const config = { apiBase: '', cdnBase: '', imageResize: '', toolboxTokenInQuery: false };

/** Opens a signed-in runtime with one dictionary read; `outdated` tells whether a query is out of date. */
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

test('[LAY-12] [PERM-4] another version of the rules reads the rule list; another one of the dictionaries outdates them', async () => {
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

/** Refine's names for our operations. */
const actions: Readonly<Record<string, string>> = { one: 'show', update: 'edit', remove: 'delete' };

test.each([
  ['nothing', []],
  ['everything', ['*:*:*']],
  ['three permissions', ['customer:store:edit', 'system:post:query', 'system:role:remove']],
])(
  '[PERM-1] a user with %s gets the same answer from Refine’s access control and from our own pages',
  async (_what, permissions) => {
    const { services } = await signedInServices(someUser({ roles: [] }), permissions);
    const { deps, accessControlProvider } = createRuntime(services, config);
    const ours: Record<string, boolean> = {};
    const refines: Record<string, boolean> = {};
    for (const [resource, { operations }] of Object.entries(allEndpoints))
      for (const [name, operation] of Object.entries(operations)) {
        const action = actions[name] ?? name;
        ours[`${resource} ${action}`] = deps.can(operation);
        refines[`${resource} ${action}`] = (await accessControlProvider.can({ resource, action })).can;
      }
    expect(Object.keys(ours).length).toBeGreaterThan(50);
    expect(refines).toEqual(ours);
  },
);
