import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import {
  boundsProblem,
  openedBy,
  priceBounds,
  priceProblem,
  refundRules,
  saleRefusal,
  saleStatuses,
  serviceRules,
} from '@/resources/operations/service/service';
import { orderProducts } from '@/src/gaokao/serviceEnumerations';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { type AuditFieldsOf, audit } from '../../audit';
import { countText, eachText, optionTexts } from '../../auditTexts';
import { isOfPlatform, nextRev, refuseMoved, storeIdOf } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { platformStoreId } from '../../customer/storeRow';
import { storeTable } from '../../customer/storeTable';
import { orderTable } from '../../expert/orderTable';
import { provinceShortName } from '../../platform/areas';
import { ApiError, forbidden, found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';
import { formatTime } from '../../time';
import { leaveFirstRow } from '../goodService/leaveFirstRow';
import { orders30Of, type ServiceRow, serviceInput, servicePriceTable, serviceTable } from './serviceTable';

const endpoints = operationsEndpoints['operations/service'];
const { name: bizType, operations } = endpoints;

/** A stock of 0 has no limit. */
const stockTexts = { 0: '不限' };

const productTexts = { 0: '无', ...optionTexts(orderProducts) };

const told = {
  name: '服务名称',
  category: ['服务分类', labelsOf('service_category')],
  cover: '封面',
  images: ['轮播图', countText('张')],
  price: '售价',
  marketPrice: '划线价',
  minPrice: '最低售价',
  settlePrice: '结算价',
  product: ['对应产品', productTexts],
  provinceIds: ['适用省份', eachText((id) => provinceShortName(Number(id)))],
  grades: ['适用年级', eachText((grade) => labelsOf('grade')[String(grade)] ?? '')],
  stock: ['库存', stockTexts],
  refundRule: ['退款规则', optionTexts(refundRules)],
  sort: '排序',
  intro: '服务详情',
  saleStatus: ['销售状态', optionTexts(saleStatuses)],
} as const satisfies AuditFieldsOf<z.output<typeof serviceInput> & Pick<ServiceRow, 'saleStatus'>>;

/** Services on sale (screen O10): P maintains them, I sets its own price within bounds. */
export const serviceRoutes: readonly Route[] = [
  ...crudHandlers<ServiceRow>(endpoints, serviceTable, {
    input: serviceInput,
    contains: ['name'],
    order: { field: 'sort' },
    presenter,
    distinct: { name: '服务名称已存在' },
    audit: told,
    complete: ({ product = 0 }) => ({ ...openedBy(product), saleStatus: 0, sales: 0 }),
    check: async (action, row, request, before) => {
      if (!isOfPlatform(request)) throw forbidden('rpc');
      if (action === 'remove') return refuseSold(row, request);
      const problem = priceProblem(row);
      if (problem) refuse(problem);
      if (before) confirmPrice(row, before, request);
    },
    settle: (row) => ({ ...row, ...openedBy(row.product) }),
    csv: '服务管理',
    columns: {
      服务名称: 'name',
      服务分类: ['category', labelsOf('service_category')],
      销售状态: ['saleStatus', optionTexts(saleStatuses)],
      售价: 'price',
      划线价: 'marketPrice',
      对应产品: ['product', productTexts],
      库存: ['stock', stockTexts],
      退款规则: ['refundRule', optionTexts(refundRules)],
      销量: 'sales',
    },
  }),
  route(operations.status, changeStatus),
  route(operations.setPrice, setPrice),
  route(operations.prices, prices),
];

/** I sees its own price, and neither the least one nor what it settles at. */
async function presenter(request: SignedInRequest): Promise<(row: ServiceRow) => object> {
  if (isOfPlatform(request)) return (row) => row;
  const own = (await request.mockServer.table(servicePriceTable)).all();
  return ({ minPrice: _min, settlePrice: _settled, ...row }) => {
    const price = own.find(
      ({ serviceId, storeId }) => serviceId === row.id && storeId === request.user.storeId,
    );
    return { ...row, price: price?.price ?? row.price };
  };
}

/** Refuses what is on sale or was sold. Orders name a product: they are of the only service that has it. */
async function refuseSold(
  { id, saleStatus, product, sales }: ServiceRow,
  { mockServer: { table } }: SignedInRequest,
) {
  if (saleStatus === 1) refuse('销售中的服务不能删除');
  const isOnly = !(await table(serviceTable)).find((other) => other.id !== id && other.product === product);
  const isOrdered =
    product > 0 && isOnly && (await table(orderTable)).find((order) => order.product === product);
  if (sales > 0 || isOrdered) refuse('该服务已有订单，不能删除');
}

/** A new price of something that is being sold is asked for once more. */
function confirmPrice(row: ServiceRow, before: ServiceRow, { body }: SignedInRequest): void {
  if (row.saleStatus !== 1 || row.price === before.price || Number(body.force) === 1) return;
  const [from, to] = [formatMoney(before.price), formatMoney(row.price)];
  throw new ApiError(`该服务正在销售，售价将由 ${from} 改为 ${to}，确定修改吗？`, 601);
}

async function change(
  request: SignedInRequest,
  before: ServiceRow,
  changes: Partial<ServiceRow>,
  action: string,
) {
  const { mockServer, user } = request;
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const after = { ...before, ...changes, ...nextRev(before), ...stamp };
  await (await mockServer.table(serviceTable)).put(after);
  await audit(request, { bizType, bizId: before.id, action, before, after, fields: told });
}

async function serviceOf({ mockServer, body }: SignedInRequest): Promise<ServiceRow> {
  return found((await mockServer.table(serviceTable)).get(read(body.id, idSchema)));
}

async function changeStatus(request: SignedInRequest): Promise<void> {
  if (!isOfPlatform(request)) throw forbidden('rpc');
  const row = await serviceOf(request);
  refuseMoved(request, row);
  const { status } = read(request.body, z.object({ status: z.literal([1, 2]) }));
  const refusal = saleRefusal(row.saleStatus, status);
  if (refusal) refuse(refusal);
  if (status === 1 && !serviceInput.safeParse(row).success) refuse('请先完善必填内容');
  await change(request, row, { saleStatus: status }, status === 1 ? '上架' : '下架');
  if (status === 2) await leaveFirstRow(request, row.id);
}

async function setPrice(request: SignedInRequest): Promise<void> {
  const row = await serviceOf(request);
  refuseMoved(request, row);
  const storeId = await storeIdOf(request);
  const { price } = read(request.body, z.object({ price: textMember(serviceRules.price) }));
  const problem = boundsProblem(price, priceBounds(row));
  if (problem) refuse(problem);
  const table = await request.mockServer.table(servicePriceTable);
  const known = table.find((one) => one.serviceId === row.id && one.storeId === storeId);
  const written = yuanOf(fenOf(price) ?? 0n);
  await table.put({ id: known?.id ?? table.nextId(), serviceId: row.id, storeId, price: written });
  await audit(request, {
    ...{ bizType, bizId: row.id, storeId, action: '设置机构售价', forStore: true },
    remark: `${formatMoney(known?.price ?? row.price)} → ${formatMoney(written)}`,
  });
}

/** The price of each institution, and its sales of the service in thirty days; I reads its own line. */
async function prices(request: SignedInRequest) {
  const { mockServer, user } = request;
  const row = await serviceOf(request);
  const own = (await mockServer.table(servicePriceTable))
    .all()
    .filter(({ serviceId }) => serviceId === row.id);
  const stores = (await mockServer.table(storeTable))
    .all()
    .filter(({ id, deleteTime }) => id !== platformStoreId && deleteTime === '');
  const orders = sharesOf(orders30Of(row), stores.length);
  return stores
    .map(({ id, name }, index) => ({
      ...{ storeId: id, storeName: name },
      price: own.find(({ storeId }) => storeId === id)?.price ?? row.price,
      sales30: orders[index] ?? 0,
    }))
    .filter(({ storeId }) => isOfPlatform(request) || storeId === user.storeId);
}

/** Whole shares of a total, the first ones larger; together they are the total. */
function sharesOf(total: number, count: number): number[] {
  const ofFirst = (some: number) => Math.floor(total * (1 - ((count - some) / count) ** 2));
  return Array.from({ length: count }, (_, index) => ofFirst(index + 1) - ofFirst(index));
}
