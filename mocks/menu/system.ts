import { group, page } from './node';

const plain = 'query add edit remove';

export const systemMenu = group(800, 'system', '系统管理', 'SettingOutlined', [
  page(801, 'user', '用户管理', 'UserOutlined', `${plain} export import resetPwd`),
  page(802, 'role', '角色管理', 'TeamOutlined', `${plain} export`),
  page(803, 'authority', '权限管理', 'SafetyCertificateOutlined', 'create=添加分类 edit=重命名 delete save'),
  page(804, 'menu', '菜单管理', 'MenuUnfoldOutlined', plain),
  page(805, 'menu-config', '菜单配置', 'NodeIndexOutlined', 'create edit delete'),
  page(806, 'dept', '部门管理', 'PartitionOutlined', plain),
  page(807, 'organization', '组织机构', 'ApartmentOutlined', 'create edit delete member'),
  page(808, 'post', '岗位管理', 'IdcardOutlined', `${plain} export`),
  page(809, 'dict', '字典管理', 'BookOutlined', `${plain} export`),
  page(810, 'config', '参数设置', 'ControlOutlined', `${plain} export`),
  page(811, 'notice', '通知公告', 'NotificationOutlined', plain),
  page(812, 'user-date', '用户数据', 'AreaChartOutlined', 'export'),
  page(813, 'memo', '备忘录', 'PushpinOutlined', 'create edit delete'),
  page(814, 'hot-update', '热更新', 'ThunderboltOutlined', 'create edit delete publish revoke'),
  page(815, 'version', '版本管理', 'TagOutlined', 'show publish rollback setup'),
  page(816, 'setup', '系统设置', 'SettingOutlined', 'edit cache'),
  page(817, 'update-log', '更新日志', 'HistoryOutlined'),
  page(818, 'note-desc', '页面说明', 'InfoCircleOutlined', 'edit'),
  page(819, 'recharge', '充值记录', 'TransactionOutlined', 'show end export'),
  page(820, 'health', '系统体检', 'CheckCircleOutlined'),
]);
