import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { type WorkOrderRow, workOrderTable } from '@/mocks/management/workOrder/workOrderTable';
import type { TestServer } from '@/mocks/testServer';
import { choose } from '@/src/testing/enter';
import { openView } from '@/src/testing/openView';

const form = page.getByRole('region', { name: '提交工单', exact: true });
const question = page.getByRole('dialog', { name: '确认提示' });
const refusal = form.getByText(/^该用户已有处理中的同类工单/).first();

const createTime = '2099-01-01 00:00:00';
const isTwin = (order: WorkOrderRow) => order.createTime === createTime;

/** Makes a pending feedback the administrator's latest request for another year, about a user without others. */
async function putTwin(server: TestServer): Promise<void> {
  const orders = await server.table(workOrderTable);
  const known = new Set(orders.all().map(({ userId }) => userId));
  const students = await server.table(studentTable);
  const student = students.find(({ id }) => !known.has(id)) ?? expect.unreachable();
  const pending = orders.find(({ type, status }) => type === 7 && status <= 1) ?? expect.unreachable();
  const about = { userId: student.id, userName: student.name, userMobile: student.mobile };
  await orders.put({ ...pending, ...about, type: 3, status: 0, handlerId: null, submitterId: 1, createTime });
}

/** The form about a user with a pending work order of the same type. */
async function openWithTwin() {
  const { mockServer } = await openView(
    { view: 'management/work-order-submission/index' },
    { prepare: putTwin },
  );
  const orders = await mockServer.table(workOrderTable);
  const { id, userId } = orders.find(isTwin) ?? expect.unreachable();
  const student = (await mockServer.table(studentTable)).get(userId ?? 0) ?? expect.unreachable();
  await form.getByRole('radio', { name: /^修改年份/ }).click();
  await form.getByLabelText('用户手机号').fill(student.mobile);
  await expect.element(refusal).toBeVisible();
  await choose(form.getByLabelText('新高考年份'), `${student.year === 2028 ? 2027 : 2028} 年`);
  await form.getByLabelText('原因说明').fill('用户注册时选错年份，申请更正');
  await form.getByLabelText('联系电话').fill('19900000001');
  return { orders, id };
}

const submit = () => form.getByRole('button', { name: '提交工单' }).click();

test('[G8] a work order is submitted once a colleague has ended the one like it', {
  tags: 'full',
}, async () => {
  const { orders, id } = await openWithTwin();
  await submit();
  await expect.element(form.getByLabelText('用户手机号')).toHaveAccessibleDescription(/同类工单/);
  await orders.remove(id);
  await submit();
  await expect.element(question.getByText('确定提交该工单吗？')).toBeVisible();
});

test('[G8] the check beside the form follows one’s own withdrawal', { tags: 'full' }, async () => {
  await openWithTwin();
  await page.getByRole('button', { name: '撤回：' }).first().click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(refusal).not.toBeInTheDocument();
});
