import { expect, openAs, test } from './journey';

const name = '每小时对账';

test('a job put together with the cron builder runs once and leaves a log that can be read', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/monitor/job');

  await test.step('build an hourly schedule by clicks', async () => {
    await page.getByRole('button', { name: '新增' }).click();
    const form = page.getByRole('dialog', { name: '新增任务' });
    await form.getByLabel('任务名称').fill(name);
    await form.getByLabel('调用目标字符串').fill("ryTask.ryParams('对账')");
    await form.getByRole('button', { name: '生成表达式' }).click();
    const builder = page.getByRole('dialog', { name: 'Cron表达式生成器' });
    await builder.getByText('每 N 小时').click();
    await expect(builder.getByLabel('表达式', { exact: true })).toHaveText('0 0 0/1 * * ?');
    await expect(builder.getByText('每小时', { exact: true })).toBeVisible();
    await builder.getByRole('button', { name: '确定' }).click();
    await expect(form.getByLabel('cron执行表达式')).toHaveValue('0 0 0/1 * * ?');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('新增成功')).toBeVisible();
  });

  const choose = async (action: string) => {
    const own = page.getByRole('button', { name: `${action}：${name}` });
    if (await own.isVisible()) return own.click();
    await page.getByRole('button', { name: `更多操作：${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await test.step('run the job once', async () => {
    await expect(page.getByRole('switch', { name: `状态：${name}` })).not.toBeChecked();
    await choose('执行一次');
    const question = page.getByRole('dialog', { name: '确认提示' });
    await expect(question).toContainText(`确认要立即执行一次「${name}」任务吗？`);
    await question.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('执行成功')).toBeVisible();
  });

  await test.step('open the log in a tab of the job’s name', async () => {
    await choose('调度日志');
    await expect(page).toHaveURL(/\/monitor\/job-log\/index\/\d+$/);
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    await expect(tabs.getByRole('link', { name })).toBeVisible();
    const log = page.getByRole('region', { name: '调度日志', exact: true });
    await expect(log.getByText('共 1 条')).toBeVisible();
    await log.getByRole('button', { name, exact: true }).click();
    const detail = page.getByRole('dialog', { name: '调度日志详细' });
    await expect(detail).toContainText(`${name} 总共耗时：`);
    await expect(detail).toContainText('成功');
    await detail.getByRole('button', { name: '关闭' }).last().click();
    await log.getByRole('button', { name: '关闭' }).click();
    await expect(page).toHaveURL('/monitor/job');
  });
});
