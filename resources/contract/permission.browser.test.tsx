import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Operation } from '@/providers/endpoints/builder';
import { permissionOf } from '@/src/crud/actions/useAllowed';
import { idIn, type ListOnScreen } from '@/src/testing/listPage';
import type { Control } from '@/src/testing/sample';
import { openSubject, ordinaryRow, type Subject, subjects } from '@/src/testing/subjects';

const account = 'yunying';

/** Milliseconds. The page is looked at once for each of its permissions, and there may be many. */
const wholeRound = 60_000;

/** What a permission shows and opens, in every resource (requirement PERM-3). */
describe.each(subjects)('$name', (subject) => {
  const { operations } = subject.resource.endpoints;
  const controls = controlsOf(subject);
  const own = Object.values<Operation>(operations).flatMap(({ permission }) => permission ?? []);
  const permissions = [...new Set([...own, ...controls.map(({ permission }) => permission)])];
  const others = permissions.filter((permission) => permission !== operations.list?.permission);

  test('[PERM-3] every permission shows something on the list', () => {
    // What is done with many rows at once shows when some are selected.
    const batch = Object.values(subject.resource.actions ?? {}).filter(({ on }) => on === 'batch');
    const showing = [
      ...controls.map(({ permission }) => permission),
      ...batch.map((action) => permissionOf(subject.resource, action)),
    ];
    expect(
      others.filter((permission) => !showing.includes(permission)),
      'name a control in the sample',
    ).toEqual([]);
  });

  test(
    '[PERM-3] [PERM-4] each control names its permission; without it the control is gone and its addresses refused',
    async () => {
      const { visit, list } = await openSubject(subject, { as: account, permissions });
      await list.ready();
      const row = ordinaryRow(subject, list);
      const id = idIn(row);
      await expect.poll(() => shown(list, row, controls)).toEqual(labelsOf(controls));
      // for those who explain permissions
      expect(await needsOf(list, row, controls), 'give the control data-needs').toEqual(
        controls.map(({ label, permission }) => [label, permission]),
      );
      for (const missing of others) {
        await visit.mockServer.allowOnly(
          account,
          permissions.filter((permission) => permission !== missing),
        );
        await visit.providers.session.reloadRules();
        const left = controls.filter(({ permission }) => permission !== missing);
        await expect
          .poll(() => shown(list, row, controls), { message: `without ${missing}` })
          .toEqual(labelsOf(left));
        for (const address of addressesOf(subject, missing, id)) {
          // with the query, so that the list behind the page stays as it is
          await visit.go(address + (subject.sample.at ?? ''));
          await expect.element(visit.screen.getByText(`没有权限：${missing}`)).toBeVisible();
          await visit.go(subject.sample.at ?? '');
        }
      }
    },
    wholeRound,
  );

  test('[PERM-3] without the permission for the list there is no page at all', async () => {
    const { visit, list } = await openSubject(subject, { as: account, permissions: others });
    await expect.element(visit.screen.getByText(`没有权限：${operations.list?.permission}`)).toBeVisible();
    await expect.element(list.root).not.toBeInTheDocument();
    expect(visit.mockServer.requests.of(operations.list?.path ?? '')).toEqual([]);
  });
});

/** Something on the list that needs a permission. */
interface Guarded {
  readonly label: string;
  readonly permission: string;
  readonly place: 'toolbar' | 'row' | Control;
  /** A text in the row that it is on, where that is not the ordinary one. */
  readonly row?: string | undefined;
}

