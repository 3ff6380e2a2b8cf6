import { timeOr } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { sameId } from '@/src/lib/recordId';
import type { Store } from './store';

/** Institution types that must show a business licence: 加盟 and 代理. */
const licensedTypes = ['2', '4'];

/** Whether an institution of this type needs a business licence. */
export function needsLicense(type: unknown): boolean {
  return licensedTypes.includes(String(type));
}

/** The platform's own institution: never stopped, never deleted, never expires. */
export function isHeadquarters({ id }: { readonly id?: unknown }): boolean {
  return sameId(id, 1);
}

/** Share of the card quota below which the bar turns red. */
const lowShare = 0.1;

/** Whether the institution is running out of cards. */
export function isLowOnCards({ cardLeft, cardQuota }: Pick<Store, 'cardLeft' | 'cardQuota'>): boolean {
  return cardQuota > 0 && cardLeft / cardQuota < lowShare;
}

/** The warning about an institution: its term, else its cards. */
export function storeWarning(store: Store): string | undefined {
  const day = timeOr(store.expireTime, 'date');
  if (store.expireState === 'expired') return `已于 ${day} 到期`;
  if (store.expireState === 'expiring') return `将于 ${day} 到期`;
  return isLowOnCards(store) ? `会员卡仅剩 ${store.cardLeft} 张` : undefined;
}

/** The day a renewal runs until: so many years from the later of today and the present end. All days are `YYYY-MM-DD`. */
export function renewedUntil(today: string, expireTime: string, years: number): string {
  const from = expireTime > today ? expireTime : today;
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return [year + years, two(month), two(Math.min(day, lastDay))].join('-');
}

/** The end of an institution, empty where there is none, and the key of its edition: a renewal changes both. */
export interface Term {
  readonly expireTime: string;
  readonly edition: string;
}

/** The term of a record, however the server writes times. */
export function termOf(record: Readonly<Record<string, unknown>>): Term {
  return { expireTime: timeOr(record.expireTime, 'date'), edition: textOr(record.edition) };
}

/** The question before a term replaces the one that somebody else has set meanwhile. */
export function termQuestion(
  name: string,
  now: Term,
  wanted: Term,
  labelOf: (edition: string) => string,
): string {
  const told = ({ expireTime, edition }: Term) =>
    `到期时间 ${expireTime || '长期'}、版本套餐 ${labelOf(edition)}`;
  return `「${name}」已被他人改为${told(now)}，仍要改为${told(wanted)}吗？`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** A password of ten characters without those that are easily mistaken; `random` gives whole numbers below its argument. */
export function newPassword(random: (below: number) => number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 10 }, () => letters[random(letters.length)]).join('');
}

/** The notice for a newly opened institution; it does not contain the password. */
export function openingNotice(
  store: Pick<Store, 'name' | 'username' | 'expireTime'>,
  address: string,
): string {
  return [
    `您好，「${store.name}」的志愿通管理后台已开通。`,
    `登录地址：${address}`,
    `管理员账号：${store.username}`,
    `有效期至：${timeOr(store.expireTime, 'date')}`,
    '初始密码将另行告知，首次登录后请及时修改。',
  ].join('\n');
}
