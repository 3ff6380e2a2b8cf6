import { canCall, createCan } from '@/providers/access-control/permissions';
import type { Operation } from '@/providers/endpoints/builder';
import type { Action } from '@/src/crud/actions/action';
import { permissionOf } from '@/src/crud/actions/actionsOn';
import type { Row } from '@/src/crud/resourceSpec';
import type { MayDo } from '@/src/lib/needed';
import type { Control } from './sample';
import type { Subject } from './subject';

/** A control on the list that needs a permission. */
export interface Guarded {
  readonly label: string;
  readonly permission: string;
  /** Permissions with any of which it is there as well. */
  readonly orPermissions?: readonly string[] | undefined;
  /** Whether further rights leave it there: those to read the record, say. */
  readonly isLeft?: (can: MayDo) => boolean;
  readonly place: 'toolbar' | 'row' | Control;
  /** A text of its row, where that is not the ordinary one. */
  readonly row?: string | undefined;
}

/** All controls of a resource's list that need a permission: of the generic pages, its row actions, its sample. */
export function controlsOf({ resource, sample }: Subject): Guarded[] {
  const { operations } = resource.endpoints;
  const of = (operation: string, label: string, place: Guarded['place']): Guarded[] => {
    const { permission, orPermissions } = operations[operation] ?? {};
    return permission === undefined ? [] : [{ label, permission, orPermissions, place }];
  };
  return [
    ...of('create', resource.createLabel ?? '新增', 'toolbar'),
    ...(resource.tree ? of('create', '新增下级', 'row') : []),
    ...of('export', '导出', 'toolbar'),
    ...of('one', '详情', 'row'),
    ...of('update', '编辑', 'row').map((control) => ({
      ...control,
      isLeft: (can: MayDo) => operations.one === undefined || can({ forForm: operations.one }),
    })),
    ...(['row', 'toolbar'] as const).flatMap((place) =>
      Object.values(resource.actions ?? {}).flatMap((action) => {
        const permission = action.on === place ? permissionOf(resource, action) : undefined;
        const { label, operation = '' } = action;
        const orPermissions = action.permission ? undefined : operations[operation]?.orPermissions;
        const row = sample.rows?.[label];
        return permission === undefined
          ? []
          : [{ label, permission, orPermissions, place, row, isLeft: isLeftBy(action) }];
      }),
    ),
    ...of('remove', '删除', 'row').map((control) => ({ ...control, row: sample.rows?.删除 })),
    ...Object.entries(sample.controls ?? {}).flatMap(([operation, control]) =>
      of(operation, operation, control),
    ),
  ];
}

/** Whether rights leave an action in its row; some ask for more than their call. The row itself does not count. */
function isLeftBy(action: Action<Row>): (can: MayDo) => boolean {
  const when = 'when' in action ? action.when : undefined;
  const row = { id: 0 };
  return (can) => !when || when(row, can) || !when(row, () => true);
}

/** Whether a call or a control is there for a person with these permissions. */
export function isThereWith(
  permissions: readonly string[],
): (of: Pick<Operation, 'permission' | 'orPermissions'> & Pick<Guarded, 'isLeft'>) => boolean {
  const can = createCan({ permissions, roles: [] });
  return ({ isLeft = () => true, ...of }) =>
    canCall(of, (permission) => permissions.includes(permission)) && isLeft(can);
}

/** The addresses below the list that a permission opens, and none of the permissions that are left. */
export function addressesOf(
  { resource }: Subject,
  { permission, left, id }: { permission: string; left: readonly string[]; id: string },
): string[] {
  const { create, update, one } = resource.endpoints.operations;
  const pages: [Operation | undefined, string][] = [
    [create, '/create'],
    [update, `/edit/${id}`],
    [one, `/show/${id}`],
  ];
  return pages.flatMap(([operation, address]) =>
    operation?.permission === permission && !isThereWith(left)(operation) ? [address] : [],
  );
}

/** All permissions of a resource, of its calls and of its controls. */
export function permissionsOf(subject: Subject): readonly string[] {
  const calls = Object.values<Operation>(subject.resource.endpoints.operations);
  const named = [...calls, ...controlsOf(subject)].flatMap(({ permission }) => permission ?? []);
  return [...new Set(named)];
}
