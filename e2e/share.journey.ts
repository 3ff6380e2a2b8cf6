import { platformCalls } from '@/providers/endpoints/platformCalls';
import { expectAccessible } from './accessible';
import { expect, openAs, test } from './journey';

test('[E3] [E5] a family opens a share in its own browser by password, within its switches, until it ends', async ({
  page,
  elsewhere,
}) => {
  await openAs(page, 'admin', '/expert/volunteer/detail?id=501');
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '分享：陈同学 湖南本科批-方案一' });
  await expect(dialog.getByText('分享页面会标注「草稿」')).toBeVisible();
  await dialog.getByLabel('访问密码').fill('48');
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await expect(dialog.getByText('访问密码应为 4 位数字')).toBeVisible();
  await dialog.getByLabel('访问密码').fill('4821');
  await dialog.getByRole('switch', { name: '显示录取机会' }).click();
  await dialog.getByRole('switch', { name: '显示专家联系方式' }).click();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect(question).toContainText('存在 2 项错误，仍要分享？');
  await question.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('密码：4821')).toBeVisible();
  const link = (await dialog.getByText(/\/share\/zy\//).textContent()) ?? '';

  const family = await elsewhere();
  const heading = (name: string | RegExp) => family.getByRole('heading', { level: 1, name });
  const open = async (password: string) => {
    const answer = family.waitForResponse(`**${platformCalls.shareInfo.path}`);
    await family.getByLabel('访问密码').fill(password);
    await family.getByRole('button', { name: '查看志愿表' }).click();
    return (await answer).text();
  };
  await test.step('the share refuses the wrong password and opens with the right one', async () => {
    await family.goto(new URL(link).pathname);
    await open('0000');
    await expect(family.getByRole('alert')).toHaveText('访问密码不正确，还可以尝试 4 次');
    const answer = await open('4821');
    await expect(heading('湖南本科批-方案一 草稿')).toBeVisible();
    await expect(family.getByText('共 32 个志愿')).toBeVisible();
    const majors = family.locator('main ol ol').first().getByRole('listitem');
    expect(await majors.count()).toBeGreaterThan(1);
    const lefts = await majors.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size, 'one major a line').toBe(1);
    expect(answer).not.toMatch(/chance"|tier"|score|rank"|mobile|contact|18876|陈同学/);
    await expect(family.getByText(/录取机会 \d+%|填报专家/)).toHaveCount(0);
    await expectAccessible(family);
  });
  await test.step('a share that is taken back is over', async () => {
    await dialog.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('tab', { name: '分享记录' }).click();
    const made = page.getByRole('listitem').filter({ hasText: new URL(link).pathname });
    await expect(made).toContainText('访问 1 次');
    await expect(page.getByRole('tabpanel', { name: '分享记录' })).toContainText('已过期');
    await made.getByRole('button', { name: '收回分享' }).click();
    await question.getByRole('button', { name: '确定' }).click();
    await expect(made).toContainText('已收回');
    for (const address of [new URL(link).pathname, `/share/zy/${'over'.padEnd(32, '0')}`]) {
      await family.goto(address);
      await expect(heading('链接已失效')).toBeVisible();
    }
  });
});
