import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 客户管理 that are not CRUD. */
export const customerScreens: readonly Screen[] = [
  defineScreen({
    label: '账号配置',
    view: 'customer/account-config/index',
    page: () => import('./accountConfig/AccountConfigPage'),
  }),
  defineScreen({
    label: '主机与网站',
    view: 'customer/site/index',
    page: () => import('./site/SitePage'),
  }),
  defineScreen({
    label: '默认权限',
    view: 'customer/default-permission/index',
    page: () => import('./permission/DefaultPermissionPage'),
  }),
  defineScreen({
    label: '权限配置',
    view: 'customer/permission/index',
    page: () => import('./permission/StorePermissionPage'),
  }),
  defineScreen({
    label: '可用菜单',
    view: 'customer/available-menu/index',
    page: () => import('./permission/AvailableMenuPage'),
  }),
];
