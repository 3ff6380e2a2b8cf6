import type { Operation } from '@/providers/endpoints/builder';
import { permissionOf } from '@/src/crud/actions/actionsOn';
import type { Control } from './sample';
import type { Subject } from './subject';

/** A control on the list that needs a permission. */
export interface Guarded {
  readonly label: string;
  readonly permission: string;
  readonly place: 'toolbar' | 'row' | Control;
  /** A text of its row, where that is not the ordinary one. */
  readonly row?: string | undefined;
}

/** All controls of a resource's list that need a permission: of the generic pages, its row actions, its sample. */
export function controlsOf({ resource, sample }: Subject): Guarded[] {
  const { operations } = resource.endpoints;
  const of = (operation: string, label: string, place: Guarded['place']): Guarded[] => {
    const permission = operations[operation]?.permission;
    return permission === undefined ? [] : [{ label, permission, place }];
  };
  return [
    ...of('create', resource.createLabel ?? '新增', 'toolbar'),
    ...(resource.tree ? of('create', '新增下级', 'row') : []),
    ...of('export', '导出', 'toolbar'),
    ...of('one', '详情', 'row'),
    ...of('update', '编辑', 'row'),
    ...(['row', 'toolbar'] as const).flatMap((place) =>
      Object.values(resource.actions ?? {}).flatMap((action) => {
        const permission = action.on === place ? permissionOf(resource, action) : undefined;
        const { label } = action;
        return permission === undefined ? [] : [{ label, permission, place, row: sample.rows?.[label] }];
      }),
    ),
    ...of('remove', '删除', 'row').map((control) => ({ ...control, row: sample.rows?.删除 })),
    ...Object.entries(sample.controls ?? {}).flatMap(([operation, control]) =>
      of(operation, operation, control),
    ),
  ];
}

/** The addresses below the list that a permission opens. */
export function addressesOf({ resource }: Subject, permission: string, id: string): string[] {
  const { create, update, one } = resource.endpoints.operations;
  const pages: [Operation | undefined, string][] = [
    [create, '/create'],
    [update, `/edit/${id}`],
    [one, `/show/${id}`],
  ];
  return pages.flatMap(([operation, address]) => (operation?.permission === permission ? [address] : []));
}

/** All permissions of a resource, of its calls and of its controls. */
export function permissionsOf(subject: Subject): readonly string[] {
  const calls = Object.values<Operation>(subject.resource.endpoints.operations);
  const named = [...calls, ...controlsOf(subject)].flatMap(({ permission }) => permission ?? []);
  return [...new Set(named)];
}
