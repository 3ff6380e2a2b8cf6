import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { ContentStatus } from '@/src/lib/contentStatus';
import { timeOr } from '@/src/lib/dates';
import { addressRule, type TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** An article of the public sites (头条资讯, screens O5, O6 and O8). */
export interface Article extends AnyRecord {
  title: string;
  categoryId: RecordId | null;
  categoryName: string;
  cover: string;
  summary: string;
  /** HTML. */
  content: string;
  /** Provinces that it is for; none where it is for the nation. */
  provinceIds: number[];
  provinceNames: string;
  /** Year of the exam that it is about, if it is about one. */
  year: number | null;
  tags: string[];
  source: string;
  sourceUrl: string;
  isHeadline: 0 | 1;
  headBegin: string;
  headEnd: string;
  publishTime: string;
  expireTime: string;
  author: string;
  views: number;
  status: ContentStatus;
  /** The time of submission for review; empty where no review is pending. */
  submitTime: string;
  isInReview: 0 | 1;
  /** Whether it is another's: an institution reads the platform's articles. */
  readOnly: 0 | 1;
  /** Its place in the list, from 1; 0 as long as it has not been moved. */
  sort: number;
  /** Whether it names a year or a day that is over. */
  isOutdated: 0 | 1;
  createBy: string;
  createTime: string;
}

/** Words that an article has at least, and characters of a summary that nobody wrote. */
const leastWords = 50;
const summaryLength = 80;

const mostTags = 5;

/** Headlines of a province at one moment. */
export const mostHeadlines = 5;

/** Categories whose articles say where the authority has published it. */
const policyCategories: readonly string[] = ['政策解读', '招考动态'];

/** Whether articles of a category name their official source. */
export function needsSource(categoryName: string): boolean {
  return policyCategories.includes(categoryName);
}

export const sourceText = '政策类资讯须填写官方来源链接';

/** The problem with the tags of an article. */
export function tagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length > mostTags) return `标签最多 ${mostTags} 个`;
  const isRight = (tag: string) => tag.length >= 2 && tag.length <= 10;
  return tags.every(isRight) ? undefined : '每个标签为 2-10 个字符';
}

/** The summary of an article without one: its first words. `words` are those of its text. */
export function summaryOf(summary: string, words: string): string {
  return summary.trim() || words.replace(/\s+/g, ' ').trim().slice(0, summaryLength);
}

/** Whether nobody wrote a summary: it is no more than the first words of its text, and changes with it. */
export function isSummaryOf(words: string, summary: string): boolean {
  return summary !== '' && summary === summaryOf('', words);
}

/** Members that an article must have before the publication. */
interface Publishable {
  readonly categoryName: string;
  readonly cover: string;
  /** The words of its text, without elements. */
  readonly words: string;
  readonly sourceUrl: string;
}

/** Why the words of an article's text are too few; undefined where they are enough. */
export function contentProblem(words: string): string | undefined {
  return words.replace(/\s/g, '').length < leastWords ? `正文不少于 ${leastWords} 字` : undefined;
}

/** Why an article cannot be published, by the field that is wrong; undefined where it can. */
export function publishProblem({
  categoryName,
  cover,
  words,
  sourceUrl,
}: Publishable): { readonly field: keyof Article; readonly text: string } | undefined {
  if (categoryName === '') return { field: 'categoryId', text: '请选择分类' };
  const few = contentProblem(words);
  if (few) return { field: 'content', text: few };
  if (cover === '') return { field: 'cover', text: '请上传封面' };
  return needsSource(categoryName) && sourceUrl === '' ? { field: 'sourceUrl', text: sourceText } : undefined;
}

/** The line below the title of an article: its source and its time of publication. */
export function noteOf({ source, publishTime }: Pick<Article, 'source' | 'publishTime'>): string {
  return [source, timeOr(publishTime).slice(0, 16)].filter(Boolean).join('　');
}

/** Rules of the texts of an article, for its forms and its mock (decision 41). */
export const articleRules = {
  title: { label: '标题', required: true, minLength: 5, maxLength: 60 },
  summary: { label: '摘要', maxLength: 120 },
  source: { label: '来源', maxLength: 60 },
  sourceUrl: { label: '来源链接', ...addressRule },
} as const satisfies Record<string, TextRule>;
