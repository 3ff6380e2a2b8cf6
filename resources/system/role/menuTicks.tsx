import { lazy } from 'react';
import { type Field, fieldOf, type Kind } from '@/src/ui/fields/field';
import type { Ticks } from './role';

const MenuTicksInput = lazy(() => import('./MenuTicksInput'));

const kind: Kind<Ticks> = {
  Cell: () => null,
  Input: MenuTicksInput,
  operator: 'eq',
  verb: '请选择',
  inputHeight: 372,
  wide: true,
  // Without its ticks a role would be saved as one that may do nothing.
  rules: [
    {
      validator: (_rule, value) =>
        value ? Promise.resolve() : Promise.reject(new Error('菜单权限尚未加载，请稍候再保存')),
    },
  ],
  members: {
    read: () => undefined,
    write: (ticks) => (ticks ? { menuIds: ticks.ids, menuCheckStrictly: ticks.linked } : {}),
  },
};

/** What a role may open and do: ticks in the tree of the menu. */
export function menuTicks(label: string): Field<Ticks> {
  return fieldOf(label, kind, { on: ['form'], initial: { ids: [], linked: true } });
}
