import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choose } from '@/src/testing/enter';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { managementEndpoints } from '../../endpoints';

const { create, list } = managementEndpoints['management/work-order-submission'].operations;
const { path } = create;
const form = page.getByRole('region', { name: '提交工单', exact: true });

/** Writes a feedback with all that it needs. */
async function openWritten() {
  const visit = await openView({ view: 'management/work-order-submission/index' });
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
