import type { ExpireState } from '@/resources/customer/store/store';
import type { Action } from '../crudOptions';
import { hasMoney } from '../finance/account';
import { isRegion } from '../platform/areas';
import { refuse, unknownRow } from '../responses';
import { idsSchema, read, type SignedInRequest } from '../route';
import { accountTable } from '../system/accountTable';
import { rechargeTable } from '../system/recharge/rechargeTable';
import { staffAccount } from '../system/userRules';
import { dayLength, formatDay } from '../time';
import { storeAccountInput } from './storeInput';
import { platformStoreId, type StoreRow } from './storeRow';
import { storeTable } from './storeTable';

/** Days before its end from which on an institution is about to expire. */
const warningDays = 30;

/** Types of institution that must show their licence: 加盟 and 代理. */
const licensedTypes = ['2', '4'];

/** 正常, 即将到期 or 已到期; without a date nothing ends. */
export function expireStateOf({ expireTime }: Pick<StoreRow, 'expireTime'>, now: number): ExpireState {
  if (expireTime === '' || expireTime > formatDay(now + warningDays * dayLength)) return 'normal';
  return expireTime < formatDay(now) ? 'expired' : 'expiring';
}

/** Refuses what screen C1 refuses: on saving, and on deleting. */
export async function checkStore(
  action: Action,
  store: StoreRow,
  request: SignedInRequest,
  before?: StoreRow,
): Promise<void> {
  const others = (await request.mockServer.table(storeTable)).all().filter(isOther(store));
  if (action === 'remove') return checkRemoval(store, others, request);
  checkUnique(store, others);
  checkParent(store, others);
  if (!isRegion(store.provinceId, store.cityId, store.areaId)) refuse('请选择所在地区');
  if (licensedTypes.includes(store.type) && store.license === '') refuse('请上传营业执照');
  if (store.expireTime === '' && store.id !== platformStoreId) refuse('请选择到期时间');
  // The manager may have left meanwhile: only another one must be of the staff.
  if (store.managerId && store.managerId !== before?.managerId) await staffAccount(request, store.managerId);
  if (action === 'create') await checkCreation(store, request);
}

function isOther({ id }: StoreRow) {
  return (row: StoreRow) => row.id !== id && row.deleteTime === '';
}

function checkUnique({ name, creditCode }: StoreRow, others: readonly StoreRow[]): void {
  if (others.some((row) => row.name === name)) refuse('机构名称已存在');
  if (creditCode && others.some((row) => row.creditCode === creditCode)) refuse('该信用代码已被其他机构使用');
}

function checkParent({ id, parentId }: StoreRow, others: readonly StoreRow[]): void {
  let above = parentId;
  while (above !== null) {
    if (above === id) refuse('上级机构不能是自身或下级');
    const parent = others.find((row) => row.id === above);
    above = parent ? parent.parentId : refuse(unknownRow);
  }
}

async function checkCreation({ expireTime }: StoreRow, { mockServer, body }: SignedInRequest): Promise<void> {
  if (expireTime <= formatDay(mockServer.now())) refuse('到期时间必须晚于今天');
  const { username } = read(body, storeAccountInput);
  if ((await mockServer.table(accountTable)).find((row) => row.userName === username)) refuse('该账号已存在');
}

/** Checks a removal. Rows deleted in the same call count as gone: a branch can be deleted whole. */
async function checkRemoval(
  store: StoreRow,
  others: readonly StoreRow[],
  { body, mockServer }: SignedInRequest,
): Promise<void> {
  const leaving = read(body.id, idsSchema);
  if (store.id === platformStoreId) refuse('平台总部不能删除');
  if (store.status === 1) refuse('请先停用该机构');
  if (others.some((row) => row.parentId === store.id && !leaving.includes(row.id)))
    refuse('请先删除或转移下级机构');
  if (await hasMoney(mockServer, store.id)) refuse('该机构账户仍有余额，不能删除');
  const recharges = await mockServer.table(rechargeTable);
  if (recharges.find(({ storeId, status }) => storeId === store.id && status === 0))
    refuse('该机构仍有待确认的充值，不能删除');
}
