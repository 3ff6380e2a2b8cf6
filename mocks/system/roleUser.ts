import { systemEndpoints } from '@/resources/system/endpoints';
import { forbidden, found } from '../answer';
import { crudHandlers } from '../crud';
import { type Asked, idSchema, idsSchema, type Route, read, route } from '../route';
import { mayCall } from '../session';
import type { Account } from './account';
import { accountTable } from './accountTable';
import { refuseProtected, roleOf } from './role';
import { isStaff, userPresenter } from './userAnswer';

const { 'system/role/user': holders, 'system/role/candidate': candidates } = systemEndpoints;
const { selectAll, cancel, cancelAll } = holders.operations;

const contains = ['userName', 'phonenumber'];
/** Without the first role of each: `roleId` is the role that the lists are about. */
const presenter = async ({ world }: Asked) => {
  const present = await userPresenter(world);
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
    visible: (account, asked) => isStaff(account) && holds(account, asked),
  }),
  ...crudHandlers(candidates, accountTable, {
    contains,
    presenter,
    visible: (account, asked) => isStaff(account) && !holds(account, asked),
  }),
  route(selectAll, (asked) => change(asked, asked.query, (roleIds, id) => [...new Set([...roleIds, id])])),
  route(cancelAll, (asked) => change(asked, asked.query, without)),
  route(cancel, (asked) => change(asked, { ...asked.body, userIds: asked.body.userId }, without)),
];

/** Any role, where the call names none. */
const holds = ({ roleIds }: Account, { query: { roleId } }: Asked) =>
  roleId === undefined ? roleIds.length > 0 : roleIds.includes(Number(roleId));
const without = (roleIds: readonly number[], id: number) => roleIds.filter((own) => own !== id);

/** The server wants more than the buttons of the page do: the permission to change roles. */
const needed = systemEndpoints['system/role'].operations.update.permission;

async function change(
  { world, user }: Asked,
  about: Readonly<Record<string, unknown>>,
  next: (roleIds: readonly number[], id: number) => number[],
): Promise<void> {
  if (!(await mayCall(world, user, needed))) throw forbidden('rest');
  const role = await roleOf(world, read(about.roleId, idSchema));
  refuseProtected(role);
  const accounts = await world.table(accountTable);
  for (const id of read(about.userIds, idsSchema)) {
    const account = found(accounts.get(id));
    await accounts.put({ ...account, roleIds: next(account.roleIds, role.roleId) });
  }
}
