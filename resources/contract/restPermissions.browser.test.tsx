import { expect, test } from 'vitest';
import { menuNodes } from '@/mocks/menu/menuTable';
import { allEndpoints } from '@/resources';
import type { Resource } from '@/src/crud/defineResource';
import { subjects, views } from '@/src/testing/subjects';

/** The screens that also work against a RuoYi-compatible server. */
const restScreens = /^(system:(user|role|menu|dept|post|dict|config|notice)|monitor:\w+|tool:\w+):/;

/** Granted by every RuoYi server, asked for by none of our calls: the generator's page opens with the permission to edit. */
const withoutUse = ['monitor:online:query', 'monitor:logininfor:query', 'tool:gen:query'];

test('[PERM-3] every permission of the REST screens opens a page or guards a control', () => {
  const calls = Object.values(allEndpoints).flatMap(({ operations }) => Object.values(operations));
  const used = new Set([
    ...calls.map(({ permission }) => permission),
    ...subjects.flatMap(({ resource }) => permissionsOf(resource)),
  ]);
  const granted = menuNodes.filter(({ permissions }) => restScreens.test(permissions));
  const idle = granted.filter(({ permissions, url }) => !used.has(permissions) && !views.includes(url));
  expect(idle.map(({ permissions }) => permissions).filter((one) => !withoutUse.includes(one))).toEqual([]);
  expect(granted.length).toBeGreaterThan(60);
});

/** What actions ask for that make no call of their own, or a permission beside their call's. */
function permissionsOf({ actions = {} }: Resource): (string | undefined)[] {
  return Object.values(actions).map(({ permission }) => permission);
}
