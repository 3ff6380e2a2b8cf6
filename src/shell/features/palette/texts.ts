/** Texts of the palette's button and field; the language pack replaces them by key. */
export const paletteTexts = {
  'palette.title': '命令面板',
  'palette.open': '搜索页面、操作和记录',
  'palette.button': '搜索',
  'palette.placeholder': '搜索标签、页面、操作，支持拼音和首字母',
  'palette.placeholder.records': '搜索标签、页面、操作和记录，支持拼音和首字母',
  'palette.close': '关闭命令面板',
} as const;
