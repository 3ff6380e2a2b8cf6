import dayjs from 'dayjs';
import { expect } from 'vitest';
import { type Locator, locators, page, userEvent } from 'vitest/browser';
import type { AnyField } from '@/src/crud/defineResource';
import { dateFormat } from '@/src/lib/dates';
import { leastShare, sharesInViewport } from './overlayShare';
import { pictureFile } from './pictureFile';

/**
 * An entry: typed text, a choice by its label, or the name of an uploaded file. Several labels for a choice made level
 * by level, such as a region.
 */
export type Entry = string | readonly string[];

/** A text that fits most fields: a name, an account, a password, a code. */
export const inventedText = 'sample01';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** The box of a select, which holds its value and its input. */
    selectBox(): Locator;
  }
}

locators.extend({
  selectBox: () => 'xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]',
});

/**
 * Enters a value in a field of a form as the staff do. Without one it takes any that fits: the first choice, a day in a
 * year.
 */
export async function enter(form: Locator, field: AnyField, entry?: Entry): Promise<void> {
  const control = form.getByLabelText(field.label, { exact: true });
  await expect.element(control).toBeInTheDocument();
  const { kind } = field;
  const role = String(control.element().getAttribute('role'));
  const [first] = typeof entry === 'string' ? [entry] : (entry ?? []);
  if (kind.verb === '请上传') await uploadInto(form, control, first);
  else if (kind.sheet?.as === 'date' || kind.sheet?.as === 'time' || kind.operator === 'between')
    await enterDay(control, first ?? inAYear());
  else if (role === 'combobox' && (kind.members || typeof entry === 'object'))
    await chooseLevels(control, entry);
  else if (['combobox', 'radiogroup'].includes(role)) await choose(control, first);
  else if (control.element().matches('fieldset'))
    await control.getByRole('checkbox', { name: '全选', exact: true }).click();
  else await control.fill(first ?? (role === 'spinbutton' ? '1' : inventedText));
}

/** Chooses a file and waits until it has arrived: the field's earlier messages pass quickly. */
async function uploadInto(form: Locator, control: Locator, name: string | undefined): Promise<void> {
  await userEvent.upload(control, await fileCalled(name));
  await expect.element(form.getByText(/^正在(上传|检查)/)).not.toBeInTheDocument();
}

/** A file of that name, which begins like an archive; a square picture where no name is given. */
async function fileCalled(name: string | undefined): Promise<File> {
  return name === undefined ? pictureFile('picture.png', 3) : new File(['PK\u0003\u0004', name], name);
}

/** Types a day into a date picker and leaves it. */
export async function enterDay(control: Locator, day: string): Promise<void> {
  await control.fill(day);
  await userEvent.keyboard('{Tab}');
}

/** Opens a select and picks an option by its label, typed where it can be searched, or takes a radio. Without a label the first one. */
export async function choose(control: Locator, label?: string): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  if (control.element().getAttribute('role') === 'radiogroup') {
    const radios = control.getByRole('radio', label === undefined ? {} : { name: label, exact: true });
    return radios.first().click();
  }
  await openSelect(control);
  const active = () => activeLabel(control.element());
  await expect.poll(() => active() ?? treeOf(control.element())).toBeTruthy();
  if (treeOf(control.element())) return chooseInTree(control, label);
  if (label !== undefined && !control.element().hasAttribute('readonly')) await control.fill(label);
  else if (label !== undefined) await moveTo(label, active);
  await expect.poll(active).toBe(label ?? active());
  await userEvent.keyboard('{Enter}');
  // where several can be chosen, the list stays open over what is below it
  if (control.element().closest('.ant-select-multiple')) await userEvent.keyboard('{Escape}');
}

/** The tree that a select of one opens, once it is there. */
function treeOf(control: Element): Element | null | undefined {
  return document.getElementById(control.getAttribute('aria-owns') ?? '')?.querySelector('[role="tree"]');
}

/** Finds a choice of a tree by its whole name and picks it. */
async function chooseInTree(control: Locator, label = ''): Promise<void> {
  const item = page.getByRole('treeitem', { name: label, exact: true }).last();
  await control.fill(label);
  await item.getByText(label).click();
}

/** Goes down the options until the active one has the label; after a full round there is none. */
async function moveTo(label: string, active: () => string | undefined): Promise<void> {
  const seen = new Set<string | undefined>();
  while (active() !== label && !seen.has(active())) {
    seen.add(active());
    await userEvent.keyboard('{ArrowDown}');
  }
}

/** Label of the option that Enter would choose. */
function activeLabel(control: Element): string | undefined {
  const option = document.getElementById(control.getAttribute('aria-activedescendant') ?? '');
  return option?.getAttribute('aria-label') ?? option?.getAttribute('title') ?? undefined;
}

/** Opens a cascader and picks level by level; the first of each where no labels are given. */
export async function chooseLevels(control: Locator, labels: Entry = []): Promise<void> {
  await openSelect(control);
  const levels = page.getByRole('menu');
  const isOpen = () => control.element().getAttribute('aria-expanded') === 'true';
  for (let level = 0; isOpen(); level += 1) {
    const items = levels.nth(level).getByRole('menuitemcheckbox');
    const label = labels[level];
    await (label === undefined ? items.first() : items.filter({ hasText: label })).click();
    // the next level arrives, or this was the last
    await expect.poll(() => !isOpen() || levels.elements().length > level + 1).toBe(true);
  }
}

/** Opens the choices of a select; the click waits until it has come to rest. A chosen option lies over the input. */
export async function openSelect(control: Locator): Promise<void> {
  await control.selectBox().click();
  await expect.element(control).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => openedBy(control.element())).toBeGreaterThanOrEqual(leastShare);
}

/** The part of a select that empties it, for the pointer alone; null where it has none. */
export function clearOf(control: Locator): Element | null {
  return control.selectBox().element().querySelector('.ant-select-clear');
}

/** Empties a select by a press. */
export async function emptySelect(control: Locator): Promise<void> {
  await control.selectBox().hover();
  await page.elementLocator(clearOf(control) ?? document.body).click();
}

/** The visible share of a control's opened part. The choices are drawn beside the list that is read out. */
function openedBy(control: Element): number {
  const id = control.getAttribute('aria-controls') ?? control.getAttribute('aria-owns') ?? '';
  const opened = document.getElementById(id)?.parentElement;
  const [share = 1] = opened ? sharesInViewport([opened], '*') : [];
  return share;
}

function inAYear(): string {
  return dayjs().add(1, 'year').format(dateFormat);
}

/** Presses a button by the keyboard. */
export async function pressByEnter(button: Locator): Promise<void> {
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}
