import { addressRule, type TextRule } from '@/src/lib/fieldRule';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** A link in the foot of the site (友情链接, screen S2). */
export interface FriendLink {
  id: RecordId;
  name: string;
  url: string;
  logo: string;
  /** Dictionary link_group. */
  group: string;
  /** 1: opens in a new window. */
  blank: 0 | 1;
  sort: number;
  status: 0 | 1;
  /** The time of the last check, `YYYY-MM-DD HH:mm:ss`; empty where there was none. */
  lastCheck: string;
  checkOk: 0 | 1;
  /** Milliseconds until it answered. */
  checkMs: number;
}

/** The result of `check` for an address. */
export interface CheckResult {
  readonly ok: boolean;
  /** Milliseconds. */
  readonly ms: number;
  readonly message: string;
}

/** Reads the answer of `check`. */
export function readCheck(data: unknown): CheckResult {
  const { ok, ms, message }: Record<string, unknown> = isRecord(data) ? data : {};
  return { ok: isYes(ok), ms: numberOr(ms), message: textOr(message) };
}

/** Rules of the texts of a link, for its forms and its mock (decision 41). */
export const linkRules = {
  name: { label: '名称', required: true, maxLength: 20 },
  url: { label: '地址', required: true, ...addressRule },
} as const satisfies Record<string, TextRule>;
