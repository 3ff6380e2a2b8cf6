import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { createResourceClient, permissionsOf } from '../../resourceTestClient';
import { exported } from '../filesTestClient';
import { publicServices } from './publicServices';
import { serviceTable } from './serviceTable';

const { operations } = operationsEndpoints['operations/service'];
const permissions = permissionsOf(operations);

async function open(as = 'admin') {
  const client = await createResourceClient(operations, as, permissions);
  const { caller } = client;
  const log = (bizId: number) =>
    caller.post(platformCalls.auditLog.path, { bizType: 'operations/service', bizId });
  return { ...client, log, services: await client.mockServer.table(serviceTable) };
}

const fresh = {
  ...{ name: '暑期规划营', category: '2', cover: '/profile/a.png', price: '100', marketPrice: '130.00' },
  ...{ minPrice: '80.00', settlePrice: '50.00', product: 4, refundRule: 1, intro: '<p>五天四晚</p>' },
};
const list = z.object({
  list: z.array(z.looseObject({ id: z.number(), price: z.string() })),
  total: z.number(),
});
const lines = z.array(z.looseObject({ storeId: z.number(), price: z.string(), sales30: z.number() }));

test('[O10] 18 services with the prices of the trade; an institution sees no settled price', async () => {
  const { ask } = await open();
  const all = list.parse((await ask('list', { page: 1, limit: 50 })).data);
  expect(all.total).toBe(18);
  expect(all.list.slice(0, 3).map(({ price }) => price)).toEqual(['0.00', '360.00', '680.00']);
  const institution = await open('jigou');
  const own = list.parse((await institution.ask('list', { page: 1, limit: 50 })).data);
  expect(own.list[1]?.price).toBe('342.00');
  expect(own.list.some((row) => 'settlePrice' in row || 'minPrice' in row)).toBe(false);
});

test.each([
  [{ name: '志愿卡' }, '服务名称已存在'],
  [{ marketPrice: '99.99' }, '划线价不能低于售价'],
  [{ minPrice: '100.01' }, '须满足 结算价 ≤ 最低售价 ≤ 售价'],
  [{ intro: '<p>&nbsp;</p>' }, '请输入服务详情'],
  [{ refundRule: null }, '请选择退款规则'],
])('[O10] a service with %o is refused: %s', async (wrong, text) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...fresh, ...wrong })).toBe(`40000 ${text}`);
});

test('[O10] a new service is not on sale and opens what its product says; prices have two digits', async () => {
  const { ask, services } = await open();
  const { id } = z.object({ id: z.number() }).parse((await ask('create', fresh)).data);
  expect(services.get(id)).toMatchObject({ price: '100.00', saleStatus: 0, userType: 2, vipPayType: 4 });
  await ask('update', { id, product: 2 });
  expect(services.get(id)).toMatchObject({ userType: 1, vipPayType: 3 });
});

test('[O10] the price of a service on sale changes after a confirmation', async () => {
  const { textOf, services } = await open();
  expect(await textOf('update', { id: 2, price: '380.00' })).toBe(
    '601 该服务正在销售，售价将由 ¥360.00 改为 ¥380.00，确定修改吗？',
  );
  expect(services.get(2)?.price).toBe('360.00');
  expect(await textOf('update', { id: 2, price: '380.00', force: 1 })).toMatch(/^20000/);
  expect(services.get(2)?.price).toBe('380.00');
});

test('[O10] a service is sold and withdrawn; one on sale or ordered is not deleted', async () => {
  const { textOf, services } = await open();
  expect(await textOf('remove', { id: 2 })).toBe('40000 销售中的服务不能删除');
  expect(await textOf('status', { id: 2, status: 1 })).toBe('40000 该服务已在销售中');
  expect(await textOf('status', { id: 2, status: 2 })).toMatch(/^20000/);
  expect(await textOf('remove', { id: 2 })).toBe('40000 该服务已有订单，不能删除');
  expect(await textOf('status', { id: 9, status: 1 })).toMatch(/^20000/);
  expect(await textOf('status', { id: 9, status: 2 })).toMatch(/^20000/);
  expect(await textOf('remove', { id: 9 })).toMatch(/^20000/);
  expect(services.get(9)).toBeUndefined();
});

