import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { sampleTable } from '@/mocks/dev/sampleTable';
import { samples } from '@/resources/dev/samples';
import { sampleTrees } from '@/resources/dev/sampleTrees';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { openTree } from '@/src/testing/treePage';

const remark = '用于招生咨询会的签到，放在二楼器材室靠窗的柜子里，领用前请先登记，用完当天归还';
const shown = page.getByRole('dialog', { name: '示例：' });
/** The text as a whole, over the list. */
const whole = (text: string) => document.querySelector('.list-whole')?.textContent?.includes(text) ?? false;

async function open() {
  const visit = await openView(samples, {
    prepare: async ({ table }) => {
      const rows = await table(sampleTable);
      const row = rows.get(2);
      if (row) await rows.put({ ...row, remark });
    },
  });
  const list = listPage(visit, samples);
  await list.ready();
  return { visit, list, row: list.row('档案盒 002') };
}

test('[LIST] the name of a record is a link to its page, over the list as it is', async () => {
  const { visit, list } = await open();
  await visit.go('?size=10');
  const link = list.row('档案盒 002').getByRole('link', { name: '档案盒 002' });
  await expect.element(link).toHaveAttribute('href', '/dev/samples/show/2?size=10');
  await link.click();
  await expect.element(shown).toBeVisible();
  expect(visit.address()).toBe('/dev/samples/show/2?size=10');
});

test('[LIST] a double click on a row opens its record', async () => {
  const { visit, row } = await open();
  await row.getByText('正常').dblClick();
  await expect.element(shown).toBeVisible();
  expect(visit.address()).toBe('/dev/samples/show/2');
});

test('[LIST] a double click on a control, or with which text is selected, opens nothing', {
  tags: 'full',
}, async () => {
  const { visit, row } = await open();
  await row.getByRole('checkbox').dblClick();
  await row.getByText('正常').dblClick({ modifiers: ['Shift'] });
  expect(visit.address()).toBe('/dev/samples');
});

test('[LIST] a text that is too long for its column shows as a whole below the pointer', async () => {
  const { row } = await open();
  const cell = row.getByRole('cell', { name: remark });
  await cell.hover();
  await expect.element(cell).toHaveAttribute('title', remark);
});

test('[LIST] the keyboard shows the long texts of its row, with the labels of their columns', {
  tags: 'full',
}, async () => {
  const { row } = await open();
  await expect
    .poll(async () => {
      await focusByKeys(row);
      return until(() => whole(`备注：${remark}`));
    })
    .toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(whole(remark)).toBe(false);
});

test('[LIST] a double click in a tree opens its record', { tags: 'full' }, async () => {
  const { visit, list } = await openTree(sampleTrees);
  await list.row('西山校区').getByText('启用').dblClick();
  await expect.poll(visit.address).toBe('/dev/sample-tree/show/17');
});

/** Goes to a row with the arrow keys, from the first one on. */
async function focusByKeys(row: Locator): Promise<void> {
  document.querySelector<HTMLElement>('section.list-page')?.focus();
  for (let steps = 0; steps < 5 && document.activeElement !== row.element(); steps += 1)
    await userEvent.keyboard('{ArrowDown}');
}

/** Whether a condition becomes true within a second. */
async function until(isTrue: () => boolean): Promise<boolean> {
  return expect
    .poll(isTrue, { timeout: 1000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}
