import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { cardTable } from '@/mocks/management/card/cardTables';
import { workOrderTable } from '@/mocks/management/workOrder/workOrderTable';
import { choose } from '@/src/testing/enter';
import { type MoneyFailure, moneyRun } from '@/src/testing/faultRun';
import { complaintsOf } from '@/src/testing/formPage';
import { openView, type Visit, type VisitOptions } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { managementEndpoints } from '../../endpoints';

const { operations } = managementEndpoints['management/work-order-submission'];
const place = { view: 'management/work-order-submission/index' };
const question = page.getByRole('dialog', { name: '确认提示' });

async function open(options: VisitOptions = {}) {
  const visit = await openView(place, options);
  const orders = await visit.mockServer.table(workOrderTable);
  const form = page.getByRole('region', { name: '提交工单', exact: true });
  const mine = page.getByRole('complementary', { name: '我的工单' });
  await expect.element(mine.getByRole('heading', { name: '我的工单' })).toBeVisible();
  const submit = () => form.getByRole('button', { name: '提交工单' }).click();
  return { visit, orders, form, mine, submit };
}

type Form = Awaited<ReturnType<typeof open>>['form'];

async function writeFeedback(form: Form) {
  await form.getByRole('radio', { name: /^意见反馈/ }).click();
  await choose(form.getByLabelText('所属模块'), '志愿填报');
  await form.getByLabelText('标题').fill('导出内容被截断');
  await form.getByLabelText('原因说明').fill('志愿表导出以后专业名称被截断了');
  await form.getByLabelText('联系电话').fill('19900000001');
}

const yes = () => question.getByRole('button', { name: '确定' }).click();

test('[G8] answers to similar requests are offered; a work order is submitted after a question', {
  tags: 'full',
}, async () => {
  const { visit, orders, form, mine, submit } = await open();
  await writeFeedback(form);
  const similar = form.getByRole('region', { name: '相似工单的答复' });
  await expect.element(similar.getByText('导出的志愿表专业名称被截断，反馈问题')).toBeVisible();
  await submit();
  await expect.element(question.getByText('确定提交该工单吗？')).toBeVisible();
  await yes();
  await expect
    .poll(() => visit.notifications)
    .toEqual([expect.stringMatching(/^success: 提交成功，工单编号 GD\d+$/)]);
  const made = orders.all().at(-1);
  expect(made).toMatchObject({ type: 7, title: '导出内容被截断', submitBy: '林知远' });
  await expect.element(mine.getByText(made?.orderNo ?? '')).toBeVisible();
  await expect.element(form.getByLabelText('标题')).not.toBeInTheDocument();
});

test('[G8] a user is found by the mobile number; refusal and facts are beside it before anything is sent', {
  tags: 'full',
}, async () => {
  const { visit, form, submit } = await open();
  const students = (await visit.mockServer.table(studentTable)).all();
  const cards = await visit.mockServer.table(cardTable);
  const ordinary = students.find(({ userType }) => userType === 0) ?? expect.unreachable();
  await form.getByLabelText('用户手机号').fill('19900009876');
  await expect.element(form.getByText('未找到该手机号对应的用户')).toBeVisible();
  await form.getByLabelText('用户手机号').fill(ordinary.mobile);
  const precheck = form.getByRole('region', { name: '预检结果' });
  await expect.element(precheck.getByText('用户未绑定会员卡')).toBeVisible();
  const busy = new Set((await visit.mockServer.table(workOrderTable)).all().map(({ userId }) => userId));
  const member =
    students.find(
      ({ id }) => !busy.has(id) && cards.find(({ userId, status }) => userId === id && status === 2),
    ) ??
    students.find(({ vipPayType }) => vipPayType === 2) ??
    expect.unreachable();
  await form.getByRole('radio', { name: /^修改年份/ }).click();
  await form.getByLabelText('用户手机号').fill(member.mobile);
  await expect.element(form.getByText(member.name, { exact: false })).toBeVisible();
  await expect.element(precheck).toBeVisible();
  await submit();
  await expect
    .poll(() => complaintsOf(form))
    .toMatchObject({ newYear: '请选择新高考年份', reason: '请输入原因说明' });
  // drawn after the reason, and above it
  await expect.element(form.getByLabelText('新高考年份')).toHaveFocus();
  expect(visit.mockServer.requests.of(operations.create.path)).toEqual([]);
});

