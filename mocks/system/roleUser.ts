import { systemEndpoints } from '@/resources/system/endpoints';
import { crudHandlers } from '../crud';
import { found, refuse } from '../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import type { Account } from './account';
import { accountTable } from './accountTable';
import { userScope } from './dataScope';
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

/** Holders of a role, and candidates for it (rest-contract, section 5.1). */
export const roleUserRoutes: readonly Route[] = [
  ...crudHandlers({ ...holders, operations: { list: holders.operations.list } }, accountTable, {
    contains,
    presenter,
    scope: userScope,
    visible: (account, request) => isStaff(account) && holds(account, request),
  }),
  ...crudHandlers(candidates, accountTable, {
    contains,
    presenter,
    scope: userScope,
    visible: (account, request) => isStaff(account) && !holds(account, request),
  }),
  route(selectAll, (request) =>
    change(request, request.query, (roleIds, id) => [...new Set([...roleIds, id])]),
  ),
  route(cancelAll, (request) => change(request, request.query, without)),
  route(cancel, (request) => change(request, { ...request.body, userIds: request.body.userId }, without)),
];

const holds = ({ roleIds }: Account, { query }: SignedInRequest) =>
  roleIds.includes(read(query.roleId, idSchema));
const without = (roleIds: readonly number[], id: number) => roleIds.filter((own) => own !== id);

/** Changes the holders of a role; writes nothing if a person does not exist or nothing would change. */
async function change(
  request: SignedInRequest,
  about: Readonly<Record<string, unknown>>,
  next: (roleIds: readonly number[], id: number) => number[],
): Promise<void> {
  const { mockServer } = request;
  const role = await roleOf(request, about.roleId);
  refuseProtected(role);
  const accounts = await mockServer.table(accountTable);
  const staff = (id: number) => accounts.find((account) => account.userId === id && isStaff(account));
  const people = read(about.userIds, idsSchema).map((id) => found(staff(id)));
  const changed = people.map((one) => ({ ...one, roleIds: next(one.roleIds, role.roleId) }));
  if (changed.every(({ roleIds }, index) => roleIds.length === people[index]?.roleIds.length))
    refuse('操作失败');
  for (const account of changed) await accounts.put(account);
}
