import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { complaintsOf, openForm, save } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { jobLog } from './jobLog';
import { sample } from './jobLog.sample';
import { jobs } from './jobs';

const dialog = page.getByRole('dialog');
const press = (label: string) => dialog.getByRole('button', { name: label, exact: true }).click();

async function openJobs(at = '') {
  const visit = await openView(jobs, { at });
  return { visit, list: listPage(visit, jobs) };
}

async function openRuns(jobId: string, options?: VisitOptions) {
  const visit = await openView({ view: jobLog.view, ...sample.place, params: { jobId } }, options);
  return { visit, list: listPage(visit, jobLog) };
}

test('[SCREEN] a job is put together with the builder; a target that is not allowed is refused at its field', {
  tags: 'full',
}, async () => {
  const { list } = await openJobs('/create');
  const form = openForm('新增任务');
  await form.getByLabelText('任务名称').fill('每日对账');
  await form.getByLabelText('调用目标字符串').fill('otherTask.run');
  await form.getByRole('button', { name: '生成表达式' }).click();
  const builder = page.getByRole('dialog', { name: 'Cron表达式生成器' });
  await builder.getByText('自定义').click();
  for (const [tab, choice] of [
    ['分', '每分钟'],
    ['时', '循环'],
  ] as const) {
    await builder.getByRole('tab', { name: tab, exact: true }).click();
    await builder.getByRole('tabpanel', { name: tab }).getByText(choice, { exact: true }).click();
  }
  await builder.getByRole('button', { name: /确\s?定|OK/ }).click();
  await expect.element(form.getByLabelText('cron执行表达式')).toHaveValue('0 * 0/1 * * ?');
  await form.getByRole('button', { name: '保存' }).click();
  const refusal = "新增任务'每日对账'失败，目标字符串不在白名单内";
  await expect.poll(() => complaintsOf(form)).toEqual({ invokeTarget: refusal });
  await form.getByLabelText('调用目标字符串').fill('ryTask.ryNoParams');
  await save(form);
  // The job is paused, whatever the form said.
  await expect.element(list.row('每日对账').getByRole('switch')).not.toBeChecked();
});

test('[V] the time of a plan is taken as it is typed; one that cannot be read stays and bars 确定', {
  tags: 'full',
}, async () => {
  await openJobs('/create');
  const form = openForm('新增任务');
  await form.getByRole('button', { name: '生成表达式' }).click();
  const builder = page.getByRole('dialog', { name: 'Cron表达式生成器' });
  const time = builder.getByRole('textbox', { name: '时间' });
  await time.fill('９点５分');
  await userEvent.keyboard('{Tab}');
  await expect.element(time).toHaveValue('09:05');
  await expect.element(builder.getByLabelText('表达式')).toHaveTextContent('0 5 9 * * ?');
  await time.fill('早上');
  await userEvent.keyboard('{Tab}');
  await expect.element(builder.getByRole('alert')).toHaveTextContent('请输入正确的时间，如 09:30');
  await expect.element(time).toHaveValue('早上');
  await expect.element(builder.getByRole('button', { name: /确\s?定|OK/ })).toBeDisabled();
  await time.fill('0930');
  await userEvent.keyboard('{Tab}');
  await builder.getByRole('button', { name: /确\s?定|OK/ }).click();
  await expect.element(form.getByLabelText('cron执行表达式')).toHaveValue('0 30 9 * * ?');
});

test('[SCREEN] a job is started by its switch, and run once by its action; both ask', async () => {
  const { visit, list } = await openJobs();
  await list.ready();
  const row = list.row('系统默认（无参）');
  await row.getByRole('switch').click();
  await expect.element(dialog.getByText('确认要启用「系统默认（无参）」任务吗？')).toBeVisible();
  await press('取消');
  await expect.element(row.getByRole('switch')).not.toBeChecked();
  await row.getByRole('switch').click();
  await press('确定');
  await expect.element(row.getByRole('switch')).toBeChecked();
  await expect.element(row.getByRole('switch')).toHaveFocus();
  await list.act(row, '执行一次');
  await expect.element(dialog.getByText('确认要立即执行一次「系统默认（无参）」任务吗？')).toBeVisible();
  await press('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 启用成功', 'success: 执行成功']);
});

test.each([
  ['批次线同步', 7, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ['系统默认（无参）', 1, /^—$/],
])(
  '[SCREEN] the details of 「%s」 name its next run, if it is not paused',
  { tags: 'full' },
  async (name, id, time) => {
    await openJobs(`/show/${id}`);
    await expect.element(dialog.getByText(name, { exact: true }).first()).toBeVisible();
    const label = dialog.getByText('下次执行时间', { exact: true }).element();
    expect(label.closest('th')?.nextElementSibling?.textContent).toMatch(time);
  },
);

test('[SCREEN] the runs of a job: filtered by its name and group, told in full, and back to the jobs', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openRuns('7');
  expect(await list.ready()).toBe(10);
  await expect.element(list.filters.getByLabelText('任务名称')).toHaveValue('批次线同步');
  await expect.element(list.filters.getByTitle('系统')).toBeVisible();
  await list.act(list.row('失败').first(), '详情');
  await expect.element(dialog.getByText('调度日志详细')).toBeVisible();
  for (const label of ['日志编号', '任务组名', '调用目标字符串', '执行状态'])
    await expect.element(dialog.getByText(label, { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/^java\.net\.SocketTimeoutException/)).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await list.toolbar.getByRole('button', { name: '关闭' }).click();
  await expect.poll(visit.address).toBe('/monitor/job');
});

test('[SCREEN] the filters that the runs begin with can be emptied, and come back with 重置', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openRuns('7');
  await list.ready();
  const name = list.filters.getByLabelText('任务名称');
  await name.clear();
  await list.filters.getByRole('button', { name: '搜索' }).click();
  await expect.poll(visit.address).toBe('/monitor/job-log/index/7?jobName=');
  await expect.element(name).toHaveValue('');
  await list.filters.getByRole('button', { name: '重置' }).click();
  await expect.element(name).toHaveValue('批次线同步');
  expect(visit.address()).toBe('/monitor/job-log/index/7');
});

test('[SCREEN] the runs of a deleted job say so', async () => {
  const { visit } = await openRuns('99');
  await expect.element(visit.screen.getByText('数据加载失败')).toBeVisible();
  await expect.element(visit.screen.getByText('数据不存在或已被删除')).toBeVisible();
  await expect
    .element(visit.screen.getByRole('link', { name: '去选择任务' }))
    .toHaveAttribute('href', '/monitor/job');
});
