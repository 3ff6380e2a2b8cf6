import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { menuNodes } from '@/mocks/menu/menuTable';
import { allEndpoints, domains } from '@/resources';
import { domains as domainNames } from '@/resources/customer/site/domains';
import { messages } from '@/resources/management/message/messages';
import { ownNotices } from '@/resources/management/notices/notices';
import { consults } from '@/resources/operations/consult/consults';
import { materials } from '@/resources/operations/material/materials';
import { banners } from '@/resources/show/website/banners';
import { staff } from '@/resources/system/organization/members';
import { candidates } from '@/resources/system/role/roleUsers';
import { dbTables } from '@/resources/tool/gen/dbTables';
import { permissionOf } from '@/src/crud/actions/actionsOn';
import { fieldsOn, type Resource } from '@/src/crud/defineResource';
import { widthOf } from '@/src/crud/list/columns/columns';
import { actionsWidth, allCommands, shownKeys } from '@/src/crud/list/rowCommands';
import { controlsOf, permissionsOf } from '@/src/testing/controls';
import { allSubjects, allViews, samples } from '@/src/testing/subject';

/** Requirements on every declaration, whatever its subject (architecture, section 9). */
const subjects = await allSubjects();

/** The width of a list in pixels, in a window of 1440 with the sidebar open, and of the selection boxes. */
const room = { list: 1160, boxes: 40 };

