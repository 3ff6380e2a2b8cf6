import { type MenuRow, menuSchema, seedMenu } from '../menu/menuTable';
import { type Branch, fun, group, type MenuNode, page } from '../menu/node';
import { defineTable } from '../table';

/**
 * The menus and functions of the institutions' own back-office (screen C4). A page that this back-office has as well
 * keeps its permission: a grant there opens it here.
 */
const customerMenuNodes: readonly MenuNode[] = [
  ...group(2000, 'guidance', '专家服务', 'SolutionOutlined', [
    page(2001, 'filling', '专家填报', 'FormOutlined'),
    page(2002, 'appointment', '专家预约', 'ScheduleOutlined'),
    fun(2003, '创建客户订单', 'guidance:filling:createOrder'),
    fun(2004, '志愿详情', 'guidance:volunteer:detail'),
    fun(2005, '专业推荐', 'guidance:major:recommend'),
    fun(2006, '批量分配', 'guidance:filling:assign'),
  ]),
  ...group(3000, 'student', '学生管理', 'TeamOutlined', [
    page(3001, 'list', '学生列表', 'ProfileOutlined', 'create edit delete import export'),
    page(3002, 'grade', '成绩管理', 'BarChartOutlined', 'edit import export'),
    page(3003, 'subject', '选科管理', 'PartitionOutlined', 'edit export'),
    inGroup('management', page(3004, 'card-data', '会员卡', 'CreditCardOutlined', 'show bind export')),
  ]),
  ...group(4000, 'volunteer', '志愿工具', 'ToolOutlined', [
    page(4001, 'list', '志愿表', 'UnorderedListOutlined', 'create edit delete export'),
    page(4002, 'recommend', '一键推荐', 'BulbOutlined', 'save=保存方案'),
    page(4003, 'same-score', '同分去向', 'SwapOutlined', 'export'),
    page(4004, 'line', '批次线', 'LineChartOutlined'),
  ]),
  ...group(5000, 'finance', '财务', 'AccountBookOutlined', [
    page(5001, 'order', '订单', 'ShoppingOutlined', 'show refund=退款 export'),
    page(5002, 'invoices', '发票', 'AuditOutlined', 'show create edit delete export'),
    page(5003, 'withdrawals', '提现', 'PayCircleOutlined', 'show create cancel export'),
  ]),
  ...group(6000, 'content', '内容', 'ReadOutlined', [
    page(6001, 'banner', '轮播图', 'PictureOutlined', 'create edit delete'),
    page(6002, 'news', '资讯', 'FireOutlined', 'create edit delete publish'),
    inGroup('management', page(6003, 'notices', '通知', 'SoundOutlined', 'show')),
  ]),
  ...group(8000, 'setting', '机构设置', 'SettingOutlined', [
    page(8001, 'staff', '员工', 'UserOutlined', 'create edit delete resetPwd'),
    inGroup(
      'customer',
      page(8002, 'permission', '角色', 'KeyOutlined', 'create=添加分类 edit=重命名 delete save'),
    ),
    inGroup(
      'customer',
      page(
        8003,
        'site',
        '网站设置',
        'GlobalOutlined',
        'edit=修改网站信息 domain:create=新增域名 domain:edit=修改域名 domain:delete=删除域名',
      ),
    ),
    inGroup('customer', page(8004, 'account-config', '账号信息', 'SlidersOutlined')),
  ]),
  ...group(9000, 'profile', '个人中心', 'UserOutlined', [
    page(9001, 'password', '修改密码', 'LockOutlined'),
  ]).map((node) => ({ ...node, readyonly: 1 })),
];

/** The tree that C4 edits, and that the roles and the ceilings of the institutions choose from. */
export const customerMenuTable = defineTable<MenuRow>({
  name: 'customer/menu',
  idField: 'id',
  schema: menuSchema,
  seed: ({ now }) => seedMenu(customerMenuNodes, now),
});

/** A page that this back-office has in another group: address and permission strings are that group's. */
function inGroup(group: string, branch: Branch): Branch {
  return (_own, parent, sort) => branch(group, parent, sort);
}
