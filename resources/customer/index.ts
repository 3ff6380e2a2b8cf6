import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { apps } from './app/apps';
import { customerMenu } from './menu';
import { stores } from './store/stores';

/** 客户管理, in menu order. */
export const customer: Domain = {
  resources: [stores, customerMenu, apps],
  screens: [
    defineScreen({
      name: 'customer/account-config',
      label: '账号配置',
      view: 'customer/account-config/index',
      page: () => import('./accountConfig/AccountConfigPage'),
    }),
    defineScreen({
      name: 'customer/site',
      label: '主机与网站',
      view: 'customer/site/index',
      page: () => import('./site/SitePage'),
    }),
    defineScreen({
      name: 'customer/default-permission',
      label: '默认权限',
      view: 'customer/default-permission/index',
      page: () => import('./permission/DefaultPermissionPage'),
    }),
    defineScreen({
      name: 'customer/permission',
      label: '权限配置',
      view: 'customer/permission/index',
      page: () => import('./permission/StorePermissionPage'),
    }),
    defineScreen({
      name: 'customer/available-menu',
      label: '可用菜单',
      view: 'customer/available-menu/index',
      page: () => import('./permission/AvailableMenuPage'),
    }),
  ],
};
