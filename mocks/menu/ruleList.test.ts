import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { createTestClient } from '../testClient';
import { menuNodes } from './menuTable';
import { fun, group, link, page, subPage } from './node';
import { buildRuleList, type RuleNode } from './ruleList';

/** Members of a node that are compared below. */
const nodeSchema = z.looseObject({
  path: z.string(),
  component: z.string(),
  name: z.string(),
  hidden: z.boolean(),
  meta: z.looseObject({ title: z.string() }),
  permissions: z.array(z.string()),
  get children() {
    return z.array(nodeSchema);
  },
});
const listSchema = z.object({ permissions: z.array(z.string()), data: z.array(nodeSchema) });

async function ruleListOf(userName: string) {
  const { as } = createTestClient();
  const { data } = await (await as(userName)).post(platformCalls.ruleList.path);
  return listSchema.parse(data);
}

/** The visible entries of each group, as staff read them. */
function menuOf(tree: readonly z.infer<typeof nodeSchema>[]) {
  const titles = (nodes: typeof tree): string[] =>
    nodes.filter((node) => !node.hidden).map((node) => node.meta.title);
  return tree.map((group) => [`${group.path} ${group.meta.title}`, titles(group.children).join(' ')]);
}

/** The pages of the catalogue, in order; others may stand between them. */
const catalogue: Readonly<Record<string, string>> = {
  '/customer 客户管理': '机构列表 账号配置 主机与网站 客户菜单 默认权限 权限配置 应用商店 可用菜单',
  '/expert 专家服务': '专家填报 专家预约 客户订单 志愿列表 专业推荐',
  '/finance 财务管理': '机构明细 发票管理 收支管理 提现管理 财务余额',
  '/operations 运营内容':
    '系统更新 招生简章 院校数据 咨询管理 优质服务 头条资讯 推荐管理 服务管理 学校资料 专业管理 用户管理 资源分类 营销分类 营销图库',
  '/score 成绩换算': '数据对比 高考倒计时 省份批次配置 省份分数 成绩线管理',
  '/show 展示管理': '用户协议 友情链接 服务网点 隐私政策 网站展示',
  '/management 综合管理':
    '测评管理 客户数据 共享备忘 消息管理 回收站 用户列表 公告 服务中心 工单列表 会员卡数据 会员卡记录 会员卡发放',
  '/system 系统管理':
    '用户管理 角色管理 权限管理 菜单管理 菜单配置 部门管理 组织机构 岗位管理 字典管理 参数设置 通知公告 用户数据 备忘录 热更新 版本管理 系统设置 更新日志 页面说明 充值记录 系统体检',
  '/monitor 系统监控': '在线用户 定时任务 数据监控 服务监控 缓存监控 缓存列表 日志管理',
  '/tool 系统工具': '代码生成 接口文档 系统接口 帮助手册 官方网站',
  '/upload 上传管理': '文件上传 图片上传 标题素材',
  '/dev 开发': '',
};

test('[ROUTE-12] the administrator sees the whole tree of the catalogue', async () => {
  const { permissions, data } = await ruleListOf('admin');
  expect(permissions).toEqual(['*:*:*']);
  const shown = menuOf(data).map(([group = '', titles = '']) => {
    const known = (catalogue[group] ?? '').split(' ');
    return [
      group,
      titles
        .split(' ')
        .filter((title) => known.includes(title))
        .join(' '),
    ];
  });
  expect(shown.filter(([group = '']) => group in catalogue)).toEqual(Object.entries(catalogue));
});

test('[ROUTE-12] the hidden pages are beside the entries and highlight one of them', async () => {
  const { data } = await ruleListOf('admin');
  // The gallery for developers is hidden as a whole.
  const groups = data.filter((group) => !group.hidden);
  const hidden = groups.flatMap((group) =>
    group.children.filter((node) => node.hidden).map((node) => [`${group.path}/${node.path}`, node] as const),
  );
  const about = hidden.map(([path, { component, meta, permissions }]) => [
    path,
    component,
    meta.activeMenu,
    ...permissions,
  ]);
  expect(about).toEqual([
    ['/expert/filling/student', 'expert/filling/student', '/expert/filling', 'expert:filling:list'],
    ['/expert/filling/workbench', 'expert/filling/workbench', '/expert/filling', 'expert:filling:fill'],
    ['/expert/filling/report', 'expert/filling/report', '/expert/filling', 'expert:report:list'],
    ['/expert/volunteer/detail', 'expert/volunteer/detail', '/expert/volunteer', 'expert:volunteer:detail'],
    ['/expert/volunteer/save', 'expert/volunteer/save', '/expert/filling', 'expert:volunteer:final'],
    ['/operations/create', 'operations/create/index', '/operations/headlines', 'operations:create:list'],
    [
      '/operations/edit-info',
      'operations/edit-info/index',
      '/operations/headlines',
      'operations:edit-info:list',
    ],
    ['/score/compare/detail', 'score/compare/detail', '/score/compare', 'score:compare:list'],
  ]);
});