/** All controls of a resource's list that need a permission: of the generic pages, its row actions, its sample. */
function controlsOf({ resource, sample }: Subject): Guarded[] {
  const { operations } = resource.endpoints;
  const of = (operation: string, label: string, place: Guarded['place']): Guarded[] => {
    const permission = operations[operation]?.permission;
    return permission === undefined ? [] : [{ label, permission, place }];
  };
  return [
    ...of('create', resource.createLabel ?? '新增', 'toolbar'),
    ...(resource.tree ? of('create', '新增下级', 'row') : []),
    ...of('export', '导出', 'toolbar'),
    ...of('one', '详情', 'row'),
    ...of('update', '编辑', 'row'),
    ...(['row', 'toolbar'] as const).flatMap((place) =>
      Object.values(resource.actions ?? {}).flatMap((action) => {
        const permission = action.on === place ? permissionOf(resource, action) : undefined;
        const { label } = action;
        return permission === undefined ? [] : [{ label, permission, place, row: sample.rows?.[label] }];
      }),
    ),
    ...of('remove', '删除', 'row').map((control) => ({ ...control, row: sample.rows?.删除 })),
    ...Object.entries(sample.controls ?? {}).flatMap(([operation, control]) =>
      of(operation, operation, control),
    ),
  ];
}

function labelsOf(controls: readonly Guarded[]): string[] {
  return controls.map(({ label }) => label);
}

/** The labels of those that are on screen. */
async function shown(list: ListOnScreen, row: Locator, controls: readonly Guarded[]): Promise<string[]> {
  return (await lookAt(list, row, controls)).map(([label]) => label);
}

/** The permission that each control says it needs. */
async function needsOf(list: ListOnScreen, row: Locator, controls: readonly Guarded[]) {
  const seen = new Map(await lookAt(list, row, controls));
  return controls.map(({ label }) => [label, seen.get(label)]);
}

/** The controls that are on screen, in their order, each with the permission that it names; row after row. */
async function lookAt(list: ListOnScreen, ordinary: Locator, controls: readonly Guarded[]) {
  const seen = new Map<Guarded, string | null | undefined>();
  const rows = new Set(controls.map(({ row }) => row));
  for (const text of rows) {
    const find = await finderOf(list, text === undefined ? ordinary : list.row(text));
    for (const control of controls.filter(({ row }) => row === text)) {
      const element = find(control);
      if (element) seen.set(control, element.closest('[data-needs]')?.getAttribute('data-needs'));
    }
    await closeMenu();
  }
  return controls.filter((control) => seen.has(control)).map((one) => [one.label, seen.get(one)] as const);
}

/** Closes the menu of a row, where one is open, by a press beside it. */
async function closeMenu(): Promise<void> {
  const menu = page.getByRole('menu');
  if (!menu.query()) return;
  await expect
    .poll(() => {
      press(document.body, 'mousedown');
      return menu.query();
    })
    .toBe(null);
}

/** As the browser tells of a press; hundreds of them by a real pointer would take minutes. */
function press(element: Element, type: 'click' | 'mousedown'): void {
  element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

/** Finds controls of the toolbar and of a row, whose menu it opens. */
async function finderOf(list: ListOnScreen, row: Locator): Promise<(control: Guarded) => Element | null> {
  const more = row.getByRole('button', { name: '更多操作：' });
  const menu = page.getByRole('menu');
  if (more.query() && !menu.query()) {
    press(more.element(), 'click');
    await expect.element(menu).toBeVisible(); // it is fetched with its first press
  }
  return ({ label, place }) => {
    if (place === 'toolbar') return list.toolbar.getByRole('button', { name: label, exact: true }).query();
    if (place === 'row')
      return (
        row.getByRole('button', { name: `${label}：` }).query() ??
        (label === '详情' ? row.element().querySelector(`a[href*="/show/${idIn(row)}"]`) : null) ??
        menu.getByRole('menuitem', { name: label, exact: true }).query()
      );
    return list.root.getByRole(place.role, { name: place.name }).first().query();
  };
}

/** The addresses below the list that a permission opens. */
function addressesOf({ resource }: Subject, permission: string, id: string): string[] {
  const { create, update, one } = resource.endpoints.operations;
  const pages: [Operation | undefined, string][] = [
    [create, '/create'],
    [update, `/edit/${id}`],
    [one, `/show/${id}`],
  ];
  return pages.flatMap(([operation, address]) => (operation?.permission === permission ? [address] : []));
}