describe('[G8] [CODE-9] a work order is handed in once', () => {
  test.each(moneyRun)('$name', { tags: 'full' }, async (failure) => {
    const { visit, orders, form, submit } = await open();
    const before = orders.all().length;
    await writeFeedback(form);
    await submitThrough(failure, { visit, form, submit });
    expect(orders.all()).toHaveLength(before + (failure.way === 'read' ? 0 : 1));
  });
});

/** Sends the form through failures and on to its end: one message each, and nothing typed is lost. */
async function submitThrough(
  { faults, way }: MoneyFailure,
  { visit, form, submit }: { visit: Visit; form: Form; submit: () => Promise<void> },
): Promise<void> {
  const typedIn = () => [...form.element().querySelectorAll('input, textarea')].map(enteredIn);
  const typed = typedIn();
  const submitAgain = async () => {
    await submit();
    await yes();
  };
  for (const [index, fault] of faults.entries()) {
    visit.mockServer.faults.inject({ ...fault, path: operations.create.path, times: 1 });
    await submitAgain();
    if (way === 'override' && index === faults.length - 1) {
      const asked = page.getByRole('dialog').filter({ hasText: '仍要继续吗？' });
      await asked.getByRole('button', { name: '确定' }).click();
      continue;
    }
    await expect.poll(() => visit.notifications).toHaveLength(index + 1);
    await expect.element(form.getByRole('alert')).toBeVisible();
    expect(typedIn()).toEqual(typed);
    visit.mockServer.faults.clear();
  }
  if (way === 'read') return;
  if (way === 'again') await submitAgain();
  await expect.poll(() => visit.notifications).toHaveLength(faults.length + (way === 'again' ? 1 : 0));
  expect(visit.notifications.at(-1)).toMatch(/^success: 提交成功/);
}

function enteredIn(control: Element): string {
  if (control instanceof HTMLInputElement) return `${control.value} ${control.checked}`;
  return control instanceof HTMLTextAreaElement ? control.value : '';
}

/** Makes the latest feedback the administrator's own, in these states. */
function ownFeedback(...states: (0 | 2 | 3)[]) {
  return async (server: Pick<Visit['mockServer'], 'table'>) => {
    const orders = await server.table(workOrderTable);
    const feedback = orders.all().filter(({ type, status }) => type === 7 && status <= 1);
    const createTime = '2099-01-01 00:00:00';
    for (const [index, status] of states.entries()) {
      const row = feedback[index] ?? expect.unreachable();
      const outcome = { stars: 0, finishTime: status === 0 ? '' : createTime, result: '请补充步骤' };
      await orders.put({ ...row, ...outcome, status, submitterId: 1, createTime });
    }
  };
}

const changed = page.getByRole('region', { name: '修改工单：' });
const reason = changed.getByLabelText('原因说明');

test('[G8] a form is asked about before another takes its place, and is gone once it was left', {
  tags: 'full',
}, async () => {
  const { visit, form, mine } = await open({ prepare: ownFeedback(3) });
  const change = mine.getByRole('button', { name: '修改重提：' }).first();
  await writeFeedback(form);
  await change.click();
  await expect.element(question.getByRole('listitem')).toHaveTextContent('提交工单（保存即提交工单）');
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect.element(form.getByLabelText('标题')).toHaveValue('导出内容被截断');
  await change.click();
  await question.getByRole('button', { name: '不保存离开' }).click();
  await reason.fill('补充操作步骤：打开志愿表后点击导出');
  await changed.getByRole('button', { name: '取消修改' }).click();
  await question.getByRole('button', { name: '不保存离开' }).click();
  await expect.element(form).toBeVisible();
  expect(await visit.leave()).toBe(true);
});

