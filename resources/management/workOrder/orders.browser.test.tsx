import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ledgerTable } from '@/mocks/finance/tables';
import { type WorkOrderRow, workOrderTable } from '@/mocks/management/workOrder/workOrderTable';
import type { TestServer } from '@/mocks/testServer';
import { choose } from '@/src/testing/enter';
import { bookThrough, moneyRun } from '@/src/testing/faultRun';
import { idIn, listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';
import { managementEndpoints } from '../endpoints';
import { workOrders } from './orders';

const { operations } = managementEndpoints['management/work-order-list'];

async function open(options: VisitOptions = {}) {
  const visit = await openView(workOrders, options);
  const list = listPage(visit, workOrders);
  await list.ready();
  const orders = await visit.mockServer.table(workOrderTable);
  return { visit, list, orders };
}

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const ok = (name: string | RegExp) => dialog(name).getByRole('button', { name: '确定' });
const question = dialog('确认提示');

/** Has the administrator work on the first open orders of a type. */
function taking(type: number, count = 1) {
  return async (server: Pick<TestServer, 'table'>) => {
    const orders = await server.table(workOrderTable);
    const isMeant = (row: WorkOrderRow) => row.type === type && row.status <= 1;
    for (const row of orders.all().filter(isMeant).slice(0, count))
      await orders.put({ ...row, status: 1, handlerId: 1 });
  };
}

test('[G9] home leads to pending orders; tabs count, deadlines run, and a work order is accepted', {
  tags: 'full',
}, async () => {
  const { visit, list, orders } = await open({ at: '?status=0' });
  const waiting = orders.all().filter(({ status }) => status === 0);
  const tab = (name: string) => list.root.getByRole('button', { name, exact: true });
  await expect.element(tab(`待处理 ${waiting.length}`)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(list.rows.first().getByText(/^(剩余|已超时) \d+ (小时|分钟)$/)).toBeVisible();
  await list.act(list.rows.first(), '受理');
  await expect.element(question.getByText(/^确定受理工单 GD\d+ 吗？$/)).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(tab(`待处理 ${waiting.length - 1}`)).toBeVisible();
  expect(visit.notifications).toEqual(['success: 受理成功']);
});

test('[G9] an order that a colleague was quicker with is read again; the question closes where it knew an older one', {
  tags: 'full',
}, async () => {
  const { visit, list, orders } = await open({ at: '?status=0' });
  const id = idIn(list.rows.first());
  const order = orders.get(Number(id)) ?? expect.unreachable();
  await orders.put({ ...order, urgent: 1, rev: order.rev + 1 });
  await list.act(list.withId(id), '受理');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(list.withId(id)).toHaveTextContent('紧急');
  await orders.put({ ...order, status: 1, handlerId: 1, rev: order.rev + 2 });
  await list.act(list.withId(id), '受理');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(list.withId(id)).not.toBeInTheDocument();
  await expect.element(question).toBeVisible();
  expect(visit.notifications).toEqual([
    'error: 该记录已被他人处理，请刷新后重试',
    expect.stringMatching(/^error: 该工单已被 .+ 受理$/),
  ]);
});

const finishing = /^处理完成：客户订单退款/;

async function openFinish(options: VisitOptions = {}) {
  const opened = await open({ at: '?mine=1&type=1', prepare: taking(1), ...options });
  await opened.list.act(opened.list.rows.first(), '处理完成');
  await expect
    .element(dialog(finishing).getByText(/^将退款 ¥[\d,.]+ 并把订单 ZY\d+ 改为已退款，确定处理完成吗？$/))
    .toBeVisible();
  await dialog(finishing).getByLabelText('退款金额').fill('100.00');
  await dialog(finishing).getByRole('button', { name: '已按申请处理，请核对' }).click();
  await dialog(finishing).getByLabelText('登录密码').fill('admin123');
  return opened;
}

test.each(moneyRun)('[G9] [CODE-9] a refund is booked once: $name', { tags: 'full' }, async (failure) => {
  const { visit } = await openFinish();
  const ledger = await visit.mockServer.table(ledgerTable);
  const before = ledger.all().length;
  const booked = async () => ledger.all().length - before;
  await bookThrough(failure, { visit, dialog: dialog(finishing), path: operations.finish.path, booked });
});

test('[G9] a wrong amount or password is refused at its field', { tags: 'full' }, async () => {
  const { visit } = await openFinish();
  await dialog(finishing).getByLabelText('退款金额').fill('999999.00');
  await ok(finishing).click();
  await expect.element(dialog(finishing).getByText('退款金额不能大于实付金额')).toBeVisible();
  await dialog(finishing).getByLabelText('退款金额').fill('50.00');
  await dialog(finishing).getByLabelText('登录密码').fill('wrong');
  await ok(finishing).click();
  await expect.element(dialog(finishing).getByText('密码不正确')).toBeVisible();
  expect(visit.notifications).toEqual(['error: 密码不正确']);
});

test('[G9] a phrase is a sufficient reason to reject', { tags: 'full' }, async () => {
  const { visit, list, orders } = await open({ at: '?status=0&type=3' });
  const [first] = list.ids();
  const reason = '请上传复读证明或学籍材料';
  await list.act(list.rows.first(), '驳回');
  await dialog(/^驳回：/)
    .getByRole('button', { name: reason })
    .click();
  await ok(/^驳回：/).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 驳回成功']);
  expect(orders.get(Number(first))).toMatchObject({ status: 3, result: reason });
});

test('[G9] handing on asks for the person', { tags: 'full' }, async () => {
  const { visit, list, orders } = await open({ at: '?status=1&type=3', prepare: taking(3, 9) });
  const [taken] = list.ids();
  await list.act(list.rows.first(), '转派');
  const assign = dialog('转派工单');
  await ok('转派工单').click();
  await expect.element(assign.getByText('请选择处理人').last()).toBeVisible();
  expect(visit.mockServer.requests.of(operations.handlers.path).at(-1)?.body).toEqual({ id: taken });
  await choose(assign.getByLabelText('处理人'), '苏晚晴');
  await ok('转派工单').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 转派成功']);
  expect(orders.get(Number(taken))?.handlerId).toBe(2);
});

test('[G9] without the right to assign, own work orders are handed on', { tags: 'full' }, async () => {
  const ids: number[] = [];
  const { visit, list, orders } = await open({
    ...{ at: '?status=1&type=6', as: 'yunying' },
    permissions: ['list', 'accept'].map((verb) => `management:work-order-list:${verb}`),
    prepare: async (server) => {
      const table = await server.table(workOrderTable);
      const taken = table.all().filter(({ type, status }) => type === 6 && status === 1);
      ids.push(...taken.map(({ id }) => id));
      for (const [index, row] of taken.entries()) await table.put({ ...row, handlerId: index === 0 ? 2 : 1 });
    },
  });
  const [own = 0, other = 0] = ids;
  await expect.element(list.withId(String(other))).toBeVisible();
  await expect
    .element(list.withId(String(other)).getByRole('button', { name: '转派：' }))
    .not.toBeInTheDocument();
  await list.act(list.withId(String(own)), '转派');
  await choose(dialog('转派工单').getByLabelText('处理人'), '林知远');
  await ok('转派工单').click();
  await expect.poll(() => visit.notifications).toEqual(['success: 转派成功']);
  expect(orders.get(own)?.handlerId).toBe(1);
});

test('[G9] several changes of years are finished at once, with the outcome of each', {
  tags: 'full',
}, async () => {
  const prepare = async (server: TestServer) => {
    await taking(3, 2)(server);
    const orders = await server.table(workOrderTable);
    const row = orders.find(({ type, handlerId, status }) => type === 3 && handlerId === 1 && status === 1);
    if (row) await orders.put({ ...row, newYear: 2026 });
  };
  const { list, orders } = await open({ at: '?mine=1&type=3', prepare });
  const before = orders.all().filter(({ status }) => status === 2).length;
  for (const index of [0, 1]) await list.rows.nth(index).getByRole('checkbox').click();
  await list.root.getByRole('button', { name: '批量办结' }).click();
  const finish = dialog('批量办结');
  await expect.element(finish.getByRole('columnheader', { name: '新值' })).toBeVisible();
  await finish.getByRole('button', { name: '已按申请处理，请核对' }).click();
  await finish.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText(/^成功 1 条，失败 1 条/)).toBeVisible();
  await expect.element(page.getByText('新年份与原年份相同')).toBeVisible();
  expect(orders.all().filter(({ status }) => status === 2)).toHaveLength(before + 1);
});

test('[G9] the board lets only the allowed columns take a card, and the others say why', {
  tags: 'full',
}, async () => {
  const { visit, orders } = await (async () => {
    const opened = await openView(workOrders, { at: '?as=board' });
    return { visit: opened, orders: await opened.mockServer.table(workOrderTable) };
  })();
  const column = (name: string) => visit.screen.getByRole('region', { name, exact: true });
  const cards = column('待处理').getByRole('list', { name: '待处理的工单' }).getByRole('listitem');
  await expect.element(cards.first()).toBeVisible();
  const [order, student, store] = cards.first().getByRole('link').elements();
  const orderNo = order?.textContent ?? '';
  expect(student?.getAttribute('href')).toMatch(/^\/expert\/filling\/student\?userId=\d+$/);
  expect(store?.getAttribute('href')).toMatch(/^\/customer\/list\/show\/\d+$/);
  const hold = (type: 'dragstart' | 'dragend') =>
    cards
      .first()
      .element()
      .dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer: new DataTransfer() }));
  hold('dragstart');
  await expect.element(column('已处理').getByText('请先受理该工单')).toBeVisible();
  await expect.element(column('处理中')).toHaveAttribute('data-takes', 'true');
  hold('dragend');
  await expect.element(column('已处理').getByText('请先受理该工单')).not.toBeInTheDocument();
  await userEvent.dragAndDrop(cards.first(), column('处理中'));
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => orders.find((row) => row.orderNo === orderNo)?.status).toBe(1);
  await column('待处理').getByRole('button', { name: '驳回：' }).first().click();
  await expect.element(dialog(/^驳回：/)).toBeVisible();
});

