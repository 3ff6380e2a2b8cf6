import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { touchByFinger } from '@/src/testing/finger';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { memos } from './memos';

const { done, create } = systemEndpoints['system/memo'].operations;

async function open(options?: VisitOptions) {
  const visit = await openView(memos, options);
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list: listPage(visit, memos), sent };
}

test('[H3] a memo is ticked off in the table, and opened again; what is late says so', async () => {
  const { visit, list, sent } = await open();
  await expect.poll(() => list.rows.elements().length).toBe(9);
  await expect.element(list.row('跟进服务网点的装修进度').getByText('已逾期')).toBeVisible();
  const box = list.row('给新同事开通账号').getByRole('checkbox', { name: '完成：给新同事开通账号' });
  await box.click();
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(box).not.toBeChecked();
  const [first, second] = sent(done.path);
  expect([first, second]).toEqual([
    { id: 2, done: 1 },
    { id: 2, done: 0 },
  ]);
  expect(visit.notifications).toEqual(['success: 已完成', 'success: 已重新打开']);
});

test('[H3] as a wall they are cards with the same actions, and stay so', { tags: 'full' }, async () => {
  const { visit } = await open();
  await page.getByText('卡片墙').click();
  const card = visit.screen.getByRole('listitem').filter({ hasText: '核对本周到期机构名单' });
  const link = card.getByRole('link', { name: '机构列表', exact: true });
  await expect.element(link).toHaveAttribute('href', '/customer/list?expireState=expiring');
  await expect.element(link).toHaveAttribute('title', '/customer/list?expireState=expiring');
  await card.getByRole('checkbox').click();
  await expect.element(card.getByRole('checkbox')).toBeChecked();
  const again = await visit.reload();
  await expect
    .element(again.screen.getByRole('listitem').filter({ hasText: '准备月度例会材料' }))
    .toBeVisible();
});

test('[H3] the title of a card opens the whole memo', { tags: 'full' }, async () => {
  const { visit } = await open();
  await page.getByText('卡片墙').click();
  await page.getByRole('heading').getByRole('link', { name: '核对本周到期机构名单' }).click();
  await expect.element(page.getByRole('dialog').getByText('核对本周到期机构名单').first()).toBeVisible();
  expect(visit.address()).toMatch(/^\/system\/memo\/show\/\d+/);
});

test('[H3] under a finger the box of a card has 44 pixels', { tags: 'full' }, async () => {
  const { visit } = await open();
  await page.getByText('卡片墙').click();
  const card = visit.screen.getByRole('listitem').filter({ hasText: '核对本周到期机构名单' });
  const box = card.getByRole('checkbox');
  await expect.element(box).toBeVisible();
  await touchByFinger();
  const label = box.element().closest('label') ?? expect.unreachable();
  const { width, height } = getComputedStyle(label, '::before');
  expect([width, height]).toEqual(['44px', '44px']);
  await box.click({ force: true, position: { x: -12, y: 20 } });
  await expect.element(box).toBeChecked();
});

test('[H3] a memo about a page begins with its address; one that leads elsewhere is refused', {
  tags: 'full',
}, async () => {
  const about = encodeURIComponent('/customer/list?status=1');
  const { visit, sent } = await open({ at: `/create?about=${about}` });
  const form = openForm('新增备忘');
  const link = form.getByLabelText('关联页面');
  await expect.element(link).toHaveValue('/customer/list?status=1');
  await form.getByLabelText('标题', { exact: true }).fill('看看停用的机构');
  await link.fill('//evil.example.com');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('请选择页面，或输入以 / 开头的页面地址')).toBeVisible();
  await link.fill('/customer/list?status=1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 新增成功']);
  expect(sent(create.path)).toEqual([
    expect.objectContaining({ title: '看看停用的机构', link: '/customer/list?status=1' }),
  ]);
  await expect.poll(visit.address).toBe('/system/memo');
});

test('[H3] a user does not see the memos of others', async () => {
  const { visit, list } = await open({ as: 'caiwu' });
  await expect.poll(() => list.rows.elements().length).toBe(9);
  expect(list.rows.elements().map((row) => Number(row.getAttribute('data-row-key')))).toEqual(
    expect.arrayContaining([19, 27]),
  );
  expect(visit.notifications).toEqual([]);
});

test.each(['light', 'dark'])(
  '[H3] the colours of memos are those that their names say: %s',
  async (scheme) => {
    const { list } = await open();
    await expect.poll(() => list.rows.elements().length).toBe(9);
    const root = document.documentElement;
    const before = root.dataset.scheme;
    root.dataset.scheme = scheme;
    const hues = new Map(
      [...list.root.element().querySelectorAll('[data-color]')].map((element) => [
        element.textContent,
        hueOf(getComputedStyle(element, '::before').backgroundColor),
      ]),
    );
    if (before === undefined) delete root.dataset.scheme;
    else root.dataset.scheme = before;
    const ranges = { 黄: [40, 65], 蓝: [200, 230], 绿: [110, 160], 粉: [320, 345] } as const;
    for (const [name, [least, most]] of Object.entries(ranges)) {
      expect(hues.get(name), name).toBeGreaterThanOrEqual(least);
      expect(hues.get(name), name).toBeLessThanOrEqual(most);
    }
  },
);

/** Degrees on the wheel of colours: 0 is red, 120 green, 240 blue. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
}
