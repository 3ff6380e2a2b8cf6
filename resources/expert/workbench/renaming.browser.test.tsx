import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView } from '@/src/testing/openView';

test('[E3] a scheme is not given the name of another one', { tags: 'full' }, async () => {
  const { mockServer } = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  const schemes = (await mockServer.table(volunteerTable)).all().filter(({ userId }) => userId === 101);
  const other = schemes.find(({ planNo }) => planNo === 2) ?? expect.unreachable();
  await expect
    .element(page.getByRole('grid', { name: '志愿表' }).getByRole('rowheader').first())
    .toBeVisible();
  await page.getByTitle(/方案/).and(page.getByRole('button')).first().click();
  await page.getByRole('menuitem', { name: '重命名' }).click();
  const dialog = page.getByRole('dialog', { name: '重命名方案' });
  await dialog.getByRole('textbox').fill(` ${other.name} `);
  await dialog.getByRole('button', { name: /^确\s?定$/ }).click();
  await expect.element(dialog.getByText('已有同名方案')).toBeVisible();
  await dialog.getByRole('textbox').fill('冲刺方案');
  await dialog.getByRole('button', { name: /^确\s?定$/ }).click();
  await expect.element(page.getByTitle('冲刺方案').and(page.getByRole('button'))).toBeVisible();
});
