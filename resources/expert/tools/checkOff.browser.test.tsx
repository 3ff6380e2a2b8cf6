import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

const dialog = page.getByRole('dialog', { name: /^逐条核对/ });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const place = (number: number) => dialog.getByText(`第 ${number} 志愿`);

test('[E3] [A11Y] 逐条核对 hears its keys at both ends and after 重新核对, and gives the focus back', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  const more = page.getByRole('button', { name: '更多操作', exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: '逐条核对' }).click();
  await expect.element(button('已核对（Enter）')).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowUp}');
  await expect.element(place(1)).toHaveTextContent('已核对');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(button('上一条')).toHaveFocus();
  await expect.element(place(1)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(place(2)).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect.element(button('重新核对')).toBeDisabled();
  await expect.element(button('已核对（Enter）')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(place(2)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test('[E3] the buttons of 逐条核对 are seen at one place on a low screen, however long the rows are', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await page.viewport(1366, 500);
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '逐条核对' }).click();
  const check = button('已核对（Enter）');
  await expect.element(check).toHaveFocus();
  await expect.element(check).toBeInViewport({ ratio: 0.99 });
  const { top } = check.element().getBoundingClientRect();
  const screen = dialog.element().parentElement ?? expect.unreachable();
  screen.scrollTop = 80;
  await userEvent.keyboard('{Enter}');
  await expect.element(place(2)).toBeInViewport({ ratio: 0.99 });
  expect(check.element().getBoundingClientRect().top).toBe(top);
  expect(screen.scrollTop).toBe(0);
});