test('a group, a page and a view read as the catalogue says', async () => {
  const [customer] = (await ruleListOf('admin')).data;
  const meta = { noCache: false, link: '', activeMenu: '', affix: false };
  expect({ ...customer, children: customer?.children.slice(0, 1) }).toEqual({
    path: '/customer',
    component: 'Layout',
    name: 'Customer',
    hidden: false,
    redirect: 'noRedirect',
    alwaysShow: true,
    query: '',
    meta: { ...meta, title: '客户管理', icon: 'ShopOutlined' },
    permissions: [],
    roles: [],
    children: [
      {
        path: 'list',
        component: 'customer/list/index',
        name: 'CustomerList',
        hidden: false,
        redirect: '',
        alwaysShow: false,
        query: '',
        meta: { ...meta, title: '机构列表', icon: 'BankOutlined' },
        permissions: ['customer:store:list'],
        roles: [],
        children: [],
      },
    ],
  });
});

test('[ROUTE-12] the logs lie two levels deep, the help inside and the website outside the application', async () => {
  const { data } = await ruleListOf('admin');
  const child = (group: string, title: string) =>
    data.find(({ path }) => path === group)?.children.find(({ meta }) => meta.title === title);
  expect(child('/monitor', '日志管理')).toMatchObject({
    path: 'log',
    component: 'ParentView',
    name: 'MonitorLog',
    children: [
      { path: 'operlog', component: 'monitor/operlog/index', name: 'MonitorLogOperlog' },
      { path: 'logininfor', component: 'monitor/logininfor/index', name: 'MonitorLogLogininfor' },
    ],
  });
  expect(child('/tool', '帮助手册')).toMatchObject({
    path: 'link-1003',
    component: 'InnerLink',
    meta: { link: '/help/index.html' },
  });
  expect(child('/tool', '官方网站')).toMatchObject({ path: 'https://www.example.com', component: 'Layout' });
  expect(child('/expert', '专业推荐')).toMatchObject({
    path: 'major',
    component: 'expert/major/index',
    hidden: false,
    meta: { noCache: true, activeMenu: '' },
    permissions: ['expert:major:recommend'],
  });
});

test('a group without a visible entry is left out; a function without a page makes no route', () => {
  const nodes = group(100, 'a', '甲', '', [
    subPage(10001, 'x', '隐藏页', 'a:x:list'),
    fun(10002, '动作', 'a:x:do'),
  ]);
  expect(buildRuleList(nodes)).toEqual([]);
  const more = [
    ...nodes,
    ...group(200, 'b', '乙', '', [page(201, 'y', '页', '', 'create'), link(202, 'https://z', '外', '', 1)]),
  ];
  const shape = ({ path, children }: RuleNode): unknown => [path, children.map(shape)];
  expect(buildRuleList(more).map(shape)).toEqual([
    [
      '/b',
      [
        ['y', []],
        ['link-202', []],
      ],
    ],
  ]);
});

test('ids and route names are unique, and every function knows its parent', () => {
  const ids = new Set(menuNodes.map(({ id }) => id));
  expect(ids.size).toBe(menuNodes.length);
  expect(menuNodes.filter(({ parentId }) => parentId !== 0 && !ids.has(parentId))).toEqual([]);
  const namesOf = (nodes: readonly RuleNode[]): string[] =>
    nodes.flatMap((node) => [node.name, ...namesOf(node.children)]);
  const names = namesOf(buildRuleList(menuNodes));
  expect(new Set(names).size).toBe(names.length);
});

test('functions are numbered in the order of the Permissions line', () => {
  const functionsOf = (parentId: number) =>
    menuNodes
      .filter((node) => node.parentId === parentId && node.type === 2)
      .map(({ id, name, permissions }) => `${id} ${name} ${permissions}`);
  expect(functionsOf(101)).toEqual([
    '10101 详情 customer:store:show',
    '10102 新增 customer:store:create',
    '10103 修改 customer:store:edit',
    '10104 删除 customer:store:delete',
    '10105 启用/停用 customer:store:status',
    '10106 重置管理员密码 customer:store:resetPwd',
    '10107 导出 customer:store:export',
  ]);
  expect(functionsOf(809)).toEqual([
    '80901 查询 system:dict:query',
    '80902 新增 system:dict:add',
    '80903 修改 system:dict:edit',
    '80904 删除 system:dict:remove',
    '80905 导出 system:dict:export',
  ]);
});

test('every function has a Chinese name', () => {
  expect(menuNodes.filter(({ name }) => !/\p{Script=Han}/u.test(name))).toEqual([]);
});
