/** The note of a page: view path, title of the tips, the tips, a description. */
export type NoteSeed = readonly [key: string, title: string, tips: readonly string[], content: string];

/** The notes that product staff have written so far: for 20 pages. */
export const noteSeeds: readonly NoteSeed[] = [
  [
    'index',
    '首页提示',
    ['点击指标卡可直接进入对应列表', '快捷入口可在右上角编辑，最多 8 个'],
    '今天要做的事、本季进度与到期提醒。',
  ],
  [
    'customer/list/index',
    '机构管理提示',
    [
      '停用机构后，该机构全部账号立即无法登录',
      '到期前 30 天内的机构显示为即将到期',
      '续期从原到期日与今天中较晚者起算',
    ],
    '开通、续期与停用机构；右侧可查看会员卡余量与账户余额。',
  ],
  [
    'customer/account-config/index',
    '账号配置提示',
    ['额度按套餐给出默认值，可单独调整', '已使用的额度不能低于当前用量'],
    '按机构设置员工账号数、会员卡与短信额度。',
  ],
  [
    'customer/site/index',
    '域名提示',
    ['域名解析生效通常需要 10 分钟', '证书到期前 15 天会提醒'],
    '机构的网站信息、域名与证书。',
  ],
  ['customer/menu/index', '客户菜单提示', ['调整排序后机构下次登录生效'], '机构端后台的菜单与权限点。'],
  [
    'customer/permission/index',
    '权限配置提示',
    ['勾选下级会自动勾选上级', '灰色项由系统锁定，不可修改'],
    '为某个机构的角色分配菜单与功能。',
  ],
  [
    'expert/filling/index',
    '填报流程提示',
    ['先核对选科与位次，再开始填报', '批量分配只对未开始的考生生效', '交付报告后方案不可再修改'],
    '专家名下的考生与填报进度。',
  ],
  ['expert/appointment/index', '预约提示', ['同一时段最多接受 3 个预约'], '考生与专家的预约安排。'],
  [
    'expert/volunteer/index',
    '志愿列表提示',
    ['志愿数量以各省当年规定为准', '作废的志愿表不再参与统计'],
    '各省考生的志愿表。',
  ],
  [
    'finance/invoices/index',
    '开票提示',
    ['专票需核对税号与开户行', '红冲后原发票号作废', '开票完成后系统自动发送邮件'],
    '待开、已开与驳回的发票。',
  ],
  [
    'finance/withdrawals/index',
    '提现提示',
    ['审核通过后次日打款', '单笔超过 5 万元需双人审核'],
    '机构的提现申请。',
  ],
  ['operations/headlines/index', '头条提示', ['置顶内容最多 3 条'], '学生端首页的头条资讯。'],
  [
    'operations/college-data/index',
    '院校数据提示',
    ['导入前请下载最新模板', '招生代码按省份区分'],
    '院校库与各省招生代码。',
  ],
  ['score/compare/index', '对比提示', ['相差超过 5 分的行以红色标出'], '两个数据源之间的分数差异。'],
  [
    'score/line/index',
    '成绩线提示',
    ['修改后立即影响等效分换算', '试算不会保存数据'],
    '各省各批次的控制线与等效分。',
  ],
  [
    'management/work-order-list/index',
    '工单提示',
    ['受理后需在 24 小时内答复', '驳回时请写明原因'],
    '机构提交的工单。',
  ],
  [
    'management/card-data/index',
    '会员卡提示',
    ['卡密只显示一次', '冻结后学生端立即不可用'],
    '会员卡的发放、绑定与冻结。',
  ],
  [
    'system/user/index',
    '用户管理提示',
    ['删除的用户可在回收站恢复', '重置密码后请提醒本人尽快修改'],
    '后台员工账号、角色与部门。',
  ],
  [
    'system/dict/index',
    '字典提示',
    ['字典类型保存后不要随意修改', '修改后点击刷新缓存才会全站生效'],
    '下拉选项与标签颜色的来源。',
  ],
  [
    'system/authority/index',
    '权限提示',
    ['保存后对在线用户下次刷新生效'],
    '角色能看到的菜单与能使用的功能。',
  ],
];
