import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 系统管理 that are not CRUD. */
export const systemScreens: readonly Screen[] = [
  defineScreen({
    label: '系统体检',
    view: 'system/health/index',
    page: () => import('./health/HealthPage'),
  }),
  defineScreen({
    label: '页面说明',
    view: 'system/note-desc/index',
    page: () => import('./noteDesc/NoteDescPage'),
  }),
  defineScreen({
    label: '备忘录',
    view: 'system/memo/index',
    hasPagesBelow: true,
    isPlain: true,
    page: () => import('./memo/MemoPage'),
  }),
  defineScreen({
    label: '组织机构',
    view: 'system/organization/index',
    hasPagesBelow: true,
    page: () => import('./organization/OrganizationPage'),
  }),
  defineScreen({
    label: '权限管理',
    view: 'system/authority/index',
    page: () => import('./AuthorityPage'),
  }),
  defineScreen({
    label: '用户管理',
    view: 'system/user/index',
    hasPagesBelow: true,
    page: () => import('./user/UsersPage'),
  }),
  defineScreen({
    label: '分配角色',
    view: 'system/user-auth/role',
    page: () => import('./user/AssignRolesPage'),
  }),
  defineScreen({
    label: '分配用户',
    view: 'system/role-auth/user',
    isPlain: true,
    page: () => import('./role/RoleUsersPage'),
  }),
  defineScreen({
    label: '字典数据',
    view: 'system/dict-data/index',
    hasPagesBelow: true,
    isPlain: true,
    page: () => import('./dict/DictDataPage'),
  }),
  defineScreen({
    label: '用户数据',
    view: 'system/user-date/index',
    hasPagesBelow: true,
    isPlain: true,
    page: () => import('./userDate/UserDatePage'),
  }),
  defineScreen({
    label: '系统设置',
    view: 'system/setup/index',
    page: () => import('./setup/SetupPage'),
  }),
  defineScreen({
    label: '更新日志',
    view: 'system/update-log/index',
    page: () => import('./updateLog/UpdateLogPage'),
  }),
];
