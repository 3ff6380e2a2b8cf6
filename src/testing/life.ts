import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldsOn, type Resource, titleOf } from '@/src/crud/defineResource';
import { allCommands } from '@/src/crud/list/rowCommands';
import { requiredText } from '@/src/ui/fields/field';
import { controlsOf } from './controls';
import { needsOf } from './controlsOnScreen';
import { enter, inventedText } from './enter';
import { complaintsOf, enterLeast, neededFields, openForm, save, submitButton } from './formPage';
import { idIn, type ListOnScreen, listPage } from './listPage';
import { firstRowRead, openSubject, ordinaryRow } from './openSubject';
import type { Visit } from './openView';
import type { Sample } from './sample';
import { changeableField, engineSubjects, type Subject, subjectsOf } from './subject';

/** Pixels that a card takes at most: four of them fit on a phone. */
const highestCard = 132;
const changedText = 'sample02';

/** The open list, and its resource. */
interface Life {
  readonly subject: Subject;
  readonly visit: Visit;
  readonly list: ListOnScreen;
}

/** Ids of records that must be right after a reload. */
type Done = Readonly<Record<'created' | 'changed' | 'deleted', string | undefined>>;

/**
 * The life of each resource of a domain, from its declaration. The list opens with its columns, filters and controls,
 * and a record by its name. On a phone rows are cards. A record is created, found, changed, deleted, and so after a
 * reload. A usual run writes where a call is given or a trait is new, a full run everywhere.
 */
export async function describeLives(domain: string): Promise<void> {
  const written = new Set((await engineSubjects()).map(({ name }) => name));
  describe.each(await subjectsOf(domain))('$name', (subject) => {
    const { one, create, update, remove } = subject.resource.endpoints.operations;

    test('[SCREEN] [LIST] [PERM-3] its list, a record and its cards are seen; controls name their permissions', async () => {
      const life = { subject, ...(await openSubject(subject)) };
      await step('list', () => seeList(life));
      await step('controls', () => seeControls(life));
      await step('name', () => seeName(life));
      if (one) await step('show', () => seeRecord(life));
      await step('phone', () => seeCards(life));
    });

    const writes = [create, update, remove].filter((operation) => operation !== undefined);
    if (writes.length === 0) return;
    const isUsual = writes.some(({ given }) => given) || written.has(subject.name);
    const usual = isUsual ? {} : { tags: 'full' };
    test(
      '[SCREEN] [CODE-11] a record is created, changed and deleted, and so after a reload',
      usual,
      async () => {
        const life = { subject, ...(await openSubject(subject)) };
        await step('list', () => life.list.ready());
        const created = create ? await step('create', () => createRecord(life)) : undefined;
        const removable = remove ? await step('find', () => removableId(life, created)) : undefined;
        const changed = update ? await step('change', () => changeRecord(life)) : undefined;
        const deleted = removable && (await step('delete', () => deleteRecord(life, removable, changed)));
        await step('reload', () => seeAgain(life, { created, deleted, changed }));
      },
    );
  });
}

/** Runs a part of a life; its errors name the part. */
async function step<T>(name: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

async function seeList({ subject: { resource }, list }: Life): Promise<void> {
  await list.ready();
  for (const { label } of fieldsOn(resource, 'list').filter(({ columnOff }) => !columnOff))
    await expect.element(list.root.getByRole('columnheader', { name: label, exact: true })).toBeVisible();
  const more = list.filters.getByRole('button', { name: '展开' });
  const isSeen = (label: string) =>
    list.filters.getByLabelText(label, { exact: true }).query()?.checkVisibility() === true;
  const unseen = () => {
    const fold = more.query();
    if (fold instanceof HTMLElement) fold.click();
    return resource.filters.map(({ label }) => label).filter((label) => !isSeen(label));
  };
  await expect.poll(unseen, { message: 'filters that are not there' }).toEqual([]);
}

async function seeControls({ subject, list }: Life): Promise<void> {
  const controls = controlsOf(subject);
  const row = ordinaryRow(subject, list);
  // for permission hints
  await expect
    .poll(() => needsOf(list, row, controls), { message: 'give the control data-needs' })
    .toEqual(controls.map(({ label, permission }) => [label, permission]));
}

/** The name of a record opens it where there is a way, and is plain where there is none. */
async function seeName({ subject, visit, list }: Life): Promise<void> {
  const { resource } = subject;
  const name = titleOf(resource, firstRowRead(visit, subject, list));
  const row = list.rows.first();
  const title = {
    link: row.getByRole('link', { name }),
    button: row.getByRole('button', { name, exact: true }),
  };
  const way = wayOf(resource);
  if (way) await expect.element(title[way].first()).toBeVisible();
  else expect([title.link.query(), title.button.query()]).toEqual([null, null]);
}

/** Element that opens a record by its name: the resource's own, else its page or form; undefined for none. */
function wayOf(resource: Resource): 'link' | 'button' | undefined {
  const { one, update } = resource.endpoints.operations;
  const opening = allCommands(resource).find(({ opens }) => opens);
  if (opening) return opening.href ? 'link' : 'button';
  return one || update ? 'link' : undefined;
}

async function seeRecord({ subject: { resource, sample }, visit, list }: Life): Promise<void> {
  await visit.go(`/show/${idIn(list.rows.first())}`);
  const dialog = page.getByRole('dialog', { name: resource.label });
  await expect.element(dialog.getByRole('table').first()).toBeVisible();
  for (const tab of dialog.getByRole('tab').all()) await tab.click();
  for (const { label } of fieldsOn(resource, 'show'))
    await expect.element(dialog.getByText(label, { exact: true }).first()).toBeInTheDocument();
  await visit.go(sample.at ?? '');
  await expect.element(dialog).not.toBeInTheDocument();
}

/** Tests that an empty form is refused at its fields, then creates a record with the least; returns its id. */
async function createRecord({ subject: { resource, sample }, visit, list }: Life): Promise<string> {
  const { path = '' } = resource.endpoints.operations.create ?? {};
  await visit.go('/create');
  const form = openForm(`新增${resource.label}`);
  await expect.element(submitButton(form)).toBeVisible();
  // editors come after the rest
  await expect.poll(() => form.element().querySelector('.field-loading')).toBeNull();
  await submitButton(form).click();
  const expected = neededFields(resource, sample).map((field) => [field.name, requiredText(field)]);
  await expect.poll(() => complaintsOf(form)).toEqual(Object.fromEntries(expected));
  expect(visit.mockServer.requests.of(path)).toEqual([]);
  await enterLeast(form, resource, sample);
  await save(form);
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  await expect.poll(visit.address).not.toMatch(/create/);
  if (resource.AfterCreate) await leaveWhatFollows(visit, list);
  return idIn(await list.find(inventedText));
}

/** Leaves the next step after a new record: a dialog, or another page. */
async function leaveWhatFollows({ address }: Visit, list: ListOnScreen): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.query() !== null || address().includes('?')).toBe(true);
  if (!dialog.query()) return list.goTo('');
  await expect.poll(() => document.activeElement?.closest('.ant-modal-root, .ant-drawer')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
}

