import type { ApplyMode, BatchConfig } from '@/src/gaokao/batch';
import type { ChoiceItem, ChoiceRow } from '@/src/gaokao/volunteerTable';

/** Batch rules for the notation of a choice. */
export type FormatRules = Pick<BatchConfig, 'mode' | 'maxMajors' | 'obeyAllowed'>;

/** The choice of a line; its codes in capitals. */
export type OfficialChoice = Pick<ChoiceItem, 'key' | 'picks' | 'obey'> & {
  /** The line's number, from 1. */
  readonly line: number;
  readonly schoolCode: string;
};

/** A line that says nothing that can be used. */
export interface LineProblem {
  readonly line: number;
  readonly text: string;
}

/** Columns of each mode, as the dialog shows them. */
export const formatHints: Readonly<Record<ApplyMode, string>> = {
  1: '院校代码 专业代码',
  2: '院校代码 组号 专业代码… 服从',
  3: '院校代码 专业代码… 服从',
};

const obeyWords: Readonly<Record<string, 0 | 1>> = { 服从: 1, 不服从: 0, 是: 1, 否: 0 };

/** The choices as the province takes them: one line each, codes alone (官方格式). */
export function writeOfficial(
  rows: readonly Pick<ChoiceRow, 'unit' | 'picks' | 'obey'>[],
  rules: FormatRules,
): string {
  return rows
    .map(({ unit, picks, obey }) => {
      const codes = [unit.schoolCode, ...ownCode(unit, rules.mode), ...(rules.mode === 1 ? [] : picks)];
      const consent = rules.mode !== 1 && rules.obeyAllowed ? [obey ? '服从' : '不服从'] : [];
      return [...codes, ...consent].join(' ');
    })
    .join('\n');
}

function ownCode(unit: ChoiceRow['unit'], mode: ApplyMode): string[] {
  if (mode === 3) return [];
  const code = mode === 1 ? unit.majorCode : unit.groupCode;
  return code === undefined ? [] : [code];
}

/** Parses pasted or typed lines without the empty ones. Blanks, commas and tabs separate the codes. */
export function readOfficial(
  text: string,
  rules: FormatRules,
): { readonly choices: OfficialChoice[]; readonly problems: LineProblem[] } {
  const choices: OfficialChoice[] = [];
  const problems: LineProblem[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line
      .normalize('NFKC')
      .trim()
      .split(/[\s,;、]+/)
      .filter(Boolean);
    if (words.length === 0) continue;
    const read = readWords(words, rules, index + 1);
    if (typeof read === 'string') problems.push({ line: index + 1, text: read });
    else choices.push(read);
  }
  return { choices, problems };
}

function readWords(words: readonly string[], rules: FormatRules, line: number): OfficialChoice | string {
  const last = words.at(-1) ?? '';
  const said = Object.hasOwn(obeyWords, last) ? obeyWords[last] : undefined;
  const codes = (said === undefined ? words : words.slice(0, -1)).map((word) => word.toUpperCase());
  const wrong = codes.find((code) => !/^[A-Z0-9]+$/.test(code));
  if (wrong !== undefined) return `「${wrong}」不是代码`;
  const own = rules.mode === 3 ? 1 : 2;
  if (codes.length < own) return `应为：${formatHints[rules.mode]}`;
  const picks = codes.slice(own);
  if (rules.mode === 1 && picks.length > 0) return '每个志愿只能填一个专业';
  if (picks.length > rules.maxMajors) return `专业数 ${picks.length} 个，最多 ${rules.maxMajors} 个`;
  const obey = rules.mode === 1 || !rules.obeyAllowed ? 0 : (said ?? 1);
  return { line, schoolCode: codes[0] ?? '', key: codes.slice(0, own).join('|'), picks, obey };
}
