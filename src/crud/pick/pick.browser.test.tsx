import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { renderInside } from '@/src/testing/openView';
import { sampleSettingsKey } from '@/src/testing/sampleList';
import type { Row } from '../resourceSpec';
import { PickDialog } from './PickDialog';

const dialog = page.getByRole('dialog', { name: '选择示例' });
const rows = dialog.getByRole('row').filter({ has: page.getByRole('cell') });
const selected = (count: number) => dialog.getByText(`已选 ${count} 条`);
const confirm = dialog.getByRole('button', { name: '确定' });

/** Articles that are out of use: 12 of 64. */
async function open(running = false) {
  const onPick = vi.fn<(rows: readonly Row[]) => void>();
  const close = vi.fn<() => void>();
  const visit = await renderInside(
    <PickDialog
      resource={samples}
      scope={{ status: '1' }}
      title="选择示例"
      none="请选择要处理的示例"
      {...{ running, onPick, close }}
    />,
  );
  await expect.element(dialog.getByText('共 12 条')).toBeVisible();
  const picked = () => onPick.mock.calls.map(([list]) => list.map(({ id }) => id));
  return { visit, onPick, close, picked };
}

test('[WID-1] rows are ticked by a click or by their box, over pages and filters; none is complained about', {
  tags: 'full',
}, async () => {
  const { visit, picked } = await open();
  await confirm.click();
  expect(visit.notifications).toEqual(['warning: 请选择要处理的示例']);
  await rows.nth(0).getByText('便签纸 005').click();
  await expect.element(selected(1)).toBeVisible();
  await dialog.getByTitle('20 条/页').click();
  await page.getByTitle('10 条/页').click();
  await dialog.getByRole('listitem', { name: '2', exact: true }).click();
  await expect.poll(() => rows.elements().length).toBe(2);
  await rows.nth(1).getByRole('checkbox').click();
  await dialog.getByRole('textbox', { name: '名称' }).fill('010');
  await dialog.getByRole('button', { name: '搜索' }).click();
  await expect.element(rows.getByText('档案盒 010')).toBeVisible();
  await expect.element(selected(2)).toBeVisible();
  await rows.first().getByText('档案盒 010').click();
  await rows.first().getByText('档案盒 010').click();
  await expect.element(selected(2)).toBeVisible();
  await confirm.click();
  expect(picked()).toEqual([[5, 60]]);
});

test('[WID-1] a list to pick from has pages of twenty rows, or 10, 30, 50', async () => {
  await open();
  await expect.poll(() => rows.elements().length).toBe(12);
  await dialog.getByTitle('20 条/页').click();
  for (const size of [10, 20, 30, 50])
    await expect.element(page.getByTitle(`${size} 条/页`).last()).toBeVisible();
});

test('the scope travels with every page and filter; none of them is in the address', {
  tags: 'full',
}, async () => {
  const { visit, close } = await open();
  await dialog.getByRole('textbox', { name: '名称' }).fill('纸');
  await dialog.getByRole('button', { name: '搜索' }).click();
  await expect.poll(() => rows.elements().length).toBeLessThan(10);
  await dialog.getByRole('button', { name: '重置' }).click();
  await expect.element(dialog.getByText('共 12 条')).toBeVisible();
  const asked = visit.mockServer.requests.of(devEndpoints['dev/sample'].operations.list.path);
  expect(asked.map(({ body }) => body)).toEqual(asked.map(() => expect.objectContaining({ status: '1' })));
  expect(visit.address()).toBe('/');
  await dialog.getByRole('button', { name: '取消' }).click();
  expect(close).toHaveBeenCalledOnce();
});

test('隐藏搜索 on the list itself leaves the dialog its filters', async () => {
  localStorage.setItem(sampleSettingsKey, 'search=hidden');
  await open();
  await expect.element(dialog.getByRole('textbox', { name: '名称' })).toBeVisible();
});

test('the rows on a phone are cards, ticked by a touch', async () => {
  await open();
  await page.viewport(390, 844);
  const card = dialog.getByRole('listitem').filter({ hasText: '便签纸 005' });
  await card.getByText('单价').click();
  await expect.element(card.getByRole('checkbox')).toBeChecked();
  await expect.element(selected(1)).toBeVisible();
});
