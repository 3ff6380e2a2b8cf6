import { describe, expect, test } from 'vitest';
import { fieldsOn, titleOf } from '@/src/crud/defineResource';
import { widthOf } from '@/src/crud/list/columns/columns';
import { actionsWidth, allCommands, shownKeys } from '@/src/crud/list/rowCommands';
import { firstRowRead, openSubject, type Subject, subjects } from '@/src/testing/subjects';

/** Pixels of a list in a window of 1440 with the sidebar open, and of the boxes by which rows are selected. */
const room = { list: 1160, boxes: 40 };

/** What the columns of every list promise: the most important ones are seen, and the name opens the record. */
describe.each(subjects)('$name', (subject) => {
  const { resource } = subject;
  const fields = fieldsOn(resource, 'list');

  test('[LIST] name, state and what matters most are seen at 1440 pixels', () => {
    const important = fields.filter(
      ({ name, priority }) =>
        priority === 'high' || priority === 'first' || [resource.title, resource.state].includes(name),
    );
    const width = important.reduce((sum, field) => sum + widthOf(field), 0);
    expect(width).toBeLessThanOrEqual(room.list - room.boxes - actionsOf(subject));
  });

  test('[LIST] the name is the first column, and opens the record where there is a way', async () => {
    const [first] = fields.filter(({ priority }) => priority !== 'first');
    expect(first?.name).toBe(resource.title);
    const { visit, list } = await openSubject(subject);
    await list.ready();
    const name = titleOf(resource, firstRowRead(visit, subject));
    const row = list.rows.first();
    const title = {
      link: row.getByRole('link', { name }),
      button: row.getByRole('button', { name, exact: true }),
    };
    const way = wayOf(subject);
    if (way) await expect.element(title[way].first()).toBeVisible();
    else expect([title.link.query(), title.button.query()]).toEqual([null, null]);
  });
});

/** Pixels of the buttons of a row. */
function actionsOf({ resource }: Subject): number {
  const commands = allCommands(resource);
  const shown = shownKeys(commands);
  const labels = commands.filter(({ key }) => shown.includes(key)).map(({ label }) => label);
  return actionsWidth(labels, true);
}

/** As what the name of a record opens it: what the resource says, else its page or form; undefined where it has none of these. */
function wayOf({ resource }: Subject): 'link' | 'button' | undefined {
  const { one, update } = resource.endpoints.operations;
  const opening = allCommands(resource).find(({ opens }) => opens);
  if (opening) return opening.href ? 'link' : 'button';
  return one || update ? 'link' : undefined;
}
