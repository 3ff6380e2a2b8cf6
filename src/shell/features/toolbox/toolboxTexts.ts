import { openerTexts } from './ToolboxOpener';

/** Texts of the toolbox; the language pack replaces them by key. */
export const toolboxTexts = {
  ...openerTexts,
  'toolbox.title': '工具箱 · {label}',
  'toolbox.recent': '最近使用',
  'toolbox.pages': '工具箱页面',
  'toolbox.province': '省份',
  'toolbox.province.all': '全部省份',
  'toolbox.province.loading': '正在加载省份…',
  'toolbox.province.other': '其他省份（{id}）',
  'toolbox.province.again': '重新加载省份',
  'toolbox.window': '在新窗口打开',
  'toolbox.refresh': '刷新',
  'toolbox.fold': '折叠',
  'toolbox.unfold': '展开工具箱',
  'toolbox.close': '关闭',
  'toolbox.slow': '工具箱加载较慢',
  'toolbox.slow.why': '可能是网络不畅，或工具箱暂时无法访问。',
  'toolbox.again': '重试',
  'toolbox.expired': '登录状态已过期，请重新登录',
  'toolbox.expired.title': '系统提示',
  'toolbox.ok': '确定',
  'toolbox.noWorkbench': '请先打开志愿填报工作台',
  'toolbox.addFailed': '加入志愿表失败',
} as const;
