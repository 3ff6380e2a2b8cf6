import { momentOf, timeOr } from '@/src/lib/dates';
import { addressRule, type TextRule } from '@/src/lib/fieldRule';
import { isYes } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** The platform's own public site (screen S5). */
export interface Website {
  siteTitle: string;
  keywords: string;
  description: string;
  logo: string;
  hotline: string;
  qq: string;
  wechatQr: string;
  miniQr: string;
  address: string;
  email: string;
  copyright: string;
  icp: string;
  policeIcp: string;
  statCode: string;
}

/** A picture at the head of the site, for a time. */
export interface Banner {
  id: RecordId;
  image: string;
  title: string;
  /** The target of a press on it; may be empty. */
  url: string;
  /** The period; an empty end of it means no limit. */
  beginTime: string;
  endTime: string;
  /** Both as one column of the list; no server sends it. */
  period?: string;
  sort: number;
  status: 0 | 1;
}

/** How a banner stands in time. */
export const bannerStates = {
  coming: { label: '未开始', tone: 'warning' },
  shown: { label: '展示中', tone: 'success' },
  over: { label: '已结束', tone: 'info' },
} as const;

/** When a banner begins and ends, as the server sends it. */
interface Times {
  readonly beginTime?: unknown;
  readonly endTime?: unknown;
}

/** How a banner stands at a moment in milliseconds: begun with its first second, over with its last. */
export function bannerState({ beginTime, endTime }: Times, now: number): keyof typeof bannerStates {
  if (now < momentOf(beginTime)) return 'coming';
  return now >= momentOf(endTime) ? 'over' : 'shown';
}

/** The days on which a banner is shown; an open end is 不限, both are 长期. */
export function periodText({ beginTime, endTime }: Times): string {
  const [first, last] = [beginTime, endTime].map((time) => timeOr(time, 'date'));
  return first || last ? `${first || '不限'} 至 ${last || '不限'}` : '长期';
}

/** The banners that visitors see at a moment, in their order. */
export function activeBanners<B extends Partial<Banner>>(banners: readonly B[], now: number): B[] {
  return banners
    .filter((banner) => isYes(banner.status) && bannerState(banner, now) === 'shown')
    .toSorted((one, other) => Number(one.sort) - Number(other.sort));
}

/** The problem with the end of a banner's time. */
export function endProblem(begin: unknown, end: unknown): string | undefined {
  const [first, last] = [timeOr(begin), timeOr(end)];
  return first !== '' && last !== '' && last <= first ? '结束时间必须晚于开始时间' : undefined;
}

/** Rules of the texts of a banner, for its forms and its mock (decision 41). */
export const bannerRules = {
  title: { label: '标题', maxLength: 20 },
  url: { label: '链接地址', ...addressRule },
} as const satisfies Record<string, TextRule>;

/** Rules of the texts of a website, for its forms and its mock (decision 41). */
export const websiteRules = {
  siteTitle: { label: '网站名称', required: true, maxLength: 30 },
  keywords: { label: '关键词', maxLength: 100 },
  description: { label: '网站描述', maxLength: 200 },
  hotline: { label: '服务热线', required: true, format: 'phone' },
  qq: { label: '客服 QQ', format: 'qq' },
  email: { label: '邮箱', format: 'email' },
  address: { label: '联系地址', maxLength: 100 },
  copyright: { label: '版权信息', maxLength: 60 },
  icp: { label: 'ICP 备案号', maxLength: 60, format: 'icp' },
  policeIcp: { label: '公安备案号', maxLength: 60 },
  statCode: { label: '统计代码', maxLength: 2000 },
} as const satisfies Record<string, TextRule>;
