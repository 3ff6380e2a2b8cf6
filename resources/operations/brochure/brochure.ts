import type { ContentStatus } from '@/src/lib/contentStatus';
import { escapeHtml } from '@/src/lib/escapeHtml';
import { addressRule, type TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A college's charter or brochure of one year (screen O2). */
export interface Brochure {
  id: RecordId;
  schoolId: RecordId;
  schoolName: string;
  /** The year of the exam. */
  year: number;
  kind: BrochureKind;
  title: string;
  contentType: ContentType;
  /** HTML; empty unless `contentType` is 1. */
  content: string;
  /** Address of a PDF; empty unless it is 2. */
  fileUrl: string;
  /** Empty unless it is 3. */
  link: string;
  /** The college's own publication of it. */
  sourceUrl: string;
  keyRules: KeyRule[];
  publishTime: string;
  status: ContentStatus;
  /** The time of submission for review; empty where no review is pending. */
  submitTime: string;
  isInReview: 0 | 1;
  views: number;
  /** 1 where the caller may read it alone: an institution reads what the platform has written. */
  readOnly: 0 | 1;
  createTime: string;
  createBy: string;
  rev: number;
}

/** Kinds of brochures (brochureKind). */
export const brochureKinds = [
  { value: 1, label: '招生章程', tone: 'primary' },
  { value: 2, label: '招生简章', tone: 'info' },
  { value: 3, label: '专项简章', tone: 'warning' },
] as const;

type BrochureKind = (typeof brochureKinds)[number]['value'];

/** How it is read. */
export const contentTypes = [
  { value: 1, label: '图文' },
  { value: 2, label: 'PDF' },
  { value: 3, label: '外链' },
] as const;

type ContentType = (typeof contentTypes)[number]['value'];

/** A rule that advisers look for; `item` is a value of the dictionary `brochure_rule`. */
export interface KeyRule {
  item: string;
  text: string;
}

/** The maximum number of rules in a brochure. */
export const mostRules = 12;

/** The name of a kind. */
function kindName(kind: unknown): string {
  return brochureKinds.find(({ value }) => String(value) === String(kind))?.label ?? '';
}

/** The title of a brochure that nobody has called otherwise. */
export function usualTitle(schoolName: string, year: number, kind: BrochureKind): string {
  return `${schoolName}${year}年${kindName(kind)}`;
}

/** Why there cannot be a second one of the same year and kind. */
export function takenText(year: number, kind: BrochureKind): string {
  return `该院校 ${year} 年${kindName(kind)}已存在`;
}

type Shown = Pick<Brochure, 'contentType' | 'content' | 'fileUrl' | 'link' | 'keyRules'>;

/**
 * The public view of a brochure, as HTML: the key rules, then the text or a link to it. `nameOf` gives the label of a
 * rule.
 */
export function previewHtml(
  { contentType, content, fileUrl, link, keyRules }: Shown,
  nameOf: (item: string) => string,
): string {
  const points = keyRules.map(
    ({ item, text }) => `<li><strong>${escapeHtml(nameOf(item))}</strong>：${escapeHtml(text)}</li>`,
  );
  const rules = points.length > 0 ? `<h3>要点摘录</h3><ul>${points.join('')}</ul>` : '';
  if (String(contentType) === '2') return `${rules}${linkTo(fileUrl, '查看 PDF 全文')}`;
  return rules + (String(contentType) === '3' ? linkTo(link, '前往学校网站查看') : content);
}

function linkTo(address: string, text: string): string {
  return `<p><a href="${escapeHtml(address)}" target="_blank" rel="noreferrer">${text}</a></p>`;
}

/** The change of a paragraph: 0 the same, 1 added, 2 removed. */
interface Block {
  readonly kind: 0 | 1 | 2;
  readonly text: string;
}

/** The paragraphs of a text, without tags and without empty ones. */
export function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/(?:p|h[1-6]|li|tr|div)>|<br\s*\/?>/i)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replace(/&nbsp;/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}

/** Compares two texts by paragraphs: their longest common sequence is the same, the rest was removed or added. */
export function compareParagraphs(before: readonly string[], after: readonly string[]): Block[] {
  const lengths = commonLengths(before, after);
  const blocks: Block[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [old, fresh] = [before[left], after[right]];
    if (old !== undefined && old === fresh) {
      blocks.push({ kind: 0, text: old });
      left += 1;
      right += 1;
    } else if (
      fresh === undefined ||
      (old !== undefined && lengthAt(lengths, left + 1, right) >= lengthAt(lengths, left, right + 1))
    ) {
      blocks.push({ kind: 2, text: old ?? '' });
      left += 1;
    } else {
      blocks.push({ kind: 1, text: fresh });
      right += 1;
    }
  }
  return blocks;
}

/** How many paragraphs both have in common from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let left = before.length - 1; left >= 0; left -= 1) {
    const row = lengths[left] ?? [];
    for (let right = after.length - 1; right >= 0; right -= 1)
      row[right] =
        before[left] === after[right]
          ? lengthAt(lengths, left + 1, right + 1) + 1
          : Math.max(lengthAt(lengths, left + 1, right), lengthAt(lengths, left, right + 1));
  }
  return lengths;
}

function lengthAt(lengths: readonly (readonly number[])[], left: number, right: number): number {
  return lengths[left]?.[right] ?? 0;
}

/** A key rule that is not what it was; empty where there was or is none. */
interface RuleChange {
  readonly item: string;
  readonly before: string;
  readonly after: string;
}

/** The key rules that differ between two years, in the order of the dictionary. */
export function compareRules(before: readonly KeyRule[], after: readonly KeyRule[]): RuleChange[] {
  const textOf = (rules: readonly KeyRule[], item: string) =>
    rules
      .filter((rule) => rule.item === item)
      .map(({ text }) => text)
      .join('；');
  const items = [...new Set([...before, ...after].map(({ item }) => item))].sort();
  return items
    .map((item) => ({ item, before: textOf(before, item), after: textOf(after, item) }))
    .filter((change) => change.before !== change.after);
}

/** Rules of the texts of a brochure, for its forms and its mock (decision 41). */
export const brochureRules = {
  text: { label: '内容', maxLength: 300 },
  title: { label: '标题', minLength: 4, maxLength: 80 },
  sourceUrl: { label: '官方来源', required: true, ...addressRule },
  /** Needed where the brochure is a link: form and mock say so. */
  link: { label: '链接', ...addressRule },
} as const satisfies Record<string, TextRule>;
