import { beijingTime, timeOr } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { htmlLength } from '@/src/lib/htmlText';
import type { RecordId } from '@/src/lib/recordId';

/** A version of a text that users accept (screens S1 and S4). */
export interface LegalText {
  id: RecordId;
  /** A value of the dictionary that its screen names. */
  docType: string;
  title: string;
  /** `V1.0`. */
  version: string;
  /** HTML. */
  content: string;
  /** The changes of the version, in words for users. */
  changes: string;
  /** Users who accepted a former version are asked again. */
  forceAgree: 0 | 1;
  status: LegalStatus;
  /** Empty until it is published, as the next two. */
  effectiveTime: string;
  publisher: string;
  publishTime: string;
  createTime: string;
  createBy: string;
  updateTime: string;
}

/**
 * Members of a version that a comparison needs; a draft in an editor has this much before it is saved. A draft with an
 * effective time is about to be published.
 */
export type ComparedText = Pick<
  LegalText,
  'id' | 'docType' | 'version' | 'content' | 'status' | 'effectiveTime'
>;

/** How a version stands (`enum:docStatus`). */
export const legalStatuses = [
  { value: 0, label: '草稿', tone: 'info' },
  { value: 1, label: '待生效', tone: 'warning' },
  { value: 2, label: '生效中', tone: 'success' },
  { value: 3, label: '已失效', tone: 'info' },
] as const;

export type LegalStatus = (typeof legalStatuses)[number]['value'];

/** A draft can still be changed, and deleted. */
export function isDraft({ status }: Pick<LegalText, 'status'>): boolean {
  return status === 0;
}

/** Why a version cannot take effect at a time; `now` in milliseconds. */
export function effectProblem(time: string, now: number): string | undefined {
  return time < beijingTime(now) ? '生效时间不能早于当前时间' : undefined;
}

/** Characters that a text has at least. */
const leastContent = 50;

/** The problem with a content; undefined where it is long enough or empty. */
export function contentProblem(html: string): string | undefined {
  const length = htmlLength(html.trim());
  return length > 0 && length < leastContent ? '正文内容过短' : undefined;
}

/** The version that follows one: `V1.9` → `V1.10`; the first where it is none. */
export function nextVersion(version: string): string {
  const [, major, minor] = /^V(\d+)\.(\d+)$/.exec(version) ?? [];
  return major === undefined ? 'V1.0' : `V${major}.${Number(minor) + 1}`;
}

/** The version to compare with first: the one replaced at its effective time, at once without one; else any. */
export function formerVersion(text: ComparedText, others: readonly ComparedText[]): ComparedText | undefined {
  const at = timeOr(text.effectiveTime);
  const older = others.filter(
    (other) => !isDraft(other) && (at ? other.effectiveTime < at : !isPending(other)),
  );
  return older.toSorted((one, other) => other.effectiveTime.localeCompare(one.effectiveTime))[0] ?? others[0];
}

/** It is published, but not in force yet. */
function isPending({ status }: ComparedText): boolean {
  return status === 1;
}

/** Rules of the texts of a legal text, for its forms and its mock (decision 41). */
export const legalTextRules = {
  title: { label: '标题', required: true, maxLength: 50 },
  changes: { label: '修订说明', maxLength: 300 },
  version: { label: '版本', required: true, maxLength: 10, format: 'docVersion' },
} as const satisfies Record<string, TextRule>;
