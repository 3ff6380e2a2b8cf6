import type { Page, Route } from '@playwright/test';
import { fillInstitution, institution } from './institution';
import { expect, recordedCalls, setFault, signIn, test } from './journey';

const question = '登录状态已过期，您可以继续留在该页面，或者重新登录';
const addStore = '/ssystem-api/api/store/addStore';

test('[CODE-1] [GUARD-5] a session that expires over an open form loses no typed text', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin', '/login?redirect=%2Fcustomer%2Flist%2Fcreate');
  const form = page.getByRole('dialog', { name: '新增机构' });
  await fillInstitution(page, form);
  const password = await form.getByLabel('初始密码').inputValue();
  await setFault(request, { kind: 'code', code: 40310, path: addStore });

  await test.step('one dialog asks about the expired session', async () => {
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText(question)).toHaveCount(1);
  });

  await test.step('取消 leaves the page and all that was typed', async () => {
    await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '取消' }).click();
    await expect(page.getByText(question)).toBeHidden();
    await expect(page).toHaveURL('/customer/list/create');
    await expectTyped(page, password);
  });

  await test.step('the expired page sends nothing, and asks no more', async () => {
    const before = (await recordedCalls(request)).length;
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByRole('alert')).toHaveText('无效的会话，或者会话已过期，请重新登录。');
    await expect(page.getByText(question)).toBeHidden();
    await expectTyped(page, password);
    expect(await recordedCalls(request)).toHaveLength(before);
    expect(await recordedCalls(request, addStore)).toHaveLength(1);
  });

  await test.step('重新登录 in the slim bar leads to /index, and from there to the sign-in page', async () => {
    await page.getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Findex');
    await signIn(page, 'admin', '');
    await expect(page).toHaveURL('/index');
  });

  await test.step('the sign-in offers the draft without the password, and one click restores it', async () => {
    const drafts = page.getByRole('status').filter({ hasText: '有未保存的草稿' });
    await drafts.getByRole('link', { name: '新增机构' }).click();
    await form.getByRole('button', { name: '恢复草稿' }).click();
    await expectTyped(page, '');
    await expect(drafts).toBeHidden();
  });
});

async function expectTyped(page: Page, password: string): Promise<void> {
  const form = page.getByRole('dialog', { name: '新增机构' });
  await expect(form.getByLabel('机构名称')).toHaveValue(institution.name);
  await expect(form.getByText(institution.region.join(' / '))).toBeVisible();
  await expect(form.getByLabel('联系手机')).toHaveValue(institution.mobile);
  await expect(form.getByText(institution.edition)).toBeVisible();
  await expect(form.getByLabel('到期时间')).toHaveValue(institution.expireTime);
  await expect(form.getByLabel('初始密码')).toHaveValue(password);
}

test('[CODE-1] ten simultaneous 401 answers make one dialog and one sign-out', async ({ page }) => {
  await signIn(page, 'admin', '/login?redirect=%2Fsystem%2Fdict');
  const waiting = await holdRemovals(page);
  const signOuts = await countSignOuts(page);
  for (let count = 1; count <= 10; count += 1) {
    await page
      .getByRole('button', { name: /^删除：/ })
      .nth(count)
      .click();
    await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
    await expect.poll(() => waiting.length).toBe(count);
  }

  await Promise.all(waiting.map((route) => route.fulfill({ json: { code: 401, msg: '登录已过期' } })));

  await expect(page.getByText(question)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Findex');
  await expect(page.getByText(question)).toBeHidden();
  // Messages between tabs arrive at no fixed time.
  await expect.poll(signOuts).toBe(1);
});

/** Keeps the answers to removals of dictionaries back. */
async function holdRemovals(page: Page): Promise<readonly Route[]> {
  const held: Route[] = [];
  await page.route(/\/system\/dict\/type\/\d+$/, (route) =>
    route.request().method() === 'DELETE' ? void held.push(route) : route.fallback(),
  );
  return held;
}

/** Counts how often the page tells the browser's other tabs that the session has changed. */
async function countSignOuts(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const counter = { value: 0 };
    new BroadcastChannel('session').addEventListener('message', () => {
      counter.value += 1;
    });
    return counter;
  });
  return () => counted.evaluate(({ value }) => value);
}
