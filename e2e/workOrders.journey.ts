import type { Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

const question = (page: Page) => page.getByRole('dialog', { name: '确认提示' });
const yes = (page: Page) => question(page).getByRole('button', { name: '确定' }).click();

/** Mobiles of the users of the demonstration's institution. */
const mobiles = Array.from({ length: 13 }, (_, index) => `1990000${5001 + 5 * index}`);

/** Enters the institution's users until one has a card that can be taken back; answers both numbers. */
async function findCard(page: Page) {
  const form = page.getByRole('region', { name: '提交工单', exact: true });
  const facts = form.getByRole('region', { name: '预检结果' });
  for (const mobile of mobiles) {
    await form.getByLabel('用户手机号').fill(mobile);
    await expect(facts.getByText(/./).first()).toBeVisible();
    const price = facts.getByText(/^¥[1-9]/);
    if ((await facts.getByRole('alert').count()) === 0 && (await price.count()) > 0)
      return { mobile, cardNo: (await facts.getByText(/^\d{16}$/).textContent()) ?? '' };
  }
  throw new Error('no user of the institution has a card that can be taken back');
}

/** The row of a work order on the desk. */
const rowOf = (page: Page, orderNo: string) => page.getByRole('row').filter({ hasText: orderNo });

async function finish(page: Page, orderNo: string) {
  const dialog = page.getByRole('dialog', { name: /^处理完成：/ });
  await rowOf(page, orderNo).getByRole('button', { name: '处理完成' }).click();
  await dialog.getByRole('button', { name: '已按申请处理，请核对' }).click();
  await dialog.getByLabel('登录密码').fill('admin123');
  await dialog.getByRole('button', { name: '确定' }).click();
  return dialog;
}

test('[G8] [G9] a clerk requests a card refund, and the service desk changes card, user and books', async ({
  page,
  elsewhere,
}) => {
  await openAs(page, 'jigou', '/management/work-order-submission');
  const { cardNo, mobile } = await findCard(page);
  const form = page.getByRole('region', { name: '提交工单', exact: true });
  await form.getByLabel('退款金额').fill('100');
  await form.getByLabel('原因说明').fill('误绑会员卡，家长申请退款并恢复');
  await form.getByLabel('联系电话').fill('19900000006');
  await form.getByRole('button', { name: '提交工单' }).click();
  await expect(question(page)).toContainText('确定提交该工单吗？');
  await yes(page);
  const mine = page.getByRole('complementary', { name: '我的工单' }).getByRole('listitem').first();
  await expect(mine).toContainText('退款 ¥100.00');
  const orderNo = (await mine.getByRole('button', { name: /^GD\d+$/ }).textContent()) ?? '';

  const desk = await elsewhere();
  await openAs(desk, 'admin', `/management/work-order-list?orderNo=${orderNo}`);
  await rowOf(desk, orderNo).getByRole('button', { name: '受理' }).click();
  await yes(desk);
  const dialog = await finish(desk, orderNo);
  await expect(dialog).toBeHidden();
  await expect(rowOf(desk, orderNo)).toContainText('已处理');

  await desk.goto(`/management/card-data?cardNo=${cardNo}`);
  // The number is shown in groups of four.
  const shown = new RegExp(cardNo.replaceAll(/\d{4}(?=\d)/g, '$&\\s?'));
  const card = desk.getByRole('row').filter({ hasText: shown });
  await expect(card).toContainText('已作废');
  await card.getByRole('link', { name: shown }).click();
  await expect(desk.getByRole('dialog')).toContainText('退卡');
  await desk.goto(`/finance/institution-details?bizNo=${orderNo}`);
  const booked = desk.getByRole('row').filter({ hasText: orderNo });
  await expect(booked).toContainText('退款退回');
  await expect(booked).toContainText('100.00');

  await page.reload();
  await expect(mine).toContainText('已处理');
  await form.getByLabel('用户手机号').fill(mobile);
  await expect(form.getByRole('region', { name: '预检结果' })).toContainText('用户未绑定会员卡');
  await page.goto('/management/message');
  await expect(page.getByText(`工单 ${orderNo} 已处理`).first()).toBeVisible();
});

test('[G9] a work order whose effect fails stays open, and its dialog says why', { tag: '@full' }, async ({
  page,
}) => {
  await openAs(page, 'admin', '/management/work-order-list?type=1&status=0');
  const waiting = page.getByRole('row').filter({ has: page.getByRole('button', { name: '受理' }) });
  const orderNo =
    (await waiting
      .first()
      .getByRole('link', { name: /^GD\d+$/ })
      .textContent()) ?? '';
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const store = await waiting.first().getByRole('cell').nth(heads.indexOf('提交机构')).innerText();
  await waiting.first().getByRole('button', { name: '受理' }).click();
  await yes(page);

  await page.goto('/finance/financial-balance?size=50');
  await page.getByRole('row').filter({ hasText: store }).getByRole('button', { name: /^更多/ }).click();
  await page.getByRole('menuitem', { name: '冻结', exact: true }).click();
  const freeze = page.getByRole('dialog', { name: /^冻结：/ });
  await freeze.getByLabel('原因').fill('账户异常，暂停支出');
  await freeze.getByRole('button', { name: '确定' }).click();
  await expect(freeze).toBeHidden();

  await page.goto(`/management/work-order-list?orderNo=${orderNo}`);
  const dialog = await finish(page, orderNo);
  await expect(dialog.getByRole('alert')).toHaveText('机构账户已冻结，暂停支出');
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(rowOf(page, orderNo)).toContainText('处理中');
});
