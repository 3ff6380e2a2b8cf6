import { fun, group, page, subPage } from './node';

export const expertMenu = group(200, 'expert', '专家服务', 'SolutionOutlined', [
  page(
    201,
    'filling',
    '专家填报',
    'FormOutlined',
    'edit export mobile close=结束服务 delete vip report:create=生成报告 report:delete=删除报告 report:export=导出报告 report:deliver=交付报告',
    {
      pages: [
        subPage(20101, 'filling/student', '考生信息', 'expert:filling:list'),
        subPage(20102, 'filling/workbench', '志愿填报工作台', 'expert:filling:fill', { noCache: 0 }),
        subPage(20103, 'filling/report', '填报报告', 'expert:report:list'),
      ],
    },
  ),
  page(202, 'appointment', '专家预约', 'ScheduleOutlined', 'create edit delete confirm finish reassign'),
  page(203, 'order', '客户订单', 'ShoppingOutlined', 'edit pay cancel=取消 refund export'),
  page(204, 'volunteer', '志愿列表', 'UnorderedListOutlined', 'delete export copy share review void'),
  fun(20001, '创建客户订单', 'expert:filling:createOrder'),
  subPage(20002, 'volunteer/detail', '志愿详情', 'expert:volunteer:detail', {
    activeMenu: '/expert/volunteer',
  }),
  subPage(20003, 'major', '专业推荐', 'expert:major:recommend', {
    icon: 'BulbOutlined',
    hidden: 0,
    url: 'expert/major/index',
  }),
  fun(20004, '批量分配', 'expert:filling:assign'),
  subPage(20005, 'volunteer/save', '保存志愿', 'expert:volunteer:final'),
  fun(20006, '修改专业意向', 'expert:major:edit'),
  fun(20008, '免逐条核对', 'expert:volunteer:skipReading'),
  fun(20007, '导出专业推荐', 'expert:major:export'),
]);
