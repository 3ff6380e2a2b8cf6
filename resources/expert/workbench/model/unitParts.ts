import { lastOf } from '@/src/gaokao/chance';
import type { PlanMajor, Restrict, YearLine } from '@/src/gaokao/planUnit';
import { bit, figure, listOf, oneOf, readFigures, type Wire } from '@/src/gaokao/wireValues';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';

export function readSchool(value: Wire) {
  return {
    schoolId: parseId(value.schoolId) ?? '',
    schoolCode: textOr(value.schoolCode),
    schoolName: textOr(value.schoolName),
    schoolProvinceId: numberOr(value.schoolProvinceId),
    schoolProvinceName: textOr(value.schoolProvinceName),
    schoolCity: textOr(value.schoolCity),
    schoolType: textOr(value.schoolType),
    nature: textOr(value.nature),
    labels: textsOf(value.labels),
  };
}

export function readMajor(value: Wire): PlanMajor {
  return {
    majorCode: textOr(value.majorCode),
    majorId: parseId(value.majorId) ?? '',
    majorName: textOr(value.majorName),
    majorClass: textOr(value.majorClass),
    req: textOr(value.req),
    planCount: numberOr(value.planCount),
    tuition: numberOr(value.tuition),
    years: textOr(value.years),
    restrict: readRestrict(value.restrict),
    history: readHistory(value.history),
    chance: figure(value.chance),
  };
}

export function readRestrict(value: unknown): Restrict | undefined {
  if (!isRecord(value)) return undefined;
  const { gender, languages, subjectMin } = value;
  return {
    gender: gender === undefined || gender === null ? undefined : oneOf([1, 2], gender, 1),
    languages: Array.isArray(languages) ? textsOf(languages) : undefined,
    noColorWeak: bit(value.noColorWeak),
    noColorBlind: bit(value.noColorBlind),
    minHeight: figure(value.minHeight) ?? undefined,
    subjectMin: isRecord(subjectMin) ? readFigures(subjectMin) : undefined,
  };
}

/** A line for each year: of several, the last candidate's, which the chances are computed from (A4). */
export function readHistory(value: unknown): readonly YearLine[] {
  const lines = listOf(value).map((line) => ({
    year: numberOr(line.year),
    minScore: numberOr(line.minScore),
    minRank: numberOr(line.minRank),
    plan: figure(line.plan) ?? undefined,
    total: figure(line.total) ?? undefined,
  }));
  const years = [...new Set(lines.map(({ year }) => year))];
  return years.flatMap((year) => lastOf(lines, year) ?? lines.find((line) => line.year === year) ?? []);
}
