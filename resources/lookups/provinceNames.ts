import { numberOr } from '@/src/lib/record';
import { provinceTiles } from '@/src/ui/map/provinceGrid';

const names = new Map(provinceTiles.map(({ code, short }) => [code, short]));

/** The nation's provinces by their six-digit codes, as staff call them: 湖南, 广西. Exports write these names. */
export const nationalProvinces = provinceTiles.map(({ code, short }) => ({ value: code, label: short }));

/** The 31 provinces of the exam, in the order of the server's list: by code. Imports take these alone. */
export const examProvinces = nationalProvinces
  .filter(({ value }) => value < 700_000)
  .toSorted((a, b) => a.value - b.value);

/** The name of a province, at once and without a call; undefined for an unknown code. */
export function provinceNameOf(code: unknown): string | undefined {
  return names.get(numberOr(code));
}

/** The names of several provinces in one line. */
export function provincesText(codes: readonly unknown[]): string {
  return codes.flatMap((code) => provinceNameOf(code) ?? []).join('、');
}