/** Id of a record that may be deleted: the created one, unless the sample names a record of the seeds. */
async function removableId({ subject: { sample }, list }: Life, created = ''): Promise<string> {
  if (sample.removable === undefined) return created;
  await goToRow(list, sample, sample.removable);
  return idIn(list.row(sample.removable));
}

/** Deletes after the question. Returns the id of the deleted record. */
async function deleteRecord(
  { subject: { sample }, visit, list }: Life,
  id: string,
  changed: string | undefined,
): Promise<string> {
  const title = id === changed ? changedText : (sample.removable ?? inventedText);
  if (sample.removable === undefined) await list.find(title);
  else await goToRow(list, sample, title);
  const row = list.withId(id);
  const before = visit.notifications.length;
  const answer = async (label: string) => {
    await list.act(row, '删除');
    await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: label }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  };
  await answer('取消');
  await expect.element(row).toBeVisible();
  expect(visit.notifications).toHaveLength(before);
  await answer('确定');
  await expect.element(row).not.toBeInTheDocument();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 删除成功');
  return id;
}

/** Rows of other states are not in the list as it opens. */
async function goToRow(list: ListOnScreen, sample: Sample, title: string): Promise<void> {
  if (sample.at === undefined) await list.find(title);
  else await list.goTo(sample.at);
  await expect.element(list.row(title)).toBeVisible();
}

/** Changes a record and returns its id. */
async function changeRecord({ subject, visit, list }: Life): Promise<string> {
  const { resource, sample } = subject;
  await list.goTo(sample.at ?? '');
  await list.ready();
  const id = idIn(ordinaryRow(subject, list));
  await list.act(list.withId(id), '编辑');
  const form = openForm(`编辑${resource.label}`);
  await enter(form, changeableField(subject), changedText);
  await save(form);
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 修改成功');
  await expect.poll(visit.address).not.toMatch(/edit/);
  await expect.element(list.withId(id)).toHaveTextContent(changedText);
  return id;
}

/** The same list after a reload, with all changes. */
async function seeAgain({ subject, visit }: Life, { created, deleted, changed }: Done): Promise<void> {
  const again = await visit.reload();
  const list = listPage(again, subject.resource);
  await list.ready();
  if (created !== undefined && deleted !== created) {
    await list.find(changed === created ? changedText : inventedText);
    await expect.element(list.withId(created)).toBeVisible();
  }
  if (changed !== undefined && changed !== deleted) {
    await goToRow(list, subject.sample, changedText);
    await expect.element(list.withId(changed)).toHaveTextContent(changedText);
  }
  if (deleted !== undefined) await expect.element(list.withId(deleted)).not.toBeInTheDocument();
}

/** On a phone the cards are small, nothing sticks out, and they open their records. */
async function seeCards({ visit, list }: Life): Promise<void> {
  await page.viewport(390, 844);
  await expect.element(list.cards.first()).toBeVisible();
  const cards = list.cards.elements();
  const heights = cards.map((card) => card.getBoundingClientRect().height);
  expect(Math.max(...heights)).toBeLessThanOrEqual(highestCard);
  expect(cards.filter((card) => card.scrollWidth > card.clientWidth)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const before = visit.address();
  await list.cards.first().getByRole('heading').getByRole('button').click();
  // In a dialog, or on a page of its own.
  await expect.poll(() => page.getByRole('dialog').query() !== null || visit.address() !== before).toBe(true);
}
