import { isRequestError } from '@/providers/http/errors';

/** Bounds of any full mark, as staff read them. */
export const fullMarkRange = '满分须为 100–900';

/** The highest scores of a province: none may be above its full mark. Absent where none is known. */
export interface TopScores {
  /** Of its score tables. */
  readonly table?: number | undefined;
  /** Of its control lines. */
  readonly line?: number | undefined;
}

/** The objection to a province's full mark; undefined where there is none. */
export function fullMarkProblem(fullMark: number | null, { table = 0, line = 0 }: TopScores = {}) {
  if (fullMark === null || !Number.isInteger(fullMark) || fullMark < 100 || fullMark > 900)
    return fullMarkRange;
  if (Math.max(table, line) <= fullMark) return undefined;
  return table >= line
    ? `已有 ${table} 分的一分一段表，满分不能低于 ${table}`
    : `已有 ${line} 分的控制线，满分不能低于 ${line}`;
}

/** The highest of these scores; undefined without any. */
export function topOf(scores: readonly number[]): number | undefined {
  return scores.length > 0 ? Math.max(...scores) : undefined;
}

/** The text of a refusal that is about the full mark; undefined for any other error. */
export function fullMarkRefusal(error: unknown): string | undefined {
  return isRequestError(error, 'refused') && error.message.includes('满分') ? error.message : undefined;
}
