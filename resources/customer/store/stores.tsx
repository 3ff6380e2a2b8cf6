import { lazy } from 'react';
import { defineResource } from '@/src/crud/defineResource';
import { customerEndpoints } from '../endpoints';
import type { Store } from './store';
import { storeFields, storeFilters, storeGroups } from './storeFields';
import { isHeadquarters } from './storeRules';

const DomainsTab = lazy(() => import('./DomainsTab'));
const LogsTab = lazy(() => import('./LogsTab'));
const OpeningGuide = lazy(() => import('./OpeningGuide'));
const RenewDialog = lazy(() => import('./RenewDialog'));
const ResetPasswordDialog = lazy(() => import('./ResetPasswordDialog'));

const page = (path: string) => (row: Store) => `/customer/${path}?storeId=${row.id}`;

/** Institutions (机构, screen C1): the customers of the platform. */
export const stores = defineResource<Store>({
  name: 'customer/store',
  label: '机构',
  view: 'customer/list/index',
  endpoints: customerEndpoints['customer/store'],
  title: 'name',
  search: 'keyword',
  sort: { field: 'createTime', order: 'desc' },
  sendsChangesOnly: true,
  fields: storeFields,
  filters: storeFilters,
  groups: storeGroups,
  quickFilters: [
    { label: '全部', filters: {}, count: 'all' },
    { label: '启用', filters: { status: '1' }, count: 'on' },
    { label: '停用', filters: { status: '0' }, count: 'off' },
    { label: '即将到期', filters: { expireState: 'expiring' }, count: 'expiring' },
    { label: '已到期', filters: { expireState: 'expired' }, count: 'expired' },
  ],
  rowActions: [
    {
      key: 'config',
      label: '账号配置',
      permission: 'customer:account-config:list',
      to: page('account-config'),
    },
    { key: 'site', label: '主机与网站', permission: 'customer:site:list', to: page('site') },
    { key: 'permission', label: '权限配置', permission: 'customer:permission:list', to: page('permission') },
    {
      key: 'menu',
      label: '可用菜单',
      permission: 'customer:available-menu:list',
      to: page('available-menu'),
    },
    {
      key: 'renew',
      label: '续期',
      operation: 'update',
      Dialog: RenewDialog,
      visible: (row) => !isHeadquarters(row),
    },
    { key: 'reset', label: '重置管理员密码', operation: 'resetPassword', Dialog: ResetPasswordDialog },
  ],
  keeps: isHeadquarters,
  deleteQuestion: (rows) => {
    const [only] = rows;
    const what = only && rows.length === 1 ? `「${only.name}」` : `选中的 ${rows.length} 家机构`;
    return `删除后可在回收站恢复，是否确认删除${what}？`;
  },
  showTabs: [
    { key: 'domains', label: '域名', Tab: DomainsTab },
    { key: 'logs', label: '操作记录', Tab: LogsTab },
  ],
  AfterCreate: OpeningGuide,
});
