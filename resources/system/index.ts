import type { Resource } from '@/src/crud/defineResource';
import { configs } from './config';
import { depts } from './dept';
import { dictData } from './dict/dictData';
import { dictTypes } from './dict/dictTypes';
import { hotUpdates } from './hotUpdate/hotUpdates';
import { memos } from './memo/memos';
import { menus } from './menu/menus';
import { menuConfig } from './menuConfig';
import { notices } from './notice/notices';
import { members } from './organization/members';
import { organizations } from './organization/organizations';
import { posts } from './post';
import { recharges } from './recharge/recharges';
import { roles } from './role/roles';
import { roleUsers } from './role/roleUsers';
import { users } from './user/users';
import { userDates } from './userDate/userDates';
import { versions } from './version/versions';

/** 系统管理: its resources, in menu order. */
export const system: readonly Resource[] = [
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
];
