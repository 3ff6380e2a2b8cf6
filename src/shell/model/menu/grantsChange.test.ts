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

test('[PERM-4] gained and lost permissions are one sentence: pages and functions by name', () => {
  const before = held('system:user:list', 'system:user:add', 'system:user:edit');
  const now = held('system:post:list', 'system:user:list', 'system:user:edit', 'system:user:export');
  expect(grantsChange(before, now)).toBe(
    '您的权限已调整：可以打开「岗位管理」，新增功能「用户管理·导出」，收回功能「用户管理·新增」',
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

test('[PERM-4] many functions are counted; one without a page in the menu has its own name', () => {
  const all = ['add', 'edit', 'remove', 'export'].map((verb) => `system:user:${verb}`);
  expect(grantsChange(held('system:user:list', ...all), held('system:user:list'))).toBe(
    '您的权限已调整：收回功能「用户管理·新增」「用户管理·修改」「用户管理·删除」等 4 项',
  );
  expect(grantsChange(held('a:b:edit'), held())).toBe('您的权限已调整：收回功能「修改」');
});

test('[PERM-4] a permission with a star is called all functions', () => {
  const before = held('system:user:list');
  const now = held('system:user:list', 'system:user:*');
  expect(grantsChange(before, now)).toBe('您的权限已调整：新增功能「用户管理·全部功能」');
  expect(grantsChange(held('*:*:*'), held())).toMatch(/，收回功能「全部功能」$/);
});

test('[PERM-4] a form of the page that lost a right is said to be kept as a draft', () => {
  const before = held('system:user:list', 'system:user:add', 'system:post:list', 'system:post:add');
  const now = held('system:user:list', 'system:post:list', 'system:post:add');
  const text = '您的权限已调整：收回功能「用户管理·新增」';
  expect(grantsChange(before, now, ['/system/user/create'])).toBe(`${text}。已填写的内容已存为草稿`);
  expect(grantsChange(before, now, ['/system/post/create', '/system/users'])).toBe(text);
});
