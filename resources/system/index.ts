import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { configs } from './config';
import { depts } from './dept';
import { dictData } from './dict/dictData';
import { dictTypes } from './dict/dictTypes';
import { hotUpdates } from './hotUpdate/hotUpdates';
import { memos } from './memo/memos';
import { menus } from './menu/menus';
import { menuConfig } from './menuConfig';
import { notices } from './notice';
import { members } from './organization/members';
import { organizations } from './organization/organizations';
import { posts } from './post';
import { recharges } from './recharge/recharges';
import { roles } from './role/roles';
import { roleUsers } from './role/roleUsers';
import { users } from './user/users';
import { userDates } from './userDate/userDates';
import { versions } from './version/versions';

/** 系统管理, in menu order. */
export const system: Domain = {
  resources: [
    users,
    roles,
    roleUsers,
    menus,
    menuConfig,
    depts,
    organizations,
    members,
    hotUpdates,
    memos,
    posts,
    dictTypes,
    dictData,
    configs,
    notices,
    userDates,
    versions,
    recharges,
  ],
  screens: [
    defineScreen({
      name: 'system/hot-update',
      label: '热更新',
      view: 'system/hot-update/index',
      hasPagesBelow: true,
      page: () => import('./hotUpdate/HotUpdatePage'),
    }),
    defineScreen({
      name: 'system/health',
      label: '系统体检',
      view: 'system/health/index',
      page: () => import('./health/HealthPage'),
    }),
    defineScreen({
      name: 'system/note-desc',
      label: '页面说明',
      view: 'system/note-desc/index',
      page: () => import('./noteDesc/NoteDescPage'),
    }),
    defineScreen({
      name: 'system/memo',
      label: '备忘录',
      view: 'system/memo/index',
      hasPagesBelow: true,
      page: () => import('./memo/MemoPage'),
    }),
    defineScreen({
      name: 'system/organization',
      label: '组织机构',
      view: 'system/organization/index',
      hasPagesBelow: true,
      page: () => import('./organization/OrganizationPage'),
    }),
    defineScreen({
      name: 'system/authority',
      label: '权限管理',
      view: 'system/authority/index',
      page: () => import('./AuthorityPage'),
    }),
    defineScreen({
      name: 'system/user',
      label: '用户管理',
      view: 'system/user/index',
      hasPagesBelow: true,
      page: () => import('./user/UsersPage'),
    }),
    defineScreen({
      name: 'system/user-auth/role',
      label: '分配角色',
      view: 'system/user-auth/role',
      page: () => import('./user/AssignRolesPage'),
    }),
    defineScreen({
      name: 'system/role/user',
      label: '分配用户',
      view: 'system/role-auth/user',
      page: () => import('./role/RoleUsersPage'),
    }),
    defineScreen({
      name: 'system/dict/data',
      label: '字典数据',
      view: 'system/dict-data/index',
      hasPagesBelow: true,
      page: () => import('./dict/DictDataPage'),
    }),
    defineScreen({
      name: 'system/user-date',
      label: '用户数据',
      view: 'system/user-date/index',
      hasPagesBelow: true,
      page: () => import('./userDate/UserDatePage'),
    }),
    defineScreen({
      name: 'system/setup',
      label: '系统设置',
      view: 'system/setup/index',
      page: () => import('./setup/SetupPage'),
    }),
    defineScreen({
      name: 'system/update-log',
      label: '更新日志',
      view: 'system/update-log/index',
      page: () => import('./updateLog/UpdateLogPage'),
    }),
  ],
};
