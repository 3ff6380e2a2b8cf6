import type { MayDo } from '../../lib/needed';
import type { Resource } from '../defineResource';
import type { Row } from '../resourceSpec';
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

/**
 * Whether the dialog of an action may go on: its call is offered for the record. Actions with the
 * label count, if there are any.
 */
export function isStillOffered(
  { actions = {} }: Pick<Resource, 'actions'>,
  { operation, label }: { readonly operation: string; readonly label: string | undefined },
  row: Row,
  can: MayDo,
): boolean {
  const same = Object.values(actions).filter((action) => action.operation === operation);
  const own = same.filter((action) => action.label === label);
  const ways = own.length > 0 ? own : same;
  return ways.length === 0 || ways.some((way) => !('when' in way) || !way.when || way.when(row, can));
}

/** Which actions of a resource somebody may use. */
export function allowedBy(can: MayDo, { endpoints }: Resource): (action: Action<Row>) => boolean {
  return ({ permission, operation, ...action }) =>
    (permission === undefined || can(permission)) &&
    (operation === undefined || can(endpoints.operations[operation])) &&
    (!('role' in action) || action.role === undefined || can({ inRole: action.role }));
}
