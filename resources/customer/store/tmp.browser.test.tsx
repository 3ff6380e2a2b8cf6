import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';
import { stores } from './stores';

test('b', async () => {
  const { screen, go } = await openView(stores, { at: '/create' });
  await expect.element(screen.getByRole('button', { name: '保存' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('到期时间')).toBeVisible();
  const log = (x: string) => console.log(x);
  for (const l of ['机构类型', '所在地区', '到期时间', '上级机构', '标志', '初始密码']) {
    const e = dialog.getByLabelText(l, { exact: true });
    log(l + ' ' + e.elements().map((x) => x.outerHTML).join('\n'));
  }
  const t = dialog.getByLabelText('机构类型', { exact: true });
  let t0 = performance.now();
  await t.click({ force: true });
  await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(0);
  log('opened ' + (performance.now() - t0));
  log(page.getByRole('option').elements().map((x) => x.outerHTML).join('\n'));
  log([...document.querySelectorAll('.ant-select-dropdown')].map((x) => x.outerHTML).join('\n'));
  t0 = performance.now();
  await page.getByTitle('加盟').click();
  log('chosen ' + (performance.now() - t0));
  await expect.element(dialog.getByTitle('加盟')).toBeVisible();
  t0 = performance.now();
  const d = dialog.getByLabelText('到期时间', { exact: true });
  await d.fill('2030-01-02');
  await userEvent.keyboard('{Tab}');
  log('date ' + (performance.now() - t0) + (d.element() as HTMLInputElement).value);
  await dialog.getByLabelText('机构名称').fill('x');
  log('date ' + (performance.now() - t0) + (d.element() as HTMLInputElement).value);
  console.error('hi');
});
