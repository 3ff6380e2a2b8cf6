import { expect, test } from 'vitest';
import { parseNodes } from '@/providers/auth/ruleList';
import { grantsChange } from './grantsChange';
import { buildMenuTree } from './menuTree';

const titles: Readonly<Record<string, string>> = {
  user: '用户管理',
  post: '岗位管理',
  dept: '部门管理',
  config: '参数设置',
};

function held(...permissions: string[]) {
  const children = Object.entries(titles).map(([path, title]) => ({
    path,
    component: `system/${path}/index`,
    permissions: [`system:${path}:list`],
    meta: { title },
  }));
  const group = {
    path: '/system',
    component: 'Layout',
    alwaysShow: true,
    meta: { title: '系统管理' },
    children,
  };
  const tree = buildMenuTree(
    parseNodes([group], '', () => {}),
    { grants: { permissions, roles: [] } },
  );
  return { tree, permissions };
}

test('[PERM-4] gained and lost permissions are one sentence: pages by name, functions by number', () => {
  const before = held('system:user:list', 'system:user:add', 'system:user:edit');
  const now = held('system:post:list', 'system:user:list', 'system:user:edit', 'system:user:export');
  expect(grantsChange(before, now)).toBe(
    '您的权限已调整：可以打开「岗位管理」，新增 1 项功能，收回 1 项功能',
  );
  expect(grantsChange(now, held('system:user:list', 'system:user:edit', 'system:user:export'))).toBe(
    '您的权限已调整：不能再打开「岗位管理」',
  );
});

test('many pages are counted, and equal rules are not reported', () => {
  const all = held(...Object.keys(titles).map((path) => `system:${path}:list`));
  expect(grantsChange(held(), all)).toBe(
    '您的权限已调整：可以打开「用户管理」「岗位管理」「部门管理」等 4 个页面',
  );
  expect(grantsChange(all, held(...all.permissions))).toBeUndefined();
});

test('a menu that is built anew for the same permissions says nothing', () => {
  const all = held('system:user:list');
  expect(grantsChange({ ...all, tree: [] }, all)).toBeUndefined();
});
