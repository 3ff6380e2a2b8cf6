import { isRecord, numberOr, textOr } from '../lib/record';
import type { Category } from './student';

/** A record as the server sends it. */
export type Wire = Readonly<Record<string, unknown>>;

/** The records of a list. */
export function listOf(value: unknown): readonly Wire[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Figures by name. */
export function readFigures(value: unknown): Readonly<Record<string, number>> {
  const members = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(members.map(([name, mark]) => [name, numberOr(mark)]));
}

/** Codes as text. */
export function codesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((code) => textOr(code)).filter((code) => code !== '') : [];
}

/** A number; null where there is none. */
export function figure(value: unknown): number | null {
  const number = numberOr(value, Number.NaN);
  return Number.isNaN(number) ? null : number;
}

/** How long one studies, as the record says it: 4 年, 5+3 年; empty where it does not. */
export function studyLength(years: unknown): string {
  const text = textOr(years).trim();
  return text === '' || text === '0' ? '' : `${text} 年`;
}

/** A switch, in any of its spellings. */
export function bit(value: unknown): 0 | 1 {
  return numberOr(value) === 1 || value === true ? 1 : 0;
}

/** The category of candidates. */
export function readCategory(value: unknown): Category {
  return oneOf([1, 2, 3, 4, 5], value, 3);
}

/** The listed value that equals the given one, as text or as number. */
export function oneOf<const T extends string | number>(
  values: readonly T[],
  value: unknown,
  otherwise: T,
): T {
  return values.find((one) => String(one) === String(value)) ?? otherwise;
}
