import type { collegeLevels } from '@/src/gaokao/collegeEnumerations';
import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A major of the national catalogues, described for students (screen O12). */
export interface Major {
  id: RecordId;
  /** Six digits, with T, K or TK behind. */
  code: string;
  name: string;
  level: (typeof collegeLevels)[number]['value'];
  /** The first four digits: 专业类. */
  classCode: string;
  className: string;
  /** Dictionary `degree`; empty for diplomas. */
  degree: string;
  years: (typeof studyYears)[number]['value'];
  /** Subject requirements of plans, with shares in percent. */
  reqStats: readonly { readonly text: string; readonly share: number }[];
  /** HTML. */
  intro: string;
  courses: string[];
  careers: string[];
  /** Up to three letters of Holland's six. */
  holland: string[];
  /** Colleges that took students for it. */
  schoolCount: number;
  change: MajorChange;
  status: 0 | 1;
  createTime: string;
  rev: number;
}

/** Changes of a major by a new catalogue (majorChange). */
export const majorChanges = [
  { value: 0, label: '无' },
  { value: 1, label: '新增', tone: 'success' },
  { value: 2, label: '更名', tone: 'primary' },
  { value: 3, label: '调整', tone: 'warning' },
  { value: 4, label: '撤销', tone: 'danger' },
] as const;

type MajorChange = (typeof majorChanges)[number]['value'];

/** How long one studies. */
export const studyYears = [
  { value: '2', label: '2 年' },
  { value: '3', label: '3 年' },
  { value: '4', label: '4 年' },
  { value: '5', label: '5 年' },
  { value: '6', label: '6 年' },
  { value: '5+3', label: '5+3 年' },
] as const;

/** Interests that a major fits, as the appraisals of screen G1 name them. */
export const hollandTypes = [
  { value: 'R', label: 'R 现实型' },
  { value: 'I', label: 'I 研究型' },
  { value: 'A', label: 'A 艺术型' },
  { value: 'S', label: 'S 社会型' },
  { value: 'E', label: 'E 企业型' },
  { value: 'C', label: 'C 常规型' },
] as const;

/** Why a code does not fit the class that was chosen. */
export function classProblem({ code, classCode }: Pick<Major, 'code' | 'classCode'>): string | undefined {
  return code.slice(0, 4) === classCode ? undefined : '专业代码与专业类不符';
}

/** A line of a catalogue. */
export interface CatalogueLine {
  readonly code: string;
  readonly name: string;
}

/**
 * The lines of a catalogue out of a file, or what is wrong with one. A spreadsheet program cuts the zero off a code
 * that it takes for a number. Notes and totals are left out; a code without a name is wrong, since its major would
 * count as removed.
 */
export function catalogueLines(
  rows: readonly (CatalogueLine & { readonly line: number })[],
): CatalogueLine[] | string {
  const { test: isCode, message } = majorRules.code.format;
  const lines = rows
    .map(({ code, name, line }) => ({
      code: /^\d{5}$/.test(code.trim()) ? `0${code.trim()}` : code.trim(),
      ...{ name: name.trim(), line },
    }))
    .filter(({ code, name }) => isCode(code) || (code !== '' && name !== ''));
  const wrong = lines.find(({ code, name }) => !isCode(code) || name === '');
  if (wrong)
    return `第 ${wrong.line} 行「${wrong.code}」：${isCode(wrong.code) ? '请输入专业名称' : message}`;
  return lines.map(({ code, name }) => ({ code, name }));
}

/** A difference between the catalogue and a new one. `kind` as in {@link majorChanges}. */
interface CatalogueChange {
  readonly kind: Exclude<MajorChange, 0>;
  /** The present line; undefined for a new major. */
  readonly before: CatalogueLine | undefined;
  /** The future line; undefined for a removed major. */
  readonly after: CatalogueLine | undefined;
}

/**
 * Compares a catalogue with a new one (目录年度对比). The same digits with another name are 更名. The same name with
 * another code is 调整, as is another mark (T, K) behind the digits. New ones come first, then the others by kind.
 */
export function compareCatalogues(
  before: readonly CatalogueLine[],
  after: readonly CatalogueLine[],
): CatalogueChange[] {
  const byDigits = new Map(before.map((line) => [digitsOf(line), line]));
  const byName = new Map(before.map((line) => [line.name, line]));
  const kept = new Set<CatalogueLine>();
  const changes = after.flatMap((line): CatalogueChange[] => {
    const known = byDigits.get(digitsOf(line)) ?? byName.get(line.name);
    if (!known) return [{ kind: 1, before: undefined, after: line }];
    kept.add(known);
    if (known.name !== line.name) return [{ kind: 2, before: known, after: line }];
    return known.code === line.code ? [] : [{ kind: 3, before: known, after: line }];
  });
  const gone = before.filter((line) => !kept.has(line));
  return [
    ...changes,
    ...gone.map((line): CatalogueChange => ({ kind: 4, before: line, after: undefined })),
  ].sort((one, other) => one.kind - other.kind);
}

function digitsOf({ code }: CatalogueLine): string {
  return code.slice(0, 6);
}

/** Rules of the texts of a major, for its forms and its mock (decision 41). */
export const majorRules = {
  code: {
    label: '专业代码',
    required: true,
    format: {
      test: (code: string) => /^\d{6}(T|K|TK)?$/.test(code),
      message: '专业代码为 6 位数字，可带 T、K、TK',
    },
  },
  name: { label: '专业名称', required: true, minLength: 2, maxLength: 40 },
} as const satisfies Record<string, TextRule>;
