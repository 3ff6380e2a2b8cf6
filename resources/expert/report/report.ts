import { timeOr } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** Parts of a report in their order (screen E4); 免责声明 is in every one. */
export const reportSections = [
  { value: 'cover', label: '封面' },
  { value: 'profile', label: '考生档案' },
  { value: 'score', label: '成绩与等位分' },
  { value: 'rules', label: '批次与规则说明' },
  { value: 'tiers', label: '层级分布' },
  { value: 'table', label: '志愿表' },
  { value: 'sentences', label: '逐条说明' },
  { value: 'risks', label: '风险提示' },
  { value: 'majors', label: '专业推荐' },
  { value: 'colleges', label: '院校介绍' },
  { value: 'disclaimer', label: '免责声明' },
] as const;

/** Name of a part. */
export type SectionCode = (typeof reportSections)[number]['value'];

/** The part that cannot be left out. */
export const fixedSection: SectionCode = 'disclaimer';

/** Ways in which a report reaches the family. */
export const deliverChannels = [
  { value: 1, label: '链接' },
  { value: 2, label: '打印' },
  { value: 3, label: '邮件' },
] as const;

/** Whether a report of a type can be about a table: 成绩分析 is about the student alone. */
export function takesTable(type: unknown): boolean {
  return String(type) !== '3';
}

/** Whether a report can be made anew: its table has changed since, and was not deleted. */
export function canMakeAnew({ status, tableName }: Pick<Report, 'status' | 'tableName'>): boolean {
  return status === 3 && tableName !== '';
}

/** An expert's version of a choice's sentence. */
export interface EditedSentence {
  readonly key: string;
  readonly text: string;
}

/** The sentences of one report three times. */
interface SentenceVersions {
  /** As the form began. */
  readonly before: readonly EditedSentence[];
  readonly mine: readonly EditedSentence[];
  /** As the server holds them. */
  readonly now: readonly EditedSentence[];
}

/**
 * The sentences changed here, laid over those of now (design decision 29). `both` holds the keys that were changed on
 * both sides to different texts.
 */
export function mergeSentences(versions: SentenceVersions): { sentences: EditedSentence[]; both: string[] } {
  const [before, mine, now] = [
    textsByKey(versions.before),
    textsByKey(versions.mine),
    textsByKey(versions.now),
  ];
  const keys = [...new Set([...now.keys(), ...before.keys(), ...mine.keys()])];
  const isMine = (key: string) => mine.get(key) !== before.get(key);
  const sentences = keys.flatMap((key) => {
    const text = (isMine(key) ? mine : now).get(key);
    return text === undefined ? [] : [{ key, text }];
  });
  const isTheirs = (key: string) => now.get(key) !== before.get(key) && now.get(key) !== mine.get(key);
  return { sentences, both: keys.filter((key) => isMine(key) && isTheirs(key)) };
}

function textsByKey(sentences: readonly EditedSentence[]): ReadonlyMap<string, string> {
  return new Map(sentences.map(({ key, text }) => [key, text]));
}

/** A report (screen E4). */
export interface Report {
  readonly id: RecordId;
  readonly userId: RecordId;
  readonly userName: string;
  readonly storeId: RecordId;
  readonly storeName: string;
  readonly type: 1 | 2 | 3;
  readonly title: string;
  /** Null for a report without a table. */
  readonly tableId: RecordId | null;
  readonly tableName: string;
  /** Version of the table that it was made from. */
  readonly tableVersion: number;
  readonly sections: string[];
  /** The expert's words, as HTML. */
  readonly remark: string;
  readonly sentences: EditedSentence[];
  /** 0 草稿, 1 已生成, 2 已交付, 3 已失效. */
  readonly status: 0 | 1 | 2 | 3;
  readonly createdAt: string;
  readonly createBy: string;
  readonly deliveredAt: string;
  readonly channel: 1 | 2 | 3 | null;
}

/** One part of a report's content (`gkbInfo`). */
export type ReportSection = { readonly code: string; readonly title: string } & (
  | { readonly kind: 'text'; readonly data: readonly string[] }
  | {
      readonly kind: 'table';
      readonly data: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
    }
  | {
      readonly kind: 'chart';
      readonly data: readonly { readonly label: string; readonly value: number; readonly note: string }[];
    }
  | {
      readonly kind: 'rows';
      readonly data: readonly { readonly key: string; readonly name: string; readonly text: string }[];
    }
);

/** The content of a report, built from the table and the algorithms. */
export interface ReportContent {
  readonly title: string;
  readonly type: number;
  readonly createdAt: string;
  readonly sections: readonly ReportSection[];
}

/** Reads the content that the server built; parts of a kind that is not known are left out. Undefined for none. */
export function readContent(data: unknown): ReportContent | undefined {
  if (!isRecord(data) || !Array.isArray(data.sections)) return undefined;
  return {
    title: textOr(data.title),
    type: numberOr(data.type),
    createdAt: timeOr(data.createdAt),
    sections: data.sections.filter(isRecord).flatMap((section) => readSection(section) ?? []),
  };
}

function readSection({ code, title, kind, data }: Record<string, unknown>): ReportSection | undefined {
  const about = { code: textOr(code), title: textOr(title) };
  const list = Array.isArray(data) ? data : [];
  if (kind === 'text') return { ...about, kind, data: list.map((text) => textOr(text)) };
  if (kind === 'rows')
    return {
      ...about,
      kind,
      data: list
        .filter(isRecord)
        .map((row) => ({ key: textOr(row.key), name: textOr(row.name), text: textOr(row.text) })),
    };
  if (kind === 'chart')
    return {
      ...about,
      kind,
      data: list
        .filter(isRecord)
        .map((bar) => ({ label: textOr(bar.label), value: numberOr(bar.value), note: textOr(bar.note) })),
    };
  if (kind !== 'table' || !isRecord(data)) return undefined;
  const rows = Array.isArray(data.rows) ? data.rows.filter(Array.isArray) : [];
  const columns = Array.isArray(data.columns) ? data.columns.map((column) => textOr(column)) : [];
  return { ...about, kind, data: { columns, rows: rows.map((row) => row.map((cell) => textOr(cell))) } };
}

/** The content with what the expert made of its sentences. */
export function withSentences(content: ReportContent, sentences: readonly EditedSentence[]): ReportContent {
  const edited = textsByKey(sentences);
  const sections = content.sections.map((section) =>
    section.kind === 'rows'
      ? { ...section, data: section.data.map((row) => ({ ...row, text: edited.get(row.key) ?? row.text })) }
      : section,
  );
  return { ...content, sections };
}

/** Rules of the texts of a report, for its forms and its mock (decision 41). */
export const reportRules = {
  title: { label: '报告标题', required: '请输入报告标题', maxLength: 50 },
} as const satisfies Record<string, TextRule>;
