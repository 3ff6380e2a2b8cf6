import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { dayIn } from './clock';
import { expect, openAs, recordedCalls, test } from './journey';

const timetable = (page: Page) => page.getByRole('region', { name: '时间表' });
const columnOf = (page: Page, expert: string) =>
  timetable(page).getByRole('region', { name: new RegExp(`^${expert} `) });
const cardOf = (place: Locator, student: string) =>
  place
    .getByRole('article')
    .filter({ has: place.page().getByRole('button', { name: student, exact: true }) });
const question = (page: Page) => page.getByRole('dialog', { name: '确认提示' });

/** Pixels per half hour of the calendar, and from a card's corner to the grip of the pointer. */
const half = 26;
const grip = 20;
const at = (halves: number) => ({ x: grip, y: halves * half + grip });

test('[E9] an appointment moves to another expert and time by pointer and keyboard; a clash is refused', {
  tag: '@full',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 1500 });
  await openAs(page, 'admin', `/expert/appointment?as=week&by=expert&dateFrom=${dayIn(1)}`);
  await expect(timetable(page).getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  const drag = (student: string, expert: string, halves: number) =>
    cardOf(timetable(page), student).dragTo(columnOf(page, expert), {
      sourcePosition: { x: grip, y: grip },
      targetPosition: at(halves),
    });

  await drag('范溪佳', '李老师', 5);
  await expect(page.getByRole('alert')).toHaveText('该时段专家已有预约（10:30–11:30 任瑶晴）');
  await expect(question(page)).toBeHidden();
  await expect(cardOf(columnOf(page, '邹远怡'), '范溪佳')).toContainText('09:00–10:30');

  await drag('邹越欣', '陈牧之', 14);
  await expect(question(page)).toContainText(/「邹越欣」.*）15:00–16:30？专家由潘明明改为陈牧之。/);
  await question(page).getByRole('button', { name: '确定' }).click();
  await expect(cardOf(columnOf(page, '陈牧之'), '邹越欣')).toContainText('15:00–16:30');

  const said = page.getByRole('status').filter({ hasText: /–/ });
  await cardOf(timetable(page), '周博明').getByRole('button', { name: '周博明', exact: true }).focus();
  await page.keyboard.press('m');
  await expect(said).toHaveText('已拿起 周博明 16:00–18:00：方向键移动，回车放下，Esc 取消');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(/ 李轩文 16:00–18:00，该专家不负责考生所在省份$/);
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(said).toHaveText(/ 陈牧之 16:00–18:00，该时段专家已有预约（15:00–16:30 邹越欣）$/);
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(/ 陈牧之 16:30–18:30$/);
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText(/「周博明」.*）16:30–18:30？专家由邹远怡改为陈牧之。/);
  await question(page).getByRole('button', { name: '确定' }).press('Enter');
  const moved = cardOf(columnOf(page, '陈牧之'), '周博明');
  await expect(moved).toContainText('16:30–18:30');
  await expect(moved).toContainText('待确认');
  await expect(moved.getByRole('button', { name: '周博明', exact: true })).toBeFocused();
  expect(await recordedCalls(request, '/ssystem-api/api/appointment/edit')).toHaveLength(2);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
});

test('[E10] a finished order is not refunded, nor more than was paid; an allowed refund becomes a work order', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/expert/order?status=4');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^ZY/ }) });
  const dialog = page.getByRole('dialog', { name: /^退款：ZY/ });
  const refund = async () => {
    await rows.first().getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: '退款' }).click();
    await dialog.getByLabel('退款原因').fill('家庭计划有变');
  };
  await refund();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('已完成的订单不能退款');
  await dialog.getByRole('button', { name: '取消' }).click();

  await page.getByText(/^待确认 \d+$/).click();
  await expect(rows.first()).toContainText('待确认');
  const order = (await rows.first().getByRole('link', { name: /^ZY/ }).textContent()) ?? '';
  await refund();
  await dialog.getByLabel('退款金额').fill('99999.00');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('退款金额不能大于实付金额')).toBeVisible();
  await dialog.getByLabel('退款金额').fill('100.00');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已提交退款工单')).toBeVisible();
  await page.getByText(/^退款中 \d+$/).click();
  await expect(rows.filter({ hasText: order })).toBeVisible();
});
