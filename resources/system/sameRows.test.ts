import { expect, test } from 'vitest';
import { callKey } from '@/providers/data/resourceCall';
import { menus } from './menu/menus';
import { menuConfig } from './menuConfig';
import { roles } from './role/roles';
import { roleUsers } from './role/roleUsers';
import { users } from './user/users';

test.each([
  ['角色管理', roles, callKey('permission')],
  ['分配用户', roleUsers, callKey('permission')],
  ['用户管理', users, callKey('permission')],
  ['菜单管理', menus, callKey('permission')],
  ['菜单管理', menus, callKey('system/menu-config')],
  ['菜单配置', menuConfig, callKey('permission')],
  ['菜单配置', menuConfig, callKey('system/menu', 'rest')],
])('[PERM-4] a change in %s is read by the other pages of the same rows', (_name, { invalidates }, key) => {
  expect(invalidates).toContainEqual(key);
});
