import { customerEndpoints } from '@/resources/customer/endpoints';
import { crudHandlers } from '../crud';
import type { Action } from '../crudOptions';
import { forbidden, found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { canCall } from '../session';
import { type AppRow, appInput, appTable } from './appTable';
import { customerMenuTable } from './customerMenuTable';
import { storeAppTable } from './storeAppTable';

const endpoints = customerEndpoints['customer/app'];

const draft = 0;
const onSale = 1;

/** The app store (screen C7). */
export const appRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, appTable, {
    input: appInput,
    contains: ['name'],
    runs: { shelve: 'update' },
    meant,
    presenter,
    distinct: { name: '应用名称已存在', code: '应用标识已存在' },
    fixed: { code: '应用标识不能修改' },
    complete: () => ({ status: 0 }),
    check,
  }),
  route(endpoints.operations.configs, async ({ mockServer, body }) => {
    const app = found((await mockServer.table(appTable)).get(read(body.appId, idSchema)));
    const list = app.configs.map((config) => ({
      ...{ group: '应用配置', min: null, max: null, unit: '', options: [], readonly: 0 },
      ...config,
    }));
    return { list, total: list.length };
  }),
];

/** The operation meant by the body: nothing but a state puts the app on or off sale. */
function meant({ id, ...rest }: Readonly<Record<string, unknown>>): string {
  if (id === undefined || id === null) return 'create';
  return Object.keys(rest).join() === 'status' ? 'shelve' : 'update';
}

async function presenter({ mockServer }: SignedInRequest) {
  const opened = (await mockServer.table(storeAppTable)).all();
  return (row: AppRow) => ({ ...row, installs: opened.filter(({ appId }) => appId === row.id).length });
}

async function check(action: Action, row: AppRow, request: SignedInRequest, before?: AppRow): Promise<void> {
  if (action === 'remove') return checkRemoval(row, request);
  if (before && row.status !== before.status) await checkShelving(row, before, request);
  if (row.priceType !== 1 && row.price === '') refuse('请输入价格');
  const nodes = await request.mockServer.table(customerMenuTable);
  if (row.menuIds.some((id) => !nodes.get(id))) refuse('请至少选择一个菜单');
  const isBlank = row.detail.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '' && !row.detail.includes('<img');
  if (row.status === onSale && isBlank) refuse('请先完善详细介绍');
}

/** The state has a permission of its own, whatever else is saved with it. A draft goes on sale, and is none again. */
async function checkShelving(
  { status }: AppRow,
  before: AppRow,
  { mockServer, user }: SignedInRequest,
): Promise<void> {
  const { permission } = endpoints.operations.shelve;
  if (!(await canCall(mockServer, user, permission))) throw forbidden('rpc');
  if (status === draft) refuse('已上架过的应用不能改回草稿');
  if (before.status === draft && status !== onSale) refuse('该应用未上架');
}

async function checkRemoval({ id, status }: AppRow, { mockServer }: SignedInRequest): Promise<void> {
  if (status === onSale) refuse('请先下架');
  const opened = (await mockServer.table(storeAppTable)).all().filter(({ appId }) => appId === id);
  if (opened.length > 0) refuse(`已有 ${opened.length} 个机构开通，不能删除`);
}
