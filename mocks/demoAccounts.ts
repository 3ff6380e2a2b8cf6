/** An account that the sign-in page offers with one click. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly realName: string;
  readonly title: string;
  /** A short note of what the account demonstrates. */
  readonly sees: string;
}

/** The demo accounts (screens-platform, section 8.3; decision 5). */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'admin',
    password: 'admin123',
    realName: '林知远',
    title: '超级管理员',
    sees: '全部菜单和功能',
  },
  {
    username: 'yunying',
    password: 'admin123',
    realName: '苏晚晴',
    title: '运营专员',
    sees: '客户、运营内容、展示、用户与工单',
  },
  {
    username: 'caiwu',
    password: 'admin123',
    realName: '周予安',
    title: '财务专员',
    sees: '财务管理、退款工单、充值记录',
  },
  {
    username: 'zhuanjia',
    password: 'admin123',
    realName: '陈牧之',
    title: '专家',
    sees: '专家服务，仅本人的学生和预约',
  },
  {
    username: 'xinren',
    password: '',
    realName: '何新',
    title: '新员工',
    sees: '尚未分配角色，仅首页和个人中心',
  },
  {
    username: 'jigou',
    password: 'admin123',
    realName: '沈一诺',
    title: '机构管理员',
    sees: '本机构的网站、权限、财务和会员卡',
  },
];
