import { openAccount } from '../finance/account';
import { member } from '../list';
import { createRandom } from '../random';
import { read, type SignedInRequest } from '../route';
import { blankAccount, storeAdminRole } from '../system/account';
import { accountTable } from '../system/accountTable';
import { openStoreRoles } from './storeGrants';
import { storeAccountInput, storeLabels } from './storeInput';
import { logStore } from './storeLog';
import type { StoreRow } from './storeRow';
import { inventInviteCode, quotaOf, storeNumber } from './storeSeed';

/** Members that the server sets on a new institution. */
export function newStore(
  { edition = '' }: Partial<StoreRow>,
  id: number,
  { body }: SignedInRequest,
): Partial<StoreRow> {
  return {
    ...quotaOf(edition),
    username: read(body, storeAccountInput).username,
    storeNo: storeNumber(id),
    inviteCode: inventInviteCode(createRandom(1000 + id)),
    smsLeft: 0,
    status: 1,
    deleteTime: '',
  };
}

/** Gives a new institution its administrator, who signs in with the first password. */
export async function openStore(store: StoreRow, request: SignedInRequest): Promise<void> {
  const { username, password } = read(request.body, storeAccountInput);
  const accounts = await request.mockServer.table(accountTable);
  const isTaken = accounts.find((row) => row.phonenumber === store.mobile);
  const { createTime, createBy, updateTime, updateBy } = store;
  await accounts.put({
    ...blankAccount,
    userId: accounts.nextId(),
    userName: username,
    nickName: store.contact,
    phonenumber: isTaken ? '' : store.mobile,
    email: store.email ?? '',
    password,
    roleIds: [storeAdminRole(store.id)],
    storeId: store.id,
    createTime,
    createBy,
    updateTime,
    updateBy,
  });
  await openAccount(request.mockServer, store.id, createBy);
  await openStoreRoles(request.mockServer, store);
  await logStore(request, store.id, '新增', `新增机构「${store.name}」`);
}

/** Writes a change down: a later end of the term is a renewal, the rest are changes. */
export async function recordChange(
  store: StoreRow,
  request: SignedInRequest,
  before: StoreRow,
): Promise<void> {
  const isRenewed = store.expireTime > before.expireTime;
  if (isRenewed)
    await logStore(request, store.id, '续期', `到期时间由 ${before.expireTime} 改为 ${store.expireTime}`);
  const labels = Object.entries(storeLabels).flatMap(([name, label]) =>
    member(store, name) === member(before, name) || (isRenewed && name === 'expireTime') ? [] : label,
  );
  if (labels.length > 0)
    await logStore(request, store.id, '修改', `修改了${[...new Set(labels)].join('、')}`);
}
