import { group, page } from './node';

const document = 'show create edit delete publish';

export const showMenu = group(600, 'show', '展示管理', 'DesktopOutlined', [
  page(601, 'agreement', '用户协议', 'FileProtectOutlined', document),
  page(602, 'link', '友情链接', 'LinkOutlined', 'create edit delete'),
  page(603, 'network', '服务网点', 'DeploymentUnitOutlined', 'create edit delete'),
  page(604, 'privacy', '隐私政策', 'LockOutlined', document),
  page(605, 'website', '网站展示', 'LayoutOutlined', 'edit'),
]);
