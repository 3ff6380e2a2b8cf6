import type { Operation } from '@/providers/endpoints/builder';
import { logged } from './monitor/operLog';
import { forbidden, refuse } from './responses';
import { familyOf, type Route, route } from './route';
import { mayCall } from './session';

/** Names the operation that a body calls, out of those at one address. */
export type Meant = (body: Readonly<Record<string, unknown>>) => string;

interface NamedRoute {
  readonly name: string;
  readonly route: Route;
}

const createOrUpdate: Meant = ({ id }) => (id === undefined || id === null ? 'create' : 'update');

/**
 * The routes of a resource with those of one address joined: the body decides the operation, whose permission is
 * required.
 */
export function joinPaths(routes: readonly NamedRoute[], meant: Meant = createOrUpdate): Route[] {
  const isFirst = (one: NamedRoute, index: number) =>
    routes.findIndex((other) => isSameAddress(one, other)) === index;
  return routes.filter(isFirst).map((first) => {
    const group = routes.filter((other) => isSameAddress(first, other));
    return group.length === 1 || first.route.open ? first.route : joined(group, meant, first.route);
  });
}

function isSameAddress({ route: one }: NamedRoute, { route: other }: NamedRoute): boolean {
  return one.operation.path === other.operation.path && one.operation.method === other.operation.method;
}

function joined(group: readonly NamedRoute[], meant: Meant, { operation, sealed }: Route & { open: false }) {
  const answer: (Route & { open: false })['answer'] = async (request) => {
    const held = group.map((one) => mayCall(request, one.route.operation));
    if (!(await Promise.all(held)).includes(true)) throw forbidden(familyOf(request.path));
    const name = meant(request.body);
    const found = group.find((one) => one.name === name)?.route ?? refuse(`参数错误：${name}`);
    if (found.open) return refuse(`参数错误：${name}`);
    if (!(await mayCall(request, found.operation))) throw forbidden(familyOf(request.path));
    return logged(request, found.operation, () => found.answer(request));
  };
  return route(withoutPermissions(operation), answer, { sealed });
}

function withoutPermissions({
  permission: _permission,
  orPermissions: _others,
  formPermission: _form,
  ...open
}: Operation): Operation {
  return open;
}

/** A route that those with the permission of other operations may call as well. */
export function alsoFor(given: Route, ...others: readonly Operation[]): Route {
  if (given.open) return given;
  const { operation, sealed, slow, answer } = given;
  const checked: typeof answer = async (request) => {
    for (const one of [operation, ...others])
      if (await mayCall(request, one)) return logged(request, operation, () => answer(request));
    throw forbidden(familyOf(request.path));
  };
  return route(withoutPermissions(operation), checked, { sealed, slow });
}