test('[G8] the draft of a changed work order has the address that opens it', { tags: 'full' }, async () => {
  const { visit, mine } = await open({ prepare: ownFeedback(3) });
  await mine.getByRole('button', { name: '修改重提：' }).first().click();
  await reason.fill('补充操作步骤：打开志愿表后点击导出');
  const drafts = async () => (await testDrafts.all()).map(({ path }) => path.replace(visit.address(), ''));
  await expect.poll(drafts).toEqual([expect.stringMatching(/^\?edit=\d+$/)]);
  const [at = ''] = await drafts();
  const { go } = await visit.reload();
  await go(at);
  await changed.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(reason).toHaveValue('补充操作步骤：打开志愿表后点击导出');
});

test('[G8] typed values are kept as a draft, and offered again after a reload', {
  tags: 'full',
}, async () => {
  const { visit, form } = await open();
  await writeFeedback(form);
  const draft = async () => (await testDrafts.read('/management/work-order-submission'))?.values;
  await expect.poll(draft).toMatchObject({ type: 7, title: '导出内容被截断', contactMobile: '19900000001' });
  await visit.reload();
  await page.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(form.getByLabelText('标题')).toHaveValue('导出内容被截断');
});

test('[G8] leaving says that saving submits, and submits; a refused one stays', {
  tags: 'full',
}, async () => {
  const { visit, orders, form } = await open();
  const before = orders.all().length;
  await writeFeedback(form);
  await form.getByLabelText('标题').fill('');
  const first = visit.leave();
  await expect.element(question.getByRole('listitem')).toHaveTextContent('提交工单（保存即提交工单）');
  await question.getByRole('button', { name: '保存后离开' }).click();
  expect(await first).toBe(false);
  expect(orders.all()).toHaveLength(before);
  await form.getByLabelText('标题').fill('导出内容被截断');
  const second = visit.leave();
  await question.getByRole('button', { name: '保存后离开' }).click();
  expect(await second).toBe(true);
  expect(orders.all().at(-1)).toMatchObject({ type: 7, title: '导出内容被截断' });
});

test('[G8] a pending order is withdrawn, a rejected one submitted again, a finished one rated', {
  tags: 'full',
}, async () => {
  const { visit, orders, mine } = await open({ prepare: ownFeedback(0, 3, 2) });
  const act = (label: string) => mine.getByRole('button', { name: `${label}：` }).first();
  await act('撤回').click();
  await expect.element(question.getByText('确定撤回该工单吗？')).toBeVisible();
  const before = orders.all().length;
  await yes();
  await expect.poll(() => orders.all().length).toBe(before - 1);
  await act('评价').click();
  const rating = page.getByRole('dialog', { name: '评价工单：' });
  await rating.getByLabelText('评价', { exact: true }).fill('处理很快');
  await rating.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 撤回成功', 'success: 评价成功']);
  await act('修改重提').click();
  const again = page.getByRole('region', { name: '修改工单：' });
  await again.getByLabelText('原因说明').fill('补充操作步骤：打开志愿表后点击导出，专业名称只有八个字');
  await again.getByRole('button', { name: '重新提交' }).click();
  await yes();
  await expect.poll(() => visit.notifications.at(-1)).toMatch(/^success: 提交成功/);
  expect(orders.find(({ reason }) => reason.startsWith('补充操作步骤'))).toMatchObject({
    status: 0,
    resubmits: 1,
  });
});

test('[G8] a user who may not submit sees only their own work orders', async () => {
  const { form, mine } = await open({ as: 'zhuanjia' });
  await expect.element(mine).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});
