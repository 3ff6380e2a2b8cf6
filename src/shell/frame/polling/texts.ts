/** Texts of the check every minute; the language pack replaces them by key. */
export const pollingTexts = {
  'watch.bell': '消息',
  'watch.bell.unread': '消息，{count} 条未读',
  'watch.read': '标记已读',
  'watch.read.of': '标记已读：{title}',
  'watch.readAll': '公告全部已读',
  'watch.unread': '未读',
  'watch.own': '共 {count} 条未读消息',
  'watch.none': '暂无消息',
  'watch.all': '查看全部公告',
  'watch.build': '系统已更新，点击刷新',
} as const;
