import { systemEndpoints } from '@/resources/system/endpoints';
import type { Asked, Route } from '../route';
import { isAdmin } from '../session';
import { accountTable } from './accountTable';
import { withinScope } from './dataScope';
import { deptTable, isWithin } from './deptTable';

const { list, export: exportList } = systemEndpoints['system/user'].operations;

/** Lists and exports have the people alone whom the data scopes of the caller's roles cover. */
export function withinScopeOfCaller(own: Route): Route {
  if (own.open || !isList(own)) return own;
  const answer = async (asked: Asked) => {
    if (isAdmin(asked.user)) return own.answer(asked);
    const covers = await withinScope(asked.world, asked.user);
    const ids = (await asked.world.table(accountTable))
      .all()
      .filter(covers)
      .map(({ userId }) => userId);
    const body = { ...asked.query, ...asked.body, userId: ids.join() || '-1' };
    return own.answer({ ...asked, body, query: {} });
  };
  return { ...own, answer };
}

function isList({ operation }: Route): boolean {
  return operation === list || operation === exportList;
}

/** Lists and exports of a department have the people of all departments below it as well. */
export function withDepartmentsBelow(own: Route): Route {
  if (own.open || !isList(own)) return own;
  const answer = async (asked: Asked) => {
    const { deptId, ...query } = { ...asked.query, ...asked.body };
    if (!deptId) return own.answer(asked);
    const depts = (await asked.world.table(deptTable)).all();
    const ids = depts.filter((dept) => isWithin(dept, Number(deptId))).map((dept) => dept.deptId);
    return own.answer({ ...asked, body: { ...query, deptId: ids.join() || '-1' }, query: {} });
  };
  return { ...own, answer };
}
