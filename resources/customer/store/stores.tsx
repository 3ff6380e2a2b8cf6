import { callKey } from '@/providers/data/resourceCall';
import type { RowAction } from '@/src/crud/actions/action';
import { defineResource } from '@/src/crud/defineResource';
import { load } from '@/src/ui/load';
import { moneyPages } from '../../lookups/moneyPages';
import { customerEndpoints } from '../endpoints';
import { mayOpenSteps } from './openingSteps';
import type { Store } from './store';
import { storeFields, storeFilters, storeGroups } from './storeFields';
import { isHeadquarters, storeWarning } from './storeRules';

const DomainsTab = load(() => import('./DomainsTab'));
const LogsTab = load(() => import('./LogsTab'));
const OpeningGuide = load(() => import('./OpeningGuide'));
const RenewDialog = load(() => import('./RenewDialog'));
const ResetPasswordDialog = load(() => import('./ResetPasswordDialog'));

/** The way to another page of the domain, about the institution of the row. */
function link(label: string, page: string): RowAction<Store, never> {
  return {
    on: 'row',
    label,
    permission: `customer:${page}:list`,
    href: ({ id }) => `/customer/${page}?storeId=${id}`,
  };
}

/** Whether it is an institution of others. The platform's own has no term, no template roles and no bounds of menus. */
const isCustomer = (row: Store) => !isHeadquarters(row);

/** Institutions (机构, screen C1): the customers of the platform. */
export const stores = defineResource<Store>()({
  label: '机构',
  recycles: true,
  endpoints: customerEndpoints['customer/store'],
  picture: 'logo',
  search: 'keyword',
  sort: { field: 'createTime', order: 'desc' },
  sendsChangesOnly: true,
  // An institution stands in short lists, gives its site its name, and has an account in finance.
  invalidates: [callKey('choices'), callKey('customer/site'), ...moneyPages],
  card: { lines: [['storeNo', 'contact', 'edition'], storeWarning] },
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
  actions: {
    config: link('账号配置', 'account-config'),
    site: link('主机与网站', 'site'),
    permission: { ...link('权限配置', 'permission'), when: isCustomer },
    menu: { ...link('可用菜单', 'available-menu'), when: isCustomer },
    renew: {
      on: 'row',
      label: '续期',
      promoted: true,
      operation: 'update',
      when: isCustomer,
      dialog: RenewDialog,
    },
    guide: {
      on: 'row',
      label: '开通向导',
      when: (row, can) => isCustomer(row) && mayOpenSteps(can),
      dialog: ({ row, close }) => <OpeningGuide record={row} close={close} />,
    },
    reset: {
      on: 'row',
      label: '重置管理员密码',
      operation: 'resetPassword',
      when: isCustomer,
      dialog: ResetPasswordDialog,
    },
  },
  canDelete: isCustomer,
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
