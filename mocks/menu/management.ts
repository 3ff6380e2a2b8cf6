import { group, page } from './node';

export const managementMenu = group(700, 'management', '综合管理', 'AppstoreOutlined', [
  page(701, 'appraisal', '测评管理', 'TrophyOutlined', 'show comment void reset export'),
  page(
    702,
    'client-data',
    '客户数据',
    'ContactsOutlined',
    'show create edit delete assign follow convert merge plain import export',
  ),
  page(703, 'memo', '共享备忘', 'CommentOutlined', 'create edit delete assign'),
  page(704, 'message', '消息管理', 'MailOutlined', 'send'),
  page(705, 'recycle-bin', '回收站', 'RestOutlined', 'show restore delete=彻底删除 clear'),
  page(706, 'user-list', '用户列表', 'UsergroupAddOutlined', 'show vip plain export'),
  page(707, 'notices', '公告', 'SoundOutlined', 'show create edit delete publish receipt'),
  page(708, 'work-order-submission', '服务中心', 'SendOutlined', 'create=提交工单 edit delete'),
  page(
    709,
    'work-order-list',
    '工单列表',
    'ScheduleOutlined',
    'show accept assign finish reject reply export',
  ),
  page(
    710,
    'card-data',
    '会员卡数据',
    'CreditCardOutlined',
    'show bind unbind freeze void extend secret export',
  ),
  page(711, 'card-record', '会员卡记录', 'ContainerOutlined', 'show export'),
  page(
    712,
    'card-release',
    '会员卡发放',
    'IdcardOutlined',
    'show create apply release recall void export=导出卡密 exportAgain',
  ),
]);
