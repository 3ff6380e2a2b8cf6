/** Texts of the release notes, in the drawer and on the home page. */
export const updateTexts = {
  'updates.title': '系统更新',
  'updates.unread': '未读',
  'updates.readAll': '全部已读',
  'updates.none': '暂无更新',
  'updates.close': '关闭',
  'updates.retry': '重试',
  'updates.type.1': '新功能',
  'updates.type.2': '优化',
  'updates.type.3': '修复',
  'updates.type.other': '更新',
} as const;
