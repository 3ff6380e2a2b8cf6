import { timeOr } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, textOr } from '@/src/lib/record';

/** Days that a share may be valid. */
export const shareDays = [3, 7, 30] as const;

/** The options of a share before it is made (E3, share). */
export interface ShareOptions {
  readonly expireDays: (typeof shareDays)[number];
  /** Four digits, or empty for none. */
  readonly password: string;
  readonly showChance: boolean;
  readonly showContact: boolean;
  readonly watermark: string;
}

/** A share that was made; addresses are whole. */
export interface MadeShare {
  readonly url: string;
  readonly password: string;
  readonly expireAt: string;
  /** Address of a picture; empty where the server makes none. */
  readonly qrcode: string;
}

/** The body of the call that makes a share; without a password none travels. */
export function shareRequest(id: unknown, options: ShareOptions) {
  const { expireDays, password, showChance, showContact, watermark } = options;
  return {
    id,
    expireDays,
    ...(password !== '' && { password }),
    showChance: showChance ? 1 : 0,
    showContact: showContact ? 1 : 0,
    watermark: watermark.trim(),
  };
}

/** Reads what the calls that make shares answer; undefined without an address. */
export function readMade(data: unknown, origin: string): MadeShare | undefined {
  if (!isRecord(data) || typeof data.url !== 'string' || data.url === '') return undefined;
  return {
    url: new URL(data.url, origin).href,
    password: textOr(data.password),
    expireAt: timeOr(data.expireAt),
    qrcode: /^(data:image\/|https?:)/.test(textOr(data.qrcode)) ? textOr(data.qrcode) : '',
  };
}

/** The text for a chat: 链接：… 密码：1234 有效期至 2026-07-02. */
export function shareText({ url, password, expireAt }: MadeShare): string {
  return [
    `链接：${url}`,
    password !== '' && `密码：${password}`,
    expireAt !== '' && `有效期至 ${expireAt.slice(0, 10)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Rules of the texts of a share, for its form and its mock (decision 41). */
export const shareRules = {
  watermark: { label: '水印文字', maxLength: 20 },
} as const satisfies Record<string, TextRule>;

/** The question before a table with errors is shared. */
export function sharingQuestion(errors: number): string | undefined {
  return errors > 0 ? `存在 ${errors} 项错误，仍要分享？` : undefined;
}
