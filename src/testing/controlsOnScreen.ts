import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Guarded } from './controls';
import type { ListOnScreen } from './listPage';

/** The labels of controls. */
export function labelsOf(controls: readonly Guarded[]): string[] {
  return controls.map(({ label }) => label);
}

/** The labels of the ones on screen. */
export async function shownControls(
  list: ListOnScreen,
  row: Locator,
  controls: readonly Guarded[],
): Promise<string[]> {
  return (await lookAt(list, row, controls)).map(([label]) => label);
}

/** The controls on screen, each by its label with the permission that it names. */
export function needsOf(list: ListOnScreen, row: Locator, controls: readonly Guarded[]) {
  return lookAt(list, row, controls);
}

/** The controls on screen, in their order, each with the permission that it names; row after row. */
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

/** Fires the events of a press; hundreds of them by a real pointer would take minutes. */
function press(element: Element, type: 'click' | 'mousedown'): void {
  element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

/** Finds controls of the toolbar and of a row, whose menu it opens. */
async function finderOf(list: ListOnScreen, row: Locator): Promise<(control: Guarded) => Element | null> {
  const more = row.getByRole('button', { name: '更多操作：' });
  const menu = page.getByRole('menu');
  // The menu is fetched with its first press, which is lost where the rows are drawn anew just then.
  const open = () => {
    const [button, isOpen] = [more.query(), menu.query() !== null];
    if (button && !isOpen) press(button, 'click');
    return button === null || isOpen;
  };
  await expect.poll(open).toBe(true);
  return ({ label, place, permission }) => {
    if (place === 'toolbar') return list.toolbar.getByRole('button', { name: label, exact: true }).query();
    if (place === 'row')
      return (
        row.getByRole('button', { name: `${label}：` }).query() ??
        (label === '详情' ? row.element().querySelector(nameThatNeeds(permission)) : null) ??
        menu.getByRole('menuitem', { name: label, exact: true }).query()
      );
    return list.root.getByRole(place.role, { name: place.name }).first().query();
  };
}

/** Selector of a record's name that opens it, by a link or a button. */
function nameThatNeeds(permission: string): string {
  return `:is(a, button)[data-needs="${permission}"]`;
}
