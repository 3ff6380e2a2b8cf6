import type { FormRule } from 'antd';
import { isYes } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { type Field, fieldOf, formOnly, type Kind } from '@/src/ui/fields/field';
import { load } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import { followSelection, mergeRead } from './mergeSelection';
import type { TreeSelection } from './role';
import { readTree } from './tickedTree';

const { ofRole } = systemEndpoints['system/menu'].operations;

const MenuSelectionInput = load(() => import('./MenuSelectionInput'));

const kind: Kind<TreeSelection> = {
  Cell: () => null,
  Input: MenuSelectionInput,
  operator: 'eq',
  verb: '请选择',
  width: 100,
  inputHeight: 372,
  wide: true,
  rules: [loadedRule('菜单权限')],
  members: {
    read: () => undefined,
    write: (selection) => (selection ? { menuIds: selection.ids, menuCheckStrictly: selection.linked } : {}),
  },
  merging: {
    renew: async (mine, { id, menuCheckStrictly }, call) => {
      const options = { allowRepeat: true, quiet: true };
      const response = await call(ofRole, { id: parseId(id) ?? '', options });
      return mergeRead(mine, readTree(response, 'menus'), isYes(menuCheckStrictly));
    },
    follow: followSelection,
  },
};

/** Refuses a selection that was not read. Without its ticks a role would be saved as one that may do nothing. */
export function loadedRule(label: string): FormRule {
  return {
    validator: (_rule, value) =>
      value ? Promise.resolve() : Promise.reject(new Error(`${label}尚未加载，请稍候再保存`)),
  };
}

/** Permissions of a role: the selection in the tree of the menu. */
export function menuSelection(label: string): Field<TreeSelection> {
  return fieldOf(label, kind, { on: formOnly, initial: { ids: [], linked: true } });
}
