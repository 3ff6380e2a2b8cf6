import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enterDay } from '@/src/testing/enter';
import { openView } from '@/src/testing/openView';

test('[O5] a refused field and its message stand clear of the bar of buttons', {
  tags: 'full',
}, async () => {
  await openView({ view: 'operations/create/index' }, { at: '?type=headline' });
  await page.viewport(1366, 900);
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  await field('标题').fill('湖南本科批填报提醒');
  await enterDay(field('发布时间'), '2026-07-02 00:00:00');
  await enterDay(field('过期时间'), '2026-07-01 00:00:00');
  window.scrollTo(0, 0);
  const draft = page.getByRole('button', { name: '存草稿', exact: true });
  await draft.click();
  const message = page.getByText('过期时间须晚于发布时间', { exact: true }).last();
  await expect.element(message).toBeVisible();
  const bar = draft.element().closest('.form-buttons') ?? expect.unreachable();
  const bottomOf = (one: Element) => one.getBoundingClientRect().bottom;
  await expect.poll(() => bottomOf(message.element())).toBeLessThan(bar.getBoundingClientRect().top);
  await expect.element(field('过期时间')).toHaveFocus();
});
