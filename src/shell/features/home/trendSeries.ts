import { formatMoney } from '@/src/lib/money';
import type { TrendDay } from './homeResponses';

/** Texts of the trend, its drawing and its table; the language pack replaces them by key. */
export const trendTexts = {
  'home.trend': '业务趋势',
  'home.trend.none': '暂无业务数据',
  'home.trend.failed': '图表没有加载成功，请刷新页面后重试',
  'home.trend.range': '时间范围',
  'home.trend.days': '近 {days} 天',
  'home.trend.look': '查看某一天的数据',
  'home.trend.table': '业务趋势数据',
  'home.trend.date': '日期',
  'home.trend.users': '注册用户',
  'home.trend.cards': '激活会员卡',
  'home.trend.orders': '订单数',
  'home.trend.amount': '订单金额',
  'home.trend.axis.count': '数量',
  'home.trend.axis.amount': '金额（元）',
} as const;

type Text = (key: keyof typeof trendTexts) => string;

/**
 * The lines of the chart. `tone` is the colour's variable. `pen` tells them apart where colours do not: in grey, or
 * under a brand of one of the other colours. The amount is on the second axis.
 */
export const trendLines = [
  { key: 'users', tone: '--brand-strong', pen: 'solid' },
  { key: 'cards', tone: '--success', pen: 'dashed' },
  { key: 'orders', tone: '--warning', pen: 'dotted' },
] as const;

/** A day in words: `2026-06-20，注册用户 12，激活会员卡 3，订单数 2，订单金额 ¥720.00`. */
export function dayInWords(day: TrendDay, t: Text): string {
  const counts = trendLines.map(({ key }) => `${t(`home.trend.${key}`)} ${day[key]}`);
  return [day.date, ...counts, `${t('home.trend.amount')} ${formatMoney(day.amount)}`].join('，');
}
