import { toString as describe } from 'cronstrue';
import 'cronstrue/locales/zh_CN';
import { cronWords } from './cronWords';

/** The meaning of an expression in Chinese; undefined where there are no words for it. */
export function describeCron(expression: string): string | undefined {
  const own = cronWords(expression);
  if (own !== undefined) return own;
  try {
    const text = describe(expression, {
      locale: 'zh_CN',
      dayOfWeekStartIndexZero: false,
      use24HourTimeFormat: true,
    });
    return tidy(text);
  } catch {
    return undefined;
  }
}

/** Sets Chinese commas, and removes gaps between Chinese characters. */
function tidy(text: string): string {
  return text.replace(/,\s*/g, '，').replace(/([\p{Script=Han}，])\s+(?=\p{Script=Han})/gu, '$1');
}
