/** Texts of the note on a page; the language pack replaces them by key. */
export const noteTexts = {
  'note.button': '页面说明',
  'note.none': '本页还没有说明',
  'note.edit': '编辑页面说明',
  'note.title': '提示标题',
  'note.tips': '提示条目',
  'note.tips.hint': '每行一条，最多 {count} 条',
  'note.content': '描述',
  'note.tooLong': '{label}长度不能超过 {count} 个字符',
  'note.tips.tooMany': '最多 {count} 条提示',
  'note.draft': '已恢复上次未保存的内容',
  'note.empty': '全部留空即删除本页说明',
  'note.save': '保存',
  'note.saving': '保存中…',
  'note.cancel': '取消',
  'note.saved': '保存成功',
  'note.unread': '页面说明读取失败，请稍后再试',
} as const;
