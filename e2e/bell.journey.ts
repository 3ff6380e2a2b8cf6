import { shellCalls } from '@/providers/endpoints/platformCalls';
import { installClock, passUntilAsked } from './clock';
import { choose } from './institution';
import { expect, openAs, test } from './journey';

/** Notices and messages that wait for the operator in the seeds. */
const before = 30;

test('[G4] [LAY-12] a message moves the bell of another browser within a minute, and is read there', async ({
  page,
  elsewhere,
}) => {
  await installClock(page);
  await openAs(page, 'yunying');
  const bell = (unread: number) =>
    page.getByRole('banner').getByRole('button', { name: `消息，${unread} 条未读` });
  await passUntilAsked(page, shellCalls.unreadMessages.path, 5_000);
  await expect(bell(before)).toBeVisible();

  const admin = await elsewhere();
  await openAs(admin, 'admin', '/management/message');
  await admin.getByRole('button', { name: '发送消息' }).click();
  const form = admin.getByRole('dialog', { name: '新增消息' });
  await form.getByLabel('标题', { exact: true }).fill('周一例会改到十点');
  const receivers = form.getByLabel('接收人', { exact: true });
  // The chosen value lies over the input, which can be typed in once it is open.
  await receivers.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]').click();
  await choose(admin, receivers, '苏晚晴');
  await receivers.press('Escape');
  await form.getByRole('textbox', { name: '内容' }).fill('会议室二，请带上本周名单。');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(admin.getByText('新增成功')).toBeVisible();

  await passUntilAsked(page, shellCalls.unreadMessages.path);
  await expect(bell(before + 1)).toBeVisible();
  await page.goto('/management/message');
  const told = page.getByRole('listitem').filter({ hasText: '周一例会改到十点' });
  await told.getByRole('button').click();
  await expect(page.getByRole('article', { name: '周一例会改到十点' })).toContainText('请带上本周名单');
  await expect(bell(before)).toBeVisible();
});
