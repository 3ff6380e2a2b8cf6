/** Texts of the frame around the pages; the language pack replaces them by key. */
export const layoutTexts = {
  'layout.skip': '跳到正文',
  'layout.menu': '主菜单',
  'layout.menu.empty': '暂无可用菜单，请联系管理员分配角色',
  'layout.menu.toggle': '展开或收起菜单',
  'layout.menu.close': '关闭菜单',
  'layout.newTab': '（在新标签页打开）',
  'layout.trail': '当前位置',
  'layout.profile': '个人中心',
  'layout.password': '修改密码',
  'layout.signOut': '退出登录',
  'layout.signOut.confirm': '确定注销并退出系统吗？',
  'layout.version': '当前版本 {version}',
} as const;
