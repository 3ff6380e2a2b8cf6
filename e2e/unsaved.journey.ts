import type { Page } from '@playwright/test';
import { expect, openAs, setFault, test } from './journey';
import { switchTo, tab } from './tabs';

const question = (page: Page) => page.getByRole('dialog', { name: '确认提示' });
const form = (page: Page) => page.getByRole('dialog', { name: '编辑机构：' });
const contact = (page: Page) => form(page).getByLabel('联系人');
/** Leaves half a form behind in the list of institutions. */
async function typeSomething(page: Page): Promise<void> {
  await openAs(page, 'admin', '/customer/list');
  await page
    .getByRole('button', { name: /^编辑：/ })
    .first()
    .click();
  await contact(page).fill('写到一半');
}

async function expectKept(page: Page): Promise<void> {
  await expect(question(page)).toBeHidden();
  await expect(contact(page)).toHaveValue('写到一半');
  await expect(page).toHaveURL(/\/customer\/list\/edit\//);
}

test('the browser’s own «back» asks before it drops a form', async ({ page }) => {
  await typeSomething(page);
  await page.goBack();
  await expect(question(page).getByRole('listitem')).toHaveText(/^编辑机构：/);
  await question(page).getByRole('button', { name: '继续编辑' }).click();
  await expectKept(page);

  await page.goBack();
  await question(page).getByRole('button', { name: '不保存离开' }).click();
  await expect(page).toHaveURL('/customer/list');
  await expect(form(page)).toBeHidden();
});

test('closing the tab, closing all tabs and refreshing ask, and name the form', async ({ page }) => {
  await typeSomething(page);
  const ways: readonly (() => Promise<void>)[] = [
    () => tab(page, '机构列表').click({ button: 'middle' }),
    ...['关闭当前', '全部关闭', '刷新页面'].map((item) => async () => {
      await tab(page, '机构列表').click({ button: 'right' });
      await page.getByRole('menuitem', { name: item }).click();
    }),
  ];
  // The drawer lies over the bar: the form is looked for from another tab.
  await switchTo(page, '首页');
  await expect(page).toHaveURL('/index');
  for (const way of ways) {
    await way();
    await expect(question(page).getByRole('listitem')).toHaveText(/^编辑机构：/);
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await expect(tab(page, '机构列表')).toBeVisible();
  }
  await tab(page, '机构列表').click();
  await expectKept(page);
});

test('signing out asks as well; the draft is not offered once it was given up', { tag: '@full' }, async ({
  page,
}) => {
  await typeSomething(page);
  await switchTo(page, '首页');
  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
  await expect(question(page).getByRole('listitem')).toHaveText(/^编辑机构：/);
  await question(page).getByRole('button', { name: '不保存离开' }).click();
  await expect(page.getByRole('heading', { name: '欢迎登录' })).toBeVisible();

  await openAs(page, 'admin', '/customer/list');
  await page
    .getByRole('button', { name: /^编辑：/ })
    .first()
    .click();
  await expect(contact(page)).not.toHaveValue('写到一半');
  await expect(page.getByText('未保存的草稿')).toHaveCount(0);
});

test('the browser asks before a reload, and the draft is offered afterwards', { tag: '@full' }, async ({
  page,
}) => {
  await typeSomething(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await form(page).getByRole('button', { name: '恢复草稿' }).click();
  await expect(contact(page)).toHaveValue('写到一半');
  await form(page).getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(form(page)).toBeHidden();
  await page.reload();
  expect(asked).toHaveLength(1);
});

test('a draft restored after a colleague’s save keeps both, and asks about the same field alone', {
  tag: '@full',
}, async ({ page, elsewhere }) => {
  const other = await elsewhere();
  await typeSomething(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('未保存的草稿')).toBeVisible();

  await typeSomething(other);
  await contact(other).fill('同事写的');
  await form(other).getByLabel('备注').fill('同事的备注');
  await form(other).getByRole('button', { name: '保存' }).click();
  await expect(other.getByText('修改成功')).toBeVisible();

  await form(page).getByRole('button', { name: '恢复草稿' }).click();
  const stale = page.getByRole('dialog', { name: '记录已被他人修改' });
  await expect(stale).toContainText('同事写的');
  await expect(stale).not.toContainText('同事的备注');
  await stale.getByRole('button', { name: '用草稿的值' }).click();
  await expect(contact(page)).toHaveValue('写到一半');
  await expect(form(page).getByLabel('备注')).toHaveValue('同事的备注');
});

test('a form that is saved behind another tab closes by itself, and changes no tab', {
  tag: '@full',
}, async ({ page, request }) => {
  await typeSomething(page);
  await setFault(request, { kind: 'latency', path: '/ssystem-api/api/store/edit', ms: 1500 });
  await form(page).getByRole('button', { name: '保存' }).click();
  await switchTo(page, '首页');
  await expect(question(page).getByRole('listitem')).toHaveCount(0);
  await expect(page).toHaveURL('/index');
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(tab(page, '机构列表').getByRole('img', { name: '有未保存的修改' })).toHaveCount(0);
  await expect(page).toHaveURL('/index');
  await tab(page, '机构列表').click();
  await expect(page).toHaveURL('/customer/list');
  await expect(form(page)).toBeHidden();
});
