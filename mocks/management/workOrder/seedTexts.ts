import { cancelledDays } from '@/resources/management/recycleBin/recycled';
import type { WorkOrderType } from '@/resources/management/workOrder/workOrder';

/** Reasons of the seeded work orders, by type. */
export const seedReasons: Readonly<Record<WorkOrderType, readonly [string, ...string[]]>> = {
  1: ['家庭计划有变，不再需要服务，申请退款', '重复下单，申请退回其中一笔', '服务时间冲突，家长申请退款'],
  2: [
    '误绑会员卡，申请退款并恢复卡状态',
    '家长为同一考生购买了两张卡，申请退掉一张',
    '用户购买错卡类型，申请退卡',
  ],
  3: [
    '学生复读，申请将使用年份由2026改为2027',
    '注册时选错高考年份，申请更正',
    '学生休学一年，申请顺延高考年份',
  ],
  4: [
    '客户补差价升级，申请开通升学卡权限',
    '学生拟报外省院校，申请增加可用省份',
    '系统故障影响使用，申请顺延有效期',
  ],
  5: ['机构员工离职，申请注销账号', '家长要求删除孩子的个人信息，申请注销用户', '测试账号，申请注销'],
  6: [
    '学生成绩录入错误，申请修改分数（语文 112→121）',
    '成绩复核后总分有变化，申请修改分数和位次',
    '位次填写错误，已附省考试院成绩截图，申请更正',
  ],
  7: [
    '导出的志愿表专业名称被截断，反馈问题',
    '申请开通「成绩换算」权限，方便给家长演示',
    '一分一段表在手机上显示不全，建议支持横向滑动',
    '希望志愿表导出时可以带上机构标志',
  ],
};

/** Results of the seeded work orders, by type. */
export const seedResults: Readonly<Record<WorkOrderType, string>> = {
  1: '已原路退回',
  2: '已退卡，款项退回机构充值余额，请重新为用户绑卡',
  3: '年份已修改，有效期顺延至当年 9 月 30 日',
  4: '权限已开通，用户重新登录后生效',
  5: `用户已注销，资料在回收站保留 ${cancelledDays} 天`,
  6: '分数已更正，请在志愿填报中重新计算录取概率',
  7: '问题已修复，请刷新页面后重试；功能建议已列入下个版本',
};

/** Titles of feedback, in the order of its reasons. */
export const seedTitles = [
  '志愿表导出内容被截断',
  '申请开通成绩换算',
  '一分一段表显示不全',
  '志愿表导出带机构标志',
] as const;

/** Replies of the seeded work orders: by the service desk, within the desk, and by the submitter. */
export const seedTalks = {
  desk: '已收到，正在核对资料，请保持电话畅通。',
  internal: '与财务核对过流水，可以办理。',
  asker: '补充：家长已同意，截图见附件。',
} as const;
