import { z } from 'zod';
import { withoutEntities } from '../plainHtml';
import { optionalText } from '../rules';

/** Rules shared by the screens of content (screens-business, 1.6). */

/** 1 yes, 0 no; no where nobody says. */
export const bit = z.coerce
  .number()
  .pipe(z.literal([0, 1]))
  .default(0);

/** A point in time that may be missing, `YYYY-MM-DD HH:mm:ss`; kept as an empty text then. */
export function optionalTime(label: string) {
  return optionalText(label, 19).refine(
    (value) => value === '' || /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value),
    `${label}格式不正确`,
  );
}

/** The words of some HTML; the mock server has no document to read it with. */
export function wordsOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<br\b[^>]*>|<\/(?:p|h\d|li|t[dhr]|div|blockquote|pre)>/gi, ' ')
    .replace(/<[^>]*>/g, '');
  return withoutEntities(text).trim();
}

/** HTML that says something. */
export function htmlText(label: string) {
  const missing = `请输入${label}`;
  return z.string(missing).refine((html) => wordsOf(html) !== '', missing);
}
