/** Texts of the permission hints; the language pack replaces them by key. */
export const permissionHintsTexts = {
  'explain.switch': '权限说明',
  'explain.on': '权限说明已开启',
  'explain.hint': '虚线框内的控件需要权限，指向或聚焦即可查看',
  'explain.page': '本页：{permission}',
  'explain.page.free': '本页无需权限',
  'explain.close': '关闭权限说明',
} as const;
