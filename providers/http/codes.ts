import type { Loudness } from '../notification/notifier';

/** What a code of the body means (specification, section 8). */
export type CodeMeaning =
  | { readonly outcome: 'success' }
  /** The message shows, the data is returned all the same. */
  | { readonly outcome: 'told'; readonly loudness: Loudness }
  | { readonly outcome: 'refused'; readonly loudness: Loudness }
  | { readonly outcome: 'expired' };

const meanings: Readonly<Record<number, CodeMeaning>> = {
  200: { outcome: 'success' },
  20000: { outcome: 'success' },
  401: { outcome: 'expired' },
  40310: { outcome: 'expired' },
  40301: { outcome: 'told', loudness: 'error' },
  44444: { outcome: 'told', loudness: 'error' },
  500: { outcome: 'refused', loudness: 'error' },
  601: { outcome: 'refused', loudness: 'warning' },
  40000: { outcome: 'refused', loudness: 'error' },
  50000: { outcome: 'refused', loudness: 'error' },
};

const anyOther = { outcome: 'refused', loudness: 'notification' } as const;

/** What a code means. A public call has no session that could expire: there 401 and 40310 are refusals like any other. */
export function meaningOf(code: number, anonymous = false): CodeMeaning {
  const meaning = meanings[code] ?? anyOther;
  return meaning.outcome === 'expired' && anonymous ? anyOther : meaning;
}

const texts: Readonly<Record<number, string>> = {
  401: '认证失败，无法访问系统资源',
  403: '当前操作没有权限',
  404: '访问资源不存在',
  500: '系统内部错误',
};

/** The default text of a code that has one of its own (CODE-8). */
export function textOfCode(code: number): string | undefined {
  return texts[code];
}

/** What a response without a message says: the default text of its code, or that the error is unknown (CODE-8). */
export function defaultText(code: number): string {
  return textOfCode(code) ?? '系统未知错误，请反馈给管理员';
}
