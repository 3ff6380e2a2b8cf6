import { expect, test } from 'vitest';
import { parseNodes } from '@/providers/auth/ruleList';
import { buildMenuTree } from '../../model/menu/menuTree';
import { staticRules } from '../../model/menu/staticRules';
import { pageCandidates } from './pageCandidates';

const rules = [
  {
    path: '/monitor',
    component: 'Layout',
    meta: { title: '系统监控' },
    children: [
      {
        path: 'log',
        component: 'ParentView',
        meta: { title: '日志管理' },
        children: [
          { path: 'operlog', component: 'monitor/operlog/index', meta: { title: '操作日志' } },
          { path: 'detail', component: 'monitor/log/detail', hidden: true, meta: { title: '日志详情' } },
        ],
      },
      {
        path: 'job',
        component: 'monitor/job/index',
        meta: { title: '定时任务' },
        permissions: ['monitor:job:list'],
      },
    ],
  },
  { path: 'https://www.example.com', component: 'Layout', meta: { title: '官方网站' } },
];

function offered(permissions: string[]) {
  const tree = buildMenuTree([...staticRules, ...parseNodes(rules, '', () => {})], {
    grants: { permissions, roles: [] },
  });
  return pageCandidates(tree, () => undefined).map(({ title, hint }) => [title, hint]);
}

test('every page, frame and link of the menu is offered, with the way to it; hidden ones are not', () => {
  expect(offered(['*:*:*'])).toEqual([
    ['首页', ''],
    ['操作日志', '系统监控 / 日志管理'],
    ['定时任务', '系统监控'],
    ['官方网站', ''],
  ]);
});

test('[ROUTE-12] entries of one path with other 路由参数 are offered each', () => {
  const entry = (title: string, query: string) => ({
    ...{ path: 'operlog', component: 'monitor/operlog/index', query },
    meta: { title },
  });
  const children = [entry('操作日志', ''), entry('最近操作', '{"days":"7"}')];
  const tree = buildMenuTree(
    parseNodes([{ path: '/monitor', component: 'Layout', children }], '', () => {}),
    { grants: { permissions: [], roles: [] } },
  );
  const pages = pageCandidates(tree, () => undefined).map(({ title, page }) => [title, page]);
  expect(pages).toEqual([
    ['操作日志', '/monitor/operlog'],
    ['最近操作', '/monitor/operlog?days=7'],
  ]);
});

test('[PERM-3] pages that the user may not open are not offered', () => {
  expect(offered([]).map(([title]) => title)).toEqual(['首页', '操作日志', '官方网站']);
});
