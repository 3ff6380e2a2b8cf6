import type { RuleMeta, RuleNode } from '@/providers/auth/user';

/**
 * The entries that no server sends (specification, section 2): home, personal centre, and the gated pages. Gated pages
 * are in the tree only for holders of the permission (ROUTE-4 to ROUTE-11). `:id` parameters represent digits.
 */
export const staticRules: readonly RuleNode[] = [
  page('/index', 'index', 'Index', { title: '首页', icon: 'DashboardOutlined', affix: true }),
  hidden('/user/profile', 'user/profile', 'UserProfile', { title: '个人中心', noCache: true }),
  gated(
    '/system/user-auth/role/:userId',
    'system:user:edit',
    'SystemUserAuthRole',
    '分配角色',
    '/system/user',
  ),
  gated(
    '/system/role-auth/user/:roleId',
    'system:role:edit',
    'SystemRoleAuthUser',
    '分配用户',
    '/system/role',
  ),
  gated('/system/dict-data/index/:dictId', 'system:dict:list', 'SystemDictData', '字典数据', '/system/dict'),
  gated('/monitor/job-log/index/:jobId', 'monitor:job:list', 'MonitorJobLog', '调度日志', '/monitor/job'),
  gated('/tool/gen-edit/index/:tableId', 'tool:gen:edit', 'ToolGenEdit', '修改生成配置', '/tool/gen'),
];

const ownPaths = ['/', '/login', '/register', '/401', '/redirect'];

/** Whether an address belongs to the application, so that no rule list can put a page there (ROUTE-1 to ROUTE-11). */
export function isOwnAddress(path: string): boolean {
  if (ownPaths.includes(path) || path.startsWith('/redirect/')) return true;
  const digits = path.replace(/\/(:[^/]*|\d+)(?=\/|$)/g, '/:');
  return staticRules.some((rule) => rule.path.replace(/\/:\w+/g, '/:') === digits);
}

function page(path: string, view: string, name: string, meta: Partial<RuleMeta>): RuleNode {
  return {
    path,
    component: view,
    name,
    hidden: false,
    redirect: '',
    alwaysShow: false,
    query: {},
    meta: { title: '', icon: '', noCache: false, link: '', activeMenu: '', affix: false, ...meta },
    permissions: [],
    roles: [],
    children: [],
  };
}

function hidden(path: string, view: string, name: string, meta: Partial<RuleMeta>): RuleNode {
  return { ...page(path, view, name, meta), hidden: true };
}

/** The view of a gated page is its path without the parameter: `system/dict-data/index`. */
function gated(path: string, permission: string, name: string, title: string, activeMenu: string): RuleNode {
  const view = path.slice(1, path.indexOf('/:'));
  return { ...hidden(path, view, name, { title, activeMenu }), permissions: [permission] };
}
