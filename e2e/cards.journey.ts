import type { Page } from '@playwright/test';
import { dayIn } from './clock';
import { choose, rowOf } from './institution';
import { expect, letDaysPass, openAs, test } from './journey';

const batch = '暑期志愿卡';
const store = '启明升学规划中心';
/** A student of that institution, not yet a member. */
const student = { name: '雷涵远', mobile: '19900005021' };

test('[G10] [G11] [G12] a card is made, released, printed, bound, taken back and expires', {
  tag: '@full',
}, async ({ page, request }) => {
  let numbers = '';
  await openAs(page, 'admin', '/management/card-release');
  await test.step('a batch is made', async () => {
    await page.getByRole('button', { name: '展开：领卡与制卡' }).click();
    await page.getByRole('button', { name: '生成卡片' }).click();
    const form = page.getByRole('dialog', { name: '新增卡批次' });
    await form.getByLabel('批次名称').fill(batch);
    await form.getByLabel('数量').fill('12');
    await expect(form.getByText('将生成 12 张志愿卡，确定吗？')).toBeVisible();
    await form.getByRole('button', { name: '下一步' }).click();
    await form.getByRole('button', { name: '下一步' }).click();
    await form.getByLabel('绑定截止').fill(dayIn(2));
    await form.getByLabel('绑定截止').press('Tab');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('progressbar', { name: '制卡进度' })).toBeVisible();
    await expect(rowOf(page, batch)).toContainText('已制卡');
  });
  await test.step('the institution pays for three released cards', async () => {
    await rowOf(page, batch)
      .getByRole('button', { name: /^发放：/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /^发放：/ });
    await choose(page, dialog.getByLabel('机构', { exact: true }), store);
    await dialog.getByLabel('数量').fill('3');
    await expect(dialog.getByText(`向「${store}」发放志愿卡 3 张，扣款 ¥648.00，扣款后余额 ¥`)).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('发放成功')).toBeVisible();
    await expect(rowOf(page, batch)).toContainText('部分发放');
  });
  await test.step('the cards are printed on sheets, ten a page', async () => {
    await act(page, batch, '导出卡密');
    const dialog = page.getByRole('dialog', { name: /^导出卡密：/ });
    await dialog.getByRole('radio', { name: 'A4 打印' }).click();
    await dialog.getByLabel('登录密码').fill('admin123');
    await dialog.getByRole('button', { name: '确定' }).click();
    const preview = page.getByRole('dialog', { name: '打印预览：会员卡打印（12 张）' });
    await expect(preview.getByRole('region', { name: '第 1 页' }).getByRole('article')).toHaveCount(10);
    await expect(preview.getByRole('region', { name: '第 2 页' }).getByRole('article')).toHaveCount(2);
    const printed = (await preview.getByRole('article').first().textContent()) ?? '';
    // type, year and batch
    numbers = printed.replaceAll(/\D/g, '').slice(0, 7);
    await preview.getByRole('button', { name: '关闭', exact: true }).click();
    const question = page.getByRole('dialog', { name: '确认提示' });
    await question.getByRole('button', { name: '确定' }).click();
    await expect(preview).toHaveCount(0);
  });
  await test.step('a card is taken back, and its price refunded', async () => {
    await act(page, batch, '收回');
    const dialog = page.getByRole('dialog', { name: /^收回：/ });
    await choose(page, dialog.getByLabel('发放记录'), store);
    await dialog.getByLabel('数量').fill('1');
    await dialog.getByLabel('原因').fill('机构多领了一张');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('收回成功')).toBeVisible();
    await page.goto('/finance/institution-details?bizType=5');
    await expect(rowOf(page, store).first()).toContainText('216.00');
    await rowOf(page, store).first().getByRole('link', { name: /^FK/ }).click();
    await expect(page).toHaveURL(/\/management\/card-release\?releaseNos=FK/);
    await expect(rowOf(page, batch)).toBeVisible();
  });
  await test.step('a card is bound to a student of the institution', async () => {
    await page.goto(`/management/card-data?cardNo=${numbers}&status=1`);
    await expect(page.getByText('共 2 条')).toBeVisible();
    await page
      .getByRole('button', { name: /^后台绑卡：/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^后台绑卡：/ });
    await dialog.getByLabel('用户手机号').fill(student.mobile);
    await dialog.getByRole('button', { name: '查询' }).click();
    await expect(dialog.getByText(`绑定给：${student.name}`)).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('绑卡成功')).toBeVisible();
    await page.goto(`/management/card-data?cardNo=${numbers}`);
    await expect(rowOf(page, student.name)).toContainText('已激活');
  });
  await test.step('the last card expires, and the records name every step', async () => {
    await letDaysPass(request, 4);
    const address = page.url();
    // the browser's today is the server's past
    await page.goto('/management/card-record?createTime=&event=14');
    await expect(rowOf(page, '系统').first()).toContainText('过期');
    await page.goto(`${address}&status=3`);
    await expect(rowOf(page, store)).toContainText('已过期');
    await page.goto(`${address}&status=2`);
    await rowOf(page, student.name).getByRole('link').first().click();
    const drawer = page.getByRole('dialog', { name: /^会员卡：\d{4} \d{4} \d{4} \d{4}$/ });
    await drawer.getByRole('tab', { name: '轨迹' }).click();
    const track = drawer.getByRole('region', { name: '轨迹' });
    for (const event of ['生成', '发放', '导出卡密', '后台绑卡']) await expect(track).toContainText(event);
  });
});

/** Does something with a batch: by its button, or under 更多. */
async function act(page: Page, name: string, action: string): Promise<void> {
  const row = rowOf(page, name);
  const own = row.getByRole('button', { name: `${action}：` });
  if (await own.isVisible()) return own.click();
  await row.getByRole('button', { name: /^更多操作：/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
