import { useMemo } from 'react';
import { type CallResult, useCall, useCalls } from '@/src/crud/useCall';
import type { Category } from '@/src/gaokao/student';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { type PageServices, useServices } from '@/src/services/useServices';
import type { FormValues } from '@/src/ui/fields/field';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { expertEndpoints } from '../endpoints';
import { categoryIn, yearProblem } from './scoreRules';

const { scoreInfo, batchEquivalents } = expertEndpoints['expert/student'].operations;

/** The score or rank to look up, and its table. */
export interface StandingQuestion {
  readonly provinceId: number;
  readonly year: number;
  readonly category: Category;
  readonly score?: number | undefined;
  readonly rank?: number | undefined;
  readonly variant?: 'A' | 'B' | undefined;
}

/** The place of a score (`scoreStageInfo`); members are null where the province has no table. */
export interface Standing {
  readonly score: number | null;
  readonly rank: number | null;
  readonly best: number | null;
  readonly worst: number | null;
  readonly sameCount: number | null;
  readonly beyond: boolean;
  readonly total: number | null;
  readonly equivalents: readonly { readonly year: number; readonly score: number | null }[];
  readonly lines: readonly {
    readonly batchId: string;
    readonly name: string;
    readonly score: number;
    /** Points above the line; below it where negative. */
    readonly diff: number | null;
  }[];
}

/** Asks for a standing; rejects where the server refuses. */
async function readStanding(
  callOperation: PageServices['callOperation'],
  question: StandingQuestion,
  signal?: AbortSignal,
): Promise<Standing> {
  const options = { allowRepeat: true, quiet: true, ...(signal && { signal }) };
  return parseStanding((await callOperation(scoreInfo, { body: { ...question }, options })).data);
}

/** The standing of a question beside the form's own, as soon as there is one. */
export function useStandingOf(question: StandingQuestion | undefined): CallResult<Standing> {
  return useCall(scoreInfo, parseStanding, {
    of: ['expert/student', 'standing'],
    body: { ...question },
    enabled: question !== undefined,
    staleTime: 60_000,
  });
}

function parseStanding(data: unknown): Standing {
  const found = isRecord(data) ? data : {};
  return {
    score: numeric(found.score),
    rank: numeric(found.rank),
    best: numeric(found.rankBest),
    worst: numeric(found.rankWorst),
    sameCount: numeric(found.sameCount),
    beyond: numberOr(found.beyond) === 1,
    total: numeric(found.total),
    equivalents: rowsOf(found.equ).map(({ year, score }) => ({
      year: numberOr(year),
      score: numeric(score),
    })),
    lines: rowsOf(found.lines).map(({ batchId, batchName, score, diff }) => ({
      ...{ batchId: textOr(batchId), name: textOr(batchName) },
      ...{ score: numberOr(score), diff: numeric(diff) },
    })),
  };
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A figure, or null for none. */
function numeric(value: unknown): number | null {
  const figure = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(figure) ? figure : null;
}

/** The query for the form's values; undefined while a value is missing. */
function questionOf(values: FormValues): StandingQuestion | undefined {
  const category = categoryIn(values);
  const [provinceId, year] = [numberOr(values.provinceId), numberOr(values.year)];
  if (category === null || provinceId === 0 || year === 0) return undefined;
  const score = numeric(values.score);
  const variant = values.lineVariant === 'A' || values.lineVariant === 'B' ? values.lineVariant : undefined;
  return { provinceId, year, category, ...(score === null ? {} : { score }), ...(variant && { variant }) };
}

/**
 * The standing of the typed score, read a moment after the last key. `isCurrent` is false while an older one is
 * shown. Nothing is looked up for a year that breaks its rule; `wrongYear` is what is wrong with it.
 */
export function useStanding(values: FormValues, storedYear: number) {
  const { callOperation } = useServices();
  const year = numberOr(values.year);
  const wrongYear = year === 0 ? undefined : yearProblem(year, storedYear);
  const question = useMemo(
    () => (wrongYear === undefined ? questionOf(values) : undefined),
    [values, wrongYear],
  );
  const { standing, isCurrent } = useSettled(question);
  return {
    question,
    wrongYear,
    standing,
    isCurrent,
    /** The standing of these values, asked for at once unless it is known; undefined where it cannot be read. */
    readNow: async (entered: FormValues): Promise<Standing | undefined> => {
      const asked = questionOf(entered);
      if (!asked) return undefined;
      const isKnown = isCurrent && JSON.stringify(asked) === JSON.stringify(question);
      if (isKnown && standing) return standing;
      return readStanding(callOperation, asked).catch(() => undefined);
    },
  };
}

/** The standing of a question, read a moment after its last change. */
function useSettled(question: StandingQuestion | undefined) {
  const wanted = JSON.stringify(question ?? null);
  const settled = useDebounced(wanted);
  const asked: StandingQuestion | null = JSON.parse(settled);
  const { data, isPlaceholderData } = useCalls(
    ['expert/student', 'standing', settled],
    ({ callOperation, signal }) => (asked ? readStanding(callOperation, asked, signal) : null),
    { enabled: asked !== null, keepPrevious: true, staleTime: 60_000 },
  );
  return {
    asked,
    standing: asked === null ? undefined : (data ?? undefined),
    isCurrent: settled === wanted && !isPlaceholderData,
  };
}

/**
 * The equivalents in other years, and the question that asks for them. A rank beside the table's own replaces that of
 * the score (A3).
 */
export function useEquivalents({ question, standing, values }: EquivalentsOf) {
  const rank = numeric(values.rank);
  const isTyped = standing !== undefined && rank !== null && rank >= 1 && rank !== standing.rank;
  const { score: _score, ...scope } = question;
  const byRank = isTyped ? { ...scope, rank } : undefined;
  const typed = useSettled(byRank);
  const known = isTyped ? typed.standing : standing;
  return { asked: typed.asked ?? question, equivalents: known?.equivalents ?? [] };
}

interface EquivalentsOf {
  readonly question: StandingQuestion;
  readonly standing: Standing | undefined;
  readonly values: FormValues;
}

/** A batch's line in a year before, and how far what the score was worth then is from it. */
export interface PastLine {
  readonly year: number;
  readonly line: number;
  readonly diff: number;
}

/** The lines of each batch in earlier years, as far as they are known (`batchsEquScoreList`). */
export function usePastLines(question: StandingQuestion): ReadonlyMap<string, readonly PastLine[]> {
  const { data } = useCall(
    batchEquivalents,
    (data) =>
      rowsOf(data).map(({ batchId, equ }) => [textOr(batchId), rowsOf(equ).flatMap(pastLine)] as const),
    {
      of: ['expert/student', 'pastLines'],
      body: { ...question },
      enabled: question.score !== undefined || question.rank !== undefined,
      keepPrevious: true,
      staleTime: 60_000,
    },
  );
  return new Map(data);
}

function pastLine({ year, line, diff }: Record<string, unknown>): PastLine[] {
  const [then, points] = [numeric(line), numeric(diff)];
  return then === null || points === null ? [] : [{ year: numberOr(year), line: then, diff: points }];
}
