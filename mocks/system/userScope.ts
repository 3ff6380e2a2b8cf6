import { systemEndpoints } from '@/resources/system/endpoints';
import type { Route, SignedInRequest } from '../route';
import { isAdmin } from '../session';
import { accountTable } from './accountTable';
import { withinScope } from './dataScope';
import { deptTable, isWithin } from './deptTable';

const { list, export: exportList } = systemEndpoints['system/user'].operations;

/** Lists and exports have the people alone whom the data scopes of the caller's roles cover. */
export function withinScopeOfCaller(own: Route): Route {
  if (own.open || !isList(own)) return own;
  const answer = async (request: SignedInRequest) => {
    if (isAdmin(request.user)) return own.answer(request);
    const covers = await withinScope(request.mockServer, request.user);
    const ids = (await request.mockServer.table(accountTable))
      .all()
      .filter(covers)
      .map(({ userId }) => userId);
    const body = { ...request.query, ...request.body, userId: ids.join() || '-1' };
    return own.answer({ ...request, body, query: {} });
  };
  return { ...own, answer };
}

function isList({ operation }: Route): boolean {
  return operation === list || operation === exportList;
}

/** Lists and exports of a department have the people of all departments below it as well. */
export function withDepartmentsBelow(own: Route): Route {
  if (own.open || !isList(own)) return own;
  const answer = async (request: SignedInRequest) => {
    const { deptId, ...query } = { ...request.query, ...request.body };
    if (!deptId) return own.answer(request);
    const depts = (await request.mockServer.table(deptTable)).all();
    const ids = depts.filter((dept) => isWithin(dept, Number(deptId))).map((dept) => dept.deptId);
    return own.answer({ ...request, body: { ...query, deptId: ids.join() || '-1' }, query: {} });
  };
  return { ...own, answer };
}
