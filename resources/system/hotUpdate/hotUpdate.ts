import { sameCode } from '@/src/lib/codes';
import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A package of a student app that goes to the devices without a store (热更新, screen H2). */
export interface HotUpdate {
  id: RecordId;
  /** Dictionary hot_platform: android, ios, h5, mp-weixin. */
  platform: string;
  /** 1 热更新包, 2 整包. */
  pkgType: number;
  /** `x.y.z`. */
  version: string;
  /** The oldest version that takes it; empty for any. */
  minVersion: string;
  packageUrl: string;
  /** Bytes; computed by the server. */
  size: number;
  md5: string;
  /** 1: the app does not go on without it. */
  force: 0 | 1;
  /** Percent of the devices that are offered it. */
  gray: number;
  log: string;
  /** Devices that have it. */
  hits: number;
  /** 0 草稿, 1 已发布, 2 已撤回, 3 历史版本. */
  status: number;
  publishTime: string;
  revokeReason: string;
}

export const packageTypes = [
  { value: 1, label: '热更新包', tone: 'primary' },
  { value: 2, label: '整包', tone: 'info' },
] as const;

export const hotStates = [
  { value: 0, label: '草稿', tone: 'info' },
  { value: 1, label: '已发布', tone: 'success' },
  { value: 2, label: '已撤回', tone: 'danger' },
  { value: 3, label: '历史版本', tone: 'info' },
] as const;

/** Whether nobody has it yet: then it may be changed, published and deleted. */
export function isDraft({ status }: { readonly status?: unknown }): boolean {
  return sameCode(status, 0);
}

/** Whether devices are offered it. */
export function isLive({ status }: { readonly status?: unknown }): boolean {
  return sameCode(status, 1);
}

/** Negative where the first of two versions is the older one, 0 where they are the same; `x.y.z` each. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Whether it is the time in which the candidates fill in their choices: 20 June to 10 July. `day` is `YYYY-MM-DD`. */
export function isPeakSeason(day: string): boolean {
  const monthAndDay = day.slice(5, 10);
  return monthAndDay >= '06-20' && monthAndDay <= '07-10';
}

/** Rules of the texts of a hot update, for its forms and its mock (decision 41). */
export const hotUpdateRules = {
  version: { label: '版本号', required: true, format: 'semver' },
  minVersion: { label: '最低适用版本', format: 'semver' },
  log: { label: '更新说明', required: true, maxLength: 500 },
  revokeReason: { label: '撤回原因', required: true, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
