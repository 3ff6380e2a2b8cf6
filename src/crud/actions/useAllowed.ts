import { use } from 'react';
import { PermissionContext } from '../../ui/permission/PermissionContext';
import type { Resource } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useCan, useServices } from '../services';
import type { Action, BatchAction, RowAction, ToolbarAction } from './action';

/** An action with the name that it is declared under. */
export type Named<A> = A & { readonly key: string };

/** The actions of a resource that are in one place, in the order of their declaration. */
export function actionsOn(resource: Resource, on: 'row'): readonly Named<RowAction<Row>>[];
export function actionsOn(resource: Resource, on: 'batch'): readonly Named<BatchAction<Row>>[];
export function actionsOn(resource: Resource, on: 'toolbar'): readonly Named<ToolbarAction>[];
export function actionsOn({ actions = {} }: Resource, on: Action<Row>['on']): readonly Named<Action<Row>>[] {
  return Object.entries(actions)
    .filter(([, action]) => action.on === on)
    .map(([key, action]) => ({ ...action, key }));
}

/** The permission that an action needs, as permission hints name it. */
export function permissionOf({ endpoints }: Resource, action: Action<Row>): string | undefined {
  const { permission, operation } = action;
  return permission ?? (operation === undefined ? undefined : endpoints.operations[operation]?.permission);
}

/** Answers whether the signed-in person may use an action of the page's resource; from memory, at once. */
export function useAllowed(): (action: Action<Row>) => boolean {
  const { operations } = useResourcePage().resource.endpoints;
  const { hasPermission } = useServices();
  const checks = use(PermissionContext);
  const can = useCan();
  return ({ permission, operation, ...action }) =>
    (permission === undefined || hasPermission(permission)) &&
    (operation === undefined || can(operations[operation])) &&
    (!('role' in action) || action.role === undefined || checks?.role(action.role) === true);
}
