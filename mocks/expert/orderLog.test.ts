import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { managementEndpoints } from '@/resources/management/endpoints';
import { workOrderTable } from '../management/workOrder/workOrderTable';
import { createResourceClient } from '../resourceTestClient';
import { orderTable } from './orderTable';

const { operations } = expertEndpoints['expert/order'];

test('[1.5] [E10] the record of an order tells its steps from its making to its refund', async () => {
  const { mockServer, caller, ask } = await createResourceClient(operations);
  const orders = await mockServer.table(orderTable);
  const { id, no } =
    orders.find(({ status, product }) => status === 0 && product === 4) ?? expect.unreachable();
  const payment = { payWay: '1', payTime: '2026-06-20 11:00:00', payNo: 'LS1' };
  await ask('pay', { id, ...payment });
  await ask('update', { id, ...orders.get(id), remark: '周末联系' });
  await ask('refund', { id, amount: '100.00', reason: '不再需要' });
  const works = await mockServer.table(workOrderTable);
  const work = works.find(({ customerOrderNo }) => customerOrderNo === no);
  const { accept, reject } = managementEndpoints['management/work-order-list'].operations;
  await caller.post(accept.path, { id: work?.id });
  await caller.post(reject.path, { id: work?.id, result: '服务已经开始，不能退款' });
  const { data } = await caller.post(platformCalls.auditLog.path, { bizType: 'expert/order', bizId: id });
  expect(data).toMatchObject([
    { action: '退款未通过', fromStatus: '5', toStatus: '1' },
    { action: '退款', fromStatus: '1', toStatus: '5', remark: '不再需要' },
    { action: '修改', changes: [{ label: '备注', before: '', after: '周末联系' }] },
    { action: '登记收款', fromStatus: '0', toStatus: '1' },
    { action: '新增', operatorName: orders.get(id)?.createBy },
  ]);
});
