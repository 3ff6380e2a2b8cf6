import { systemEndpoints } from '@/resources/system/endpoints';
import { crudHandlers } from '../crud';
import { found } from '../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import type { Account } from './account';
import { accountTable } from './accountTable';
import { refuseProtected, roleOf } from './role';
import { isStaff, userPresenter } from './userResponse';

const { 'system/role/user': holders, 'system/role/candidate': candidates } = systemEndpoints;
const { selectAll, cancel, cancelAll } = holders.operations;

const contains = ['userName', 'phonenumber'];
/** Without the first role of each: `roleId` is the role that the lists are about. */
const presenter = async ({ mockServer }: SignedInRequest) => {
  const present = await userPresenter(mockServer);
  return (account: Account) => {
    const { roleId: _first, ...user } = present(account);
    return user;
  };
};

/** Who holds a role, and who may get it (rest-contract, section 5.1). */
export const roleUserRoutes: readonly Route[] = [
  ...crudHandlers({ ...holders, operations: { list: holders.operations.list } }, accountTable, {
    contains,
    presenter,
    visible: (account, request) => isStaff(account) && holds(account, request),
  }),
  ...crudHandlers(candidates, accountTable, {
    contains,
    presenter,
    visible: (account, request) => isStaff(account) && !holds(account, request),
  }),
  route(selectAll, (request) =>
    change(request, request.query, (roleIds, id) => [...new Set([...roleIds, id])]),
  ),
  route(cancelAll, (request) => change(request, request.query, without)),
  route(cancel, (request) => change(request, { ...request.body, userIds: request.body.userId }, without)),
];

/** Any role, where the call names none. */
const holds = ({ roleIds }: Account, { query: { roleId } }: SignedInRequest) =>
  roleId === undefined ? roleIds.length > 0 : roleIds.includes(Number(roleId));
const without = (roleIds: readonly number[], id: number) => roleIds.filter((own) => own !== id);

async function change(
  { mockServer }: SignedInRequest,
  about: Readonly<Record<string, unknown>>,
  next: (roleIds: readonly number[], id: number) => number[],
): Promise<void> {
  const role = await roleOf(mockServer, read(about.roleId, idSchema));
  refuseProtected(role);
  const accounts = await mockServer.table(accountTable);
  for (const id of read(about.userIds, idsSchema)) {
    const account = found(accounts.get(id));
    await accounts.put({ ...account, roleIds: next(account.roleIds, role.roleId) });
  }
}
