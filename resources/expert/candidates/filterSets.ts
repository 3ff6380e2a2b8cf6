import type { Tier } from '@/src/gaokao/planUnit';
import { isRecord, parseJson } from '@/src/lib/record';
import { type CandidateFilters, type FigureFilter, type ListFilter, openFilters, sorts } from './filters';

/** A named set of filters (筛选方案), kept in the browser for one user; no student's data. */
export interface FilterSet {
  readonly name: string;
  readonly filters: CandidateFilters;
}

/** Sets that one user may keep. */
export const maxSets = 20;

const figureNames: readonly FigureFilter[] = [
  'chanceMin',
  'chanceMax',
  'rankMin',
  'rankMax',
  'scoreMin',
  'scoreMax',
  'tuitionMax',
  'planMin',
];
/** A rank, a score or a typed word says who the student is, or little about any other. */
const personal: ReadonlySet<string> = new Set(['keyword', 'rankMin', 'rankMax', 'scoreMin', 'scoreMax']);

/** The text that is kept: without what belongs to one student alone. */
export function writeSets(sets: readonly FilterSet[]): string {
  return JSON.stringify(
    sets.map(({ name, filters }) => ({
      name,
      filters: Object.fromEntries(Object.entries(filters).filter(([key]) => !personal.has(key))),
    })),
  );
}

/** Serialises filters for a reload of the tab, without personal data of the student. */
export function writeFilters(filters: CandidateFilters): string {
  return writeSets([{ name: '', filters }]);
}

/** Filters in such a text; undefined where there are none. */
export function readFiltersOf(text: string | null): CandidateFilters | undefined {
  return readSets(text)[0]?.filters;
}

/** The sets in a kept text; whatever else is there is left out. */
export function readSets(text: string | null): FilterSet[] {
  const value = parseJson(text ?? '');
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (!isRecord(item) || typeof item.name !== 'string' || !isRecord(item.filters)) return [];
    return [{ name: item.name, filters: readFilters(item.filters) }];
  });
}

/** Puts a set in the place of one with its name, or at the end. */
export function withSet(sets: readonly FilterSet[], set: FilterSet): readonly FilterSet[] {
  const known = sets.some(({ name }) => name === set.name);
  return known ? sets.map((one) => (one.name === set.name ? set : one)) : [...sets, set].slice(-maxSets);
}

function readFilters(kept: Readonly<Record<string, unknown>>): CandidateFilters {
  const flag = (key: 'reqOk' | 'newOnly' | 'hideAdded' | 'favOnly') =>
    kept[key] === 0 ? 0 : kept[key] === 1 ? 1 : openFilters[key];
  const numbers = Object.fromEntries(
    figureNames.flatMap((key) => (typeof kept[key] === 'number' ? [[key, kept[key]]] : [])),
  );
  return {
    ...openFilters,
    ...lists(kept),
    ...numbers,
    reqOk: flag('reqOk'),
    newOnly: flag('newOnly'),
    hideAdded: flag('hideAdded'),
    favOnly: flag('favOnly'),
    sort: sorts.find(({ value }) => value === kept.sort)?.value ?? openFilters.sort,
  };
}

function lists(kept: Readonly<Record<string, unknown>>): Pick<CandidateFilters, ListFilter> {
  const texts = (list: ListFilter) => membersOf(kept[list], (value) => typeof value === 'string');
  return {
    tiers: membersOf(kept.tiers, isTier),
    provinceIds: membersOf(kept.provinceIds, (value) => typeof value === 'number'),
    cities: texts('cities'),
    labels: texts('labels'),
    natures: texts('natures'),
    types: texts('types'),
    classCodes: texts('classCodes'),
    majorCodes: texts('majorCodes'),
  };
}

function membersOf<T>(value: unknown, isMember: (item: unknown) => item is T): T[] {
  return Array.isArray(value) ? value.filter(isMember) : [];
}

function isTier(value: unknown): value is Tier {
  return [0, 1, 2, 3, 9].some((tier) => tier === value);
}
