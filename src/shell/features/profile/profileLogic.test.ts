import { expect, test } from 'vitest';
import { parseNodes } from '@/providers/auth/ruleList';
import { buildMenuTree } from '../../model/menu/menuTree';
import { staticRules } from '../../model/menu/staticRules';
import { cropSquare, movedCentre, problemOf } from './avatarFile';
import { heldGroups, otherPermissions } from './heldPermissions';

const megabyte = 1024 * 1024;

test.each([
  ['face.png', 'image/png', 2 * megabyte, undefined],
  ['face.JPG', 'image/jpeg', 1, undefined],
  ['face.jpeg', 'image/jpeg', 2 * megabyte + 1, '上传文件大小不能超过 2 MB！'],
  ['face.gif', 'image/gif', 1, '文件格式不正确，请上传 png/jpg/jpeg 格式文件！'],
  ['face.png', 'text/html', 1, '文件格式不正确，请上传 png/jpg/jpeg 格式文件！'],
  ['face', 'image/png', 1, '文件格式不正确，请上传 png/jpg/jpeg 格式文件！'],
])('[VAL-4] a picture %s of type %s with %i bytes', (name, type, size, problem) => {
  expect(problemOf({ name, type, size })).toBe(problem);
});

const landscape = { width: 300, height: 200 };
const middle = { x: 0.5, y: 0.5 };

test('the square is the largest in the middle, and smaller the more one zooms', () => {
  expect(cropSquare(landscape, 1, middle)).toEqual({ x: 50, y: 0, side: 200 });
  expect(cropSquare({ width: 200, height: 300 }, 2, middle)).toEqual({ x: 50, y: 100, side: 100 });
});

test('the picture moves under the square as far as its edges, and back at once', () => {
  const left = movedCentre(landscape, 1, middle, { x: -0.1, y: -0.1 });
  expect(cropSquare(landscape, 1, left)).toEqual({ x: 70, y: 0, side: 200 });
  const edge = movedCentre(landscape, 1, left, { x: -9, y: 0 });
  expect(cropSquare(landscape, 1, edge)).toEqual({ x: 100, y: 0, side: 200 });
  expect(cropSquare(landscape, 1, movedCentre(landscape, 1, edge, { x: 0.1, y: 0 })).x).toBeCloseTo(80);
  expect(cropSquare(landscape, 2, edge)).toEqual({ x: 150, y: 50, side: 100 });
});

const rules = parseNodes(
  [
    {
      path: '/customer',
      component: 'Layout',
      alwaysShow: true,
      meta: { title: '客户管理' },
      children: [
        {
          path: 'list',
          component: 'customer/list/index',
          permissions: ['customer:store:list'],
          meta: { title: '机构列表' },
        },
        {
          path: 'site',
          component: 'customer/site/index',
          permissions: ['customer:site:list'],
          meta: { title: '主机与网站' },
        },
      ],
    },
  ],
  '',
  () => {},
);

const heldBy = (permissions: readonly string[]) => {
  const tree = buildMenuTree([...staticRules, ...rules], { grants: { permissions, roles: [] } });
  const groups = heldGroups(tree, permissions);
  return { groups, others: otherPermissions(groups, permissions) };
};

test('one’s permissions are at the pages that they belong to, by name; the rest is not forgotten', () => {
  const held = [
    'customer:domain:create',
    'customer:store:edit',
    'customer:store:haggle',
    'customer:store:list',
  ];
  expect(heldBy(held)).toEqual({
    groups: [
      {
        title: '客户管理',
        pages: [
          {
            path: '/customer/list',
            title: '机构列表',
            permission: 'customer:store:list',
            functions: ['修改', 'haggle'],
          },
        ],
      },
    ],
    others: ['customer:domain:create'],
  });
});

test('[PERM-2] a user with all permissions sees so at each page', () => {
  const { groups, others } = heldBy(['*:*:*']);
  expect(groups[0]?.pages.map(({ functions }) => functions)).toEqual([['全部功能'], ['全部功能']]);
  expect(others).toEqual([]);
});
