import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { shareTable } from '@/mocks/expert/shareTable';
import type { Fault } from '@/mocks/faults';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import SharedPage from './SharedPage';

const question = page.getByRole('dialog', { name: '确认提示' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[E5] a link is made with the chosen options, counted when it is opened, and taken back', {
  tags: 'full',
}, async () => {
  const { mockServer, notifications, reload } = await openView(
    { view: 'expert/volunteer/detail' },
    { at: '?id=501' },
  );
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^分享：陈同学/ });
  await expect.element(dialog.getByText(/尚未定稿/)).toBeVisible();
  await dialog.getByText('3 天', { exact: true }).click();
  await dialog.getByLabelText('访问密码').fill('48');
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await expect.element(dialog.getByText('访问密码应为 4 位数字')).toBeVisible();
  await expect.element(dialog.getByText(/^选填，4 位数字/)).not.toBeVisible();
  await dialog.getByLabelText('访问密码').fill(' ４８２１');
  await dialog.getByRole('switch', { name: '显示录取机会' }).click();
  await dialog.getByLabelText('水印文字').fill('陈家');
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await expect.element(question).toHaveTextContent('存在 2 项错误，仍要分享？');
  await question.getByRole('button', { name: '取消' }).click();
  const shares = await mockServer.table(shareTable);
  expect(shares.all()).toHaveLength(2);
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('密码：4821')).toBeVisible();
  const made = shares.all().at(-1);
  expect(made).toMatchObject({
    tableId: 501,
    password: '4821',
    showChance: 0,
    showContact: 1,
    watermark: '陈家',
  });
  await dialog.getByRole('button', { name: '再生成一个' }).click();
  await expect.element(dialog.getByRole('button', { name: '生成链接' })).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  if (!made) throw new Error('no share was made');
  await shares.put({ ...made, visits: 2, lastVisit: '2026-11-24 09:00:00' });
  await page.getByRole('tab', { name: '分享记录' }).click();
  const records = page.getByRole('tabpanel', { name: '分享记录' }).getByRole('listitem');
  await expect
    .element(records.filter({ hasText: made.shareId }))
    .toHaveTextContent('访问 2 次，最近 2026-11-24');
  for (const [id, word] of [
    ['over', '已过期'],
    ['taken', '已收回'],
  ] as const)
    await expect.element(records.filter({ hasText: id.padEnd(32, '0') })).toHaveTextContent(word);
  await records.filter({ hasText: made.shareId }).getByRole('button', { name: '收回分享' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(records.filter({ hasText: made.shareId })).toHaveTextContent('已收回');
  expect([shares.get(made.id)?.revoked, notifications]).toEqual([1, ['success: 已收回']]);
  await mockServer.allowOnly('admin', ['expert:volunteer:detail']);
  await reload();
  await expect.element(page.getByRole('tab', { name: '版本' })).toBeVisible();
  expect(page.getByRole('tab', { name: '分享记录' }).elements()).toHaveLength(0);
});

test('[E5] a made link is among the open 分享记录 at once', { tags: 'full' }, async () => {
  await openView({ view: 'expert/volunteer/detail' }, { at: '?id=501' });
  await page.getByRole('tab', { name: '分享记录' }).click();
  const records = page.getByRole('tabpanel', { name: '分享记录' }).getByRole('listitem');
  await expect.element(records.first()).toBeVisible();
  const before = records.elements().length;
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByRole('button', { name: '生成链接' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => records.elements()).toHaveLength(before + 1);
});

test('[E5] [A11Y] a made share has the focus on 复制, another one on its first field, and Escape closes the dialog', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/volunteer/detail' }, { at: '?id=501' });
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^分享：陈同学/ });
  const make = async (name: string) => {
    await dialog.getByRole('button', { name }).click();
    await question.getByRole('button', { name: '确定' }).click();
  };
  const copy = dialog.getByRole('button', { name: '复制', exact: true });
  await make('生成链接');
  await expect.element(copy).toHaveFocus();
  await dialog.getByRole('button', { name: '再生成一个' }).click();
  await expect.element(dialog.getByRole('radio', { name: '7 天' })).toHaveFocus();
  await dialog.getByRole('tab', { name: '小程序码' }).click();
  await make('生成小程序码');
  await expect.element(copy).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[E3] the dialog waits for the switches of the institution, and says where they cannot be read', {
  tags: 'full',
}, async () => {
  const path = expertEndpoints['expert/volunteer'].operations.switches.path;
  const open = async (fault: Fault) => {
    const visit = await openView(
      { view: 'expert/volunteer/detail' },
      { at: '?id=501', prepare: ({ faults }) => faults.inject({ ...fault, path }) },
    );
    await page.getByRole('button', { name: '分享', exact: true }).click();
    return visit;
  };
  const chance = page.getByRole('switch', { name: '显示录取机会' });
  const { mockServer } = await open({ kind: 'hold' });
  await expect.element(page.getByRole('tab', { name: '链接分享' })).toBeVisible();
  expect(chance.elements()).toEqual([]);
  mockServer.faults.clear();
  await expect.element(chance).toBeChecked();
  await expect.element(chance).toBeEnabled();
  await open({ kind: 'code', code: 50000 });
  await expect.element(page.getByText('未能读取机构的展示设置，暂不展示录取机会')).toBeVisible();
  await expect.element(chance).toBeDisabled();
});

test('[E5] a family reads a draft by its password, without chances and contact, until it is over', async () => {
  const { mockServer, providers, screen } = await openView(
    { view: 'expert/volunteer/detail' },
    { at: '?id=501' },
  );
  await screen.unmount();
  const shares = await mockServer.table(shareTable);
  const seeded = shares.get(2);
  if (!seeded) throw new Error('share 2 is missing');
  const closed = { password: '0421', showChance: 0, showContact: 0, revoked: 0, watermark: '陈家' } as const;
  await shares.put({ ...seeded, ...closed });
  const shown = await render(<SharedPage send={providers.send} shareId={seeded.shareId} />);
  const password = page.getByRole('textbox', { name: '访问密码' });
  const open = page.getByRole('button', { name: '查看志愿表' });
  await password.fill('4x2');
  await open.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('请输入 4 位数字密码');
  await password.fill('9999');
  await open.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('访问密码不正确');
  await password.fill(' ０４２１');
  await open.click();
  await expect.element(heading('湖南本科批-方案一 草稿')).toBeVisible();
  await expect.element(page.getByText(/^共 32 个志愿 · 保存于/)).toBeVisible();
  expect(page.getByRole('main').element().textContent).not.toMatch(/录取机会|填报专家|陈同学|18876/);
  await expect.poll(() => document.title).toBe('湖南本科批-方案一');
  expect(shares.get(2)?.visits).toBe(seeded.visits + 1);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  await shown.unmount();
  expect(document.querySelector('meta[name=robots]')).toBeNull();
  await shares.put({ ...seeded, revoked: 0, showChance: 1, showContact: 1 });
  const whole = await render(<SharedPage send={providers.send} shareId={seeded.shareId} />);
  await expect.element(page.getByText(/^录取机会由历年数据估算/)).toBeVisible();
  await expect.element(page.getByText(/^填报专家/)).toBeVisible();
  await whole.unmount();
  await render(<SharedPage send={providers.send} shareId={'over'.padEnd(32, '0')} />);
  await expect.element(heading('链接已失效')).toBeVisible();
});