test('[G9] the record has the request and the facts beside the talk; what is 内部 is marked', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open({ at: '?mine=1&type=1', prepare: taking(1) });
  await list.act(list.rows.first(), '详情');
  const drawer = dialog(/^工单：/);
  await drawer.getByRole('tab', { name: '处理与沟通' }).click();
  const asked = drawer.getByRole('region', { name: '申请内容' });
  await expect.element(asked.getByText('退款方式')).toBeVisible();
  await expect.element(asked.getByText('原路退回')).toBeVisible();
  await expect.element(drawer.getByRole('region', { name: '当前情况' }).getByText('实付金额')).toBeVisible();
  const talk = drawer.getByRole('region', { name: '沟通记录' });
  await talk.getByLabelText('回复内容').fill('与财务核对过流水');
  await userEvent.upload(talk.getByLabelText('图片', { exact: true }), await pictureFile('flow.png', 3));
  await expect.element(talk.getByRole('button', { name: '预览图片' })).toBeVisible();
  await talk.getByRole('checkbox', { name: /^内部备注/ }).click();
  visit.mockServer.faults.inject({ kind: 'hold', path: operations.reply.path, times: 1 });
  await talk.getByRole('button', { name: '回复' }).click();
  await expect.poll(() => visit.mockServer.requests.of(operations.reply.path)).toHaveLength(1);
  await talk.getByLabelText('回复内容').fill('与财务核对过流水，可以退款');
  visit.mockServer.faults.clear();
  const said = talk.getByRole('listitem').filter({ hasText: '与财务核对过流水' });
  await expect.element(said.getByText('内部')).toBeVisible();
  await expect.element(said.getByRole('button', { name: /^预览图片/ })).toBeVisible();
  expect(visit.notifications).toEqual(['success: 回复成功']);
  await expect.element(talk.getByLabelText('回复内容')).toHaveValue('，可以退款');
});

test('[G9] finance staff see refunds alone; an institution replies, and takes no step of the service desk', async () => {
  const finance = await open({ as: 'caiwu', at: '?size=50' });
  const types = finance.list.rows
    .elements()
    .map((row) => /客户订单退款|会员卡退款/.test(row.textContent ?? ''));
  expect(types).not.toContain(false);
  const { list } = await open({ as: 'jigou', at: '?status=0' });
  await expect.element(list.root.getByRole('columnheader', { name: '提交机构' })).not.toBeInTheDocument();
  await expect.element(list.root.getByRole('button', { name: '受理：' })).not.toBeInTheDocument();
});
