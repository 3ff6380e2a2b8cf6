import { group, page } from './node';

export const customerMenu = group(100, 'customer', '客户管理', 'ShopOutlined', [
  page(
    101,
    'list',
    '机构列表',
    'BankOutlined',
    'show create edit delete status resetPwd=重置管理员密码 export',
    { resource: 'store' },
  ),
  page(102, 'account-config', '账号配置', 'SlidersOutlined', 'edit'),
  page(
    103,
    'site',
    '主机与网站',
    'GlobalOutlined',
    'edit=修改网站信息 domain:create=新增域名 domain:edit=修改域名 domain:delete=删除域名',
  ),
  page(104, 'menu', '客户菜单', 'MenuOutlined', 'create edit delete'),
  page(105, 'default-permission', '默认权限', 'SafetyOutlined', 'create=添加分类 edit=重命名 delete save'),
  page(106, 'permission', '权限配置', 'KeyOutlined', 'create=添加分类 edit=重命名 delete save'),
  page(107, 'app-store', '应用商店', 'AppstoreAddOutlined', 'show create edit delete shelve', {
    resource: 'app',
  }),
  page(108, 'available-menu', '可用菜单', 'UnorderedListOutlined', 'edit'),
]);