test('every sample belongs to a resource', () => {
  const names = samples.map((sample) => sample.resource);
  expect(subjects.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('every domain has the lives of its resources', () => {
  const file = (name: string) => join(import.meta.dirname, '..', name, 'lives.browser.test.tsx');
  expect(Object.keys(domains).filter((name) => !existsSync(file(name)))).toEqual([]);
});

describe.each(subjects)('$name', (subject) => {
  const { resource } = subject;
  const { operations } = resource.endpoints;
  const fields = fieldsOn(resource, 'list');

  test('[LIST] name, state and key columns are visible at 1440 pixels', () => {
    const important = fields.filter(
      ({ name, priority }) =>
        priority === 'high' || priority === 'first' || [resource.title, resource.state].includes(name),
    );
    const width = important.reduce((sum, field) => sum + widthOf(field), 0);
    expect(width).toBeLessThanOrEqual(room.list - room.boxes - actionsOf(resource));
  });

  test('[LIST] the name is the first column', () => {
    const [first] = fields.filter(({ priority }) => priority !== 'first');
    expect(first?.name).toBe(resource.title);
  });

  test('[PERM-3] every permission shows something on the list', () => {
    // Batch actions show when rows are selected.
    const batch = Object.values(resource.actions ?? {}).filter(({ on }) => on === 'batch');
    const showing = [
      operations.list?.permission,
      ...controlsOf(subject).map(({ permission }) => permission),
      ...batch.map((action) => permissionOf(resource, action)),
    ];
    const idle = permissionsOf(subject).filter((permission) => !showing.includes(permission));
    expect(idle, 'name a control in the sample').toEqual([]);
  });

  test('[PERM-3] each command of a row asks for the permission of the call that it makes', () => {
    const expected = new Map(
      controlsOf(subject).flatMap(({ place, label, permission }) =>
        place === 'row' ? [[label, permission] as const] : [],
      ),
    );
    const offered = allCommands(resource).filter(({ key }) => key.startsWith(':') || hasCall(resource, key));
    for (const { label, needs } of offered) expect([label, needs]).toEqual([label, expected.get(label)]);
  });
});

/** Actions open to everybody who sees the list, each with the reason. */
const free: Readonly<Record<string, string>> = {
  'customer/store guide': 'says what is left to do; each step is a page with a permission of its own',
  'expert/report read': 'opens a page with the permission of the list',
  'expert/volunteer recheck': 'tells again what is wrong with a table that the staff can read anyway',
  'score/compare detail': 'opens a page with the permission of the list',
  'system/role/user close': 'leaves the page',
  'system/dict/data close': 'leaves the page',
  'monitor/jobLog close': 'leaves the page',
};

/** Resources that only a screen or a dialog draws. */
const inner: readonly Resource[] = [
  ...[domainNames, messages, ownNotices, consults, materials],
  ...[banners, staff, candidates, dbTables],
];

test('a record that cannot be read anew before a save is saved by its changes alone', () => {
  const old = [...subjects.map(({ resource }) => resource), ...inner].filter(
    ({ endpoints: { operations }, sendsChangesOnly = false }) =>
      operations.update && !operations.one && !operations.list?.whole && !sendsChangesOnly,
  );
  expect(old.map(({ name }) => name)).toEqual([]);
});

test('[PERM-3] every action that does something names its call, its permission or its role', () => {
  const resources = [...subjects.map(({ resource }) => resource), ...inner];
  const actions = resources.flatMap(({ name, actions = {} }) =>
    Object.entries(actions).map(([key, action]) => ({ of: `${name} ${key}`, action })),
  );
  const unnamed = actions.filter(
    ({ action }) => !['operation', 'permission', 'role'].some((member) => member in action),
  );
  expect(unnamed.map(({ of }) => of)).toEqual(Object.keys(free));
});

/** Permissions that the menu grants and no call and no action names, with what they are for. */
const usedOtherwise: Readonly<Record<string, string>> = {
  'system:setup:cache': 'a call of the platform, made in the menu of the account',
  'system:note-desc:edit': 'a call of the platform, made by the note of each page',
  'monitor:online:query': 'granted by every RuoYi server',
  'monitor:logininfor:query': 'granted by every RuoYi server',
  'tool:gen:query': 'the page of the generator opens with the permission to edit',
  'expert:appointment:reassign': 'another expert in the calendar and in its dialogs',
  'expert:volunteer:skipReading': 'the final reading without each row marked',
  'expert:major:export': 'the recommended majors as a file',
  'expert:report:export': 'the printed sheet of a report',
  'management:memo:assign': 'the server lets its holders assign memos to others',
  'management:card-release:exportAgain':
    'the server lets its holders have the numbers of cards a second time',
};

test('[PERM-3] every permission that the menu grants opens a page or guards a control', async () => {
  const views = await allViews();
  const calls = Object.values(allEndpoints).flatMap(({ operations }) => Object.values(operations));
  const actions = subjects.flatMap(({ resource }) => Object.values(resource.actions ?? {}));
  const used = new Set([
    ...calls.map(({ permission }) => permission),
    // actions without a call of their own, or with a further permission
    ...actions.map(({ permission }) => permission),
    ...subjects.flatMap(({ resource }) => filePermissions(resource)),
    ...Object.keys(usedOtherwise),
  ]);
  const idle = menuNodes.filter(
    ({ permissions, url }) => permissions !== '' && !used.has(permissions) && !views.includes(url),
  );
  expect(idle.map(({ permissions }) => permissions)).toEqual([]);
  expect(menuNodes.length).toBeGreaterThan(300);
});

/** Permissions of a list's export and import that have no call of their own. */
function filePermissions({ endpoints, exports, importing }: Resource): string[] {
  const { permission: prefix } = endpoints;
  return [...(exports ? [`${prefix}:export`] : []), ...(importing ? [`${prefix}:import`] : [])];
}

/** Pixels of the buttons of a row. */
function actionsOf(resource: Resource): number {
  const commands = allCommands(resource);
  const shown = shownKeys(commands);
  const labels = commands.filter(({ key }) => shown.includes(key)).map(({ label }) => label);
  return actionsWidth(labels, true);
}

/** Whether the resource has the call of one of the three commands that every resource may have. */
function hasCall({ endpoints }: Resource, key: string): boolean {
  const names: Readonly<Record<string, string>> = { show: 'one', edit: 'update', delete: 'remove' };
  return endpoints.operations[names[key] ?? ''] !== undefined;
}
