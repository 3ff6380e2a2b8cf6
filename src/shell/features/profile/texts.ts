/** Texts of the personal centre; the language pack replaces them by key. */
export const profileTexts = {
  'profile.title': '个人中心',
  'profile.retry': '重试',
  'profile.card': '个人信息',
  'profile.name': '姓名',
  'profile.account': '账号',
  'profile.mobile': '手机',
  'profile.role': '角色',
  'profile.post': '岗位',
  'profile.store': '所属机构',
  'profile.dept': '部门',
  'profile.created': '创建时间',
  'profile.tab.basic': '基本资料',
  'profile.tab.security': '账号安全',
  'profile.tab.logins': '登录记录',
  'profile.tab.permissions': '我的权限',
  'profile.saved': '修改成功',
} as const;