test('[O10] a service that was sold stays; a draft goes, whoever else sells its product', async () => {
  const { ask, textOf, services } = await open();
  const sold = services.find(({ product, sales }) => product === 0 && sales > 0) ?? expect.unreachable();
  await services.put({ ...sold, saleStatus: 2 });
  expect(await textOf('remove', { id: sold.id })).toBe('40000 该服务已有订单，不能删除');
  const { id } = z.object({ id: z.number() }).parse((await ask('create', { ...fresh, product: 2 })).data);
  expect(await textOf('remove', { id })).toMatch(/^20000/);
  const only = services.find(({ product }) => product === 2) ?? expect.unreachable();
  await services.put({ ...only, saleStatus: 2, sales: 0 });
  expect(await textOf('remove', { id: only.id })).toBe('40000 该服务已有订单，不能删除');
});

test('[O10] an institution sets its own price within bounds, and changes no service', async () => {
  const { ask, textOf } = await open('jigou');
  expect(await textOf('setPrice', { id: 2, price: '287.99' })).toBe('40000 售价须在 ¥288.00～¥468.00 之间');
  expect(await textOf('setPrice', { id: 2, storeId: 3, price: '300' })).toMatch(/^20000/);
  expect(lines.parse((await ask('prices', { id: 2 })).data)).toMatchObject([{ storeId: 2, price: '300.00' }]);
  for (const name of ['create', 'update', 'status', 'remove'] as const)
    expect(await textOf(name, { id: 9, ...fresh, status: 1 })).toBe('40301 当前操作没有权限');
  const platform = await open();
  expect(lines.parse((await platform.ask('prices', { id: 2 })).data).length).toBeGreaterThan(3);
  expect(await platform.textOf('setPrice', { id: 2, price: '300' })).toBe('40000 请选择机构');
  await platform.ask('setPrice', { id: 2, storeId: 3, price: '300' });
  const { data } = await platform.log(2);
  expect(data).toMatchObject([{ action: '设置机构售价（平台代办）' }, { action: '新增' }]);
});

test('[O10] the orders of thirty days are the same on all screens, and no more than all sales', async () => {
  const { ask, services, mockServer } = await open();
  const shown = await publicServices(mockServer);
  for (const { id, sales } of services.all()) {
    const orders = shown.get(id)?.orders30 ?? expect.unreachable();
    expect(orders).toBeLessThanOrEqual(sales);
    const prices = lines.parse((await ask('prices', { id })).data);
    expect(prices.reduce((sum, { sales30 }) => sum + sales30, 0)).toBe(orders);
  }
});

test('[O10] an export says 不限 where a service has no limit', async () => {
  const { as } = await open();
  const text = await (await exported(await as('admin'), operations.export, {})).text();
  expect(text).toMatch(/志愿卡,.*,不限,/);
});

test('[O10] an export says 无 where a service is no product that customers order', async () => {
  const { as, services } = await open();
  const { name } = services.find(({ product }) => product === 0) ?? expect.unreachable();
  const text = await (await exported(await as('admin'), operations.export, { name })).text();
  expect(text).toMatch(/,无,/);
});

test('[O10] the log tells changes in words, and says 不限 where a service had no limit', async () => {
  const { textOf, log } = await open();
  const changes = { stock: 5, product: 2, grades: ['3', '4'], provinceIds: [430_000] };
  expect(await textOf('update', { id: 9, ...changes })).toMatch(/^20000/);
  expect((await log(9)).data).toMatchObject([
    {
      changes: [
        { label: '对应产品', before: '无', after: '志愿卡' },
        { label: '适用省份', before: '', after: '湖南' },
        { label: '适用年级', before: '', after: '高三、复读' },
        { label: '库存', before: '不限', after: '5' },
      ],
    },
    { action: '新增' },
  ]);
});
