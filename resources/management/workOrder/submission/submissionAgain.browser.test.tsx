import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { workOrderTable } from '@/mocks/management/workOrder/workOrderTable';
import type { TestServer } from '@/mocks/testServer';
import { choose } from '@/src/testing/enter';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { managementEndpoints } from '../../endpoints';

const { create, list } = managementEndpoints['management/work-order-submission'].operations;
const { path } = create;
const form = page.getByRole('region', { name: '提交工单', exact: true });

/** Makes a feedback the administrator's own, rejected. */
async function rejectOne({ table }: TestServer): Promise<void> {
  const orders = await table(workOrderTable);
  const row = orders.find(({ type, status }) => type === 7 && status <= 1) ?? expect.unreachable();
  const time = '2099-01-01 00:00:00';
  await orders.put({ ...row, status: 3, submitterId: 1, createTime: time, finishTime: time });
}

/** Writes a feedback with all that it needs. */
async function openWritten(prepare?: (server: TestServer) => Promise<void>) {
  const visit = await openView({ view: 'management/work-order-submission/index' }, prepare && { prepare });
  await form.getByRole('radio', { name: /^意见反馈/ }).click();
  await choose(form.getByLabelText('所属模块'), '志愿填报');
  await form.getByLabelText('标题').fill('导出内容被截断');
  await form.getByLabelText('原因说明').fill('志愿表导出以后专业名称被截断了');
  await form.getByLabelText('联系电话').fill('19900000001');
  return visit;
}

async function submit(): Promise<void> {
  await form.getByRole('button', { name: '提交工单' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
}

test('[G8] a refusal goes once its field is changed, also where the field has no rule', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openWritten();
  const msg = '紧急程度不能为空';
  mockServer.faults.inject({ kind: 'code', code: 40000, msg, path, times: 1 });
  await submit();
  await expect.element(form.getByText(msg)).toBeVisible();
  await form.getByText('紧急，处理时限缩短').click();
  await expect.element(form.getByText(msg)).not.toBeInTheDocument();
});

test('[G8] [CODE-9] a work order whose answer was lost is handed in once, from its draft too', {
  tags: 'full',
}, async () => {
  const visit = await openWritten();
  const contactMobile = '19900000001';
  await expect
    .poll(() => [...testDrafts.kept.values()].map(({ values }) => values))
    .toMatchObject([{ contactMobile }]);
  visit.mockServer.faults.inject({ kind: 'lost', path, times: 1 });
  await submit();
  await expect.element(form.getByRole('alert')).toBeVisible();
  await expect.poll(() => visit.mockServer.requests.of(list.path).length).toBe(2);
  await visit.reload();
  await form.getByRole('button', { name: '恢复草稿' }).click();
  await submit();
  const sent = () => visit.mockServer.requests.of(path).map(({ body }) => body.requestNo);
  await expect.poll(sent).toHaveLength(2);
  expect(new Set(sent()).size).toBe(1);
});

test('[G8] nothing is typed into a work order while it is sent', { tags: 'full' }, async () => {
  const { mockServer, notifications } = await openWritten();
  mockServer.faults.inject({ kind: 'hold', path });
  await submit();
  await expect.poll(() => mockServer.requests.of(path)).toHaveLength(1);
  const title = form.getByLabelText('标题');
  title.element().focus();
  await expect.element(title).not.toHaveFocus();
  mockServer.faults.clear();
  await expect.poll(() => notifications).toHaveLength(1);
});

test('[G8] a refused work order gives the focus back to the field that Enter was pressed in', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openWritten();
  mockServer.faults.inject({ kind: 'code', code: 40000, msg: '工单编号生成失败', path, times: 1 });
  const title = form.getByLabelText('标题');
  title.element().focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('工单编号生成失败');
  await expect.element(title).toHaveFocus();
});

test('[G8] a rejected work order stays in the form once the one before it is handed in', {
  tags: 'full',
}, async () => {
  const { mockServer, notifications } = await openWritten(rejectOne);
  const change = page.getByRole('button', { name: '修改重提：' }).first();
  await expect.element(change).toBeVisible();
  mockServer.faults.inject({ kind: 'hold', path: list.path });
  await submit();
  await expect.poll(() => notifications).toHaveLength(1);
  await change.click();
  const changed = page.getByRole('region', { name: '修改工单：' });
  await expect.element(changed).toBeVisible();
  mockServer.faults.clear();
  const [, orderNo = ''] = /(GD\d+)/.exec(notifications[0] ?? '') ?? [];
  const mine = page.getByRole('complementary', { name: '我的工单' });
  await expect.element(mine.getByText(orderNo)).toBeVisible();
  await changed.getByLabelText('原因说明').fill('补充操作步骤：打开志愿表后点击导出');
  await expect.element(changed).toBeVisible();
});
