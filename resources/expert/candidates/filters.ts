import type { ApplyMode } from '@/src/gaokao/batch';
import type { Tier } from '@/src/gaokao/planUnit';
import type { Student } from '@/src/gaokao/student';
import type { RecordId } from '@/src/lib/recordId';

/** Orders of the candidates (E3), the first is the usual one. */
export const sorts = [
  { value: 'chance', label: '录取机会由低到高' },
  { value: 'chanceDesc', label: '录取机会由高到低' },
  { value: 'rank', label: '参考位次' },
  { value: 'plan', label: '招生计划' },
  { value: 'tuition', label: '学费' },
  { value: 'school', label: '院校代码' },
] as const;

/** A way of ordering candidates. */
export type CandidateSort = (typeof sorts)[number]['value'];

/** Filters of the candidates (E3), which also travel to `planList`, beside student, batch and page. */
export interface CandidateFilters {
  readonly keyword: string;
  readonly tiers: readonly Tier[];
  readonly provinceIds: readonly number[];
  readonly cities: readonly string[];
  readonly labels: readonly string[];
  readonly natures: readonly string[];
  readonly types: readonly string[];
  readonly majorCodes: readonly string[];
  readonly classCodes: readonly string[];
  readonly reqOk: 0 | 1;
  readonly chanceMin?: number | undefined;
  readonly chanceMax?: number | undefined;
  readonly rankMin?: number | undefined;
  readonly rankMax?: number | undefined;
  readonly scoreMin?: number | undefined;
  readonly scoreMax?: number | undefined;
  readonly tuitionMax?: number | undefined;
  readonly planMin?: number | undefined;
  readonly newOnly: 0 | 1;
  readonly hideAdded: 0 | 1;
  readonly favOnly: 0 | 1;
  readonly sort: CandidateSort;
}

/** Filters that hold several values. */
export type ListFilter =
  | 'tiers'
  | 'provinceIds'
  | 'cities'
  | 'labels'
  | 'natures'
  | 'types'
  | 'majorCodes'
  | 'classCodes';

/** Filters that hold a figure. */
export type FigureFilter =
  | 'chanceMin'
  | 'chanceMax'
  | 'rankMin'
  | 'rankMax'
  | 'scoreMin'
  | 'scoreMax'
  | 'tuitionMax'
  | 'planMin';

/** Filters for all units that the student may apply to and has not yet. */
export const openFilters: CandidateFilters = {
  keyword: '',
  tiers: [],
  provinceIds: [],
  cities: [],
  labels: [],
  natures: [],
  types: [],
  majorCodes: [],
  classCodes: [],
  reqOk: 1,
  newOnly: 0,
  hideAdded: 1,
  favOnly: 0,
  sort: 'chance',
};

/**
 * The initial filters: the tiers that the rank allows, and the family's wishes for province, nature and tuition.
 */
export function presetFilters({ prefer, rank }: Pick<Student, 'prefer' | 'rank'>): CandidateFilters {
  return {
    ...openFilters,
    tiers: rank === null ? [] : [1, 2, 3],
    provinceIds: prefer.provinceIds,
    natures: prefer.natures,
    ...(prefer.tuitionMax ? { tuitionMax: prefer.tuitionMax } : {}),
  };
}

/** Includes or excludes units that her subjects do not allow; they have no chance, and are shown among 险. */
export function withReqOk(filters: CandidateFilters, reqOk: 0 | 1): CandidateFilters {
  const tiers = filters.tiers.filter((tier) => tier !== 0);
  return { ...filters, reqOk, tiers: reqOk === 1 || tiers.length === 0 ? tiers : [...tiers, 0] };
}

/** The student, batch and page that filters are asked for. */
export interface CandidateScope {
  readonly userId: RecordId;
  readonly batchId: RecordId;
  readonly mode: ApplyMode;
}

/** Candidates in one page. */
export const pageSize = 50;

/** Body of `planList`. Added rows are hidden where the table is, which knows of unsaved ones. */
export function planListRequest(
  scope: CandidateScope,
  filters: CandidateFilters,
  page: number,
  limit: number = pageSize,
) {
  return { ...scope, ...filters, keyword: filters.keyword.trim(), hideAdded: 0, page, limit };
}

/** A filter that holds, with the filters as they are without it. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  readonly without: CandidateFilters;
}

/** Looks up the name of a list filter's value. */
export type ValueNames = (filter: ListFilter, value: number | string) => string;

/** Lists in the order of their chips. */
export const listFilters: readonly ListFilter[] = [
  'tiers',
  'provinceIds',
  'cities',
  'labels',
  'natures',
  'types',
  'classCodes',
  'majorCodes',
];

const figures: readonly { key: FigureFilter; label: (value: number) => string }[] = [
  { key: 'chanceMin', label: (value) => `机会 ≥ ${value}%` },
  { key: 'chanceMax', label: (value) => `机会 ≤ ${value}%` },
  { key: 'rankMin', label: (value) => `位次 ≥ ${value}` },
  { key: 'rankMax', label: (value) => `位次 ≤ ${value}` },
  { key: 'scoreMin', label: (value) => `分数 ≥ ${value}` },
  { key: 'scoreMax', label: (value) => `分数 ≤ ${value}` },
  { key: 'tuitionMax', label: (value) => `学费 ≤ ${value} 元` },
  { key: 'planMin', label: (value) => `计划 ≥ ${value} 人` },
];

/** Chips of the active filters, each removable by itself; the switches 显示可报 and 隐藏已加 have none. */
export function chipsOf(filters: CandidateFilters, nameOf: ValueNames): FilterChip[] {
  const chips: FilterChip[] = [];
  if (filters.keyword.trim())
    chips.push({
      key: 'keyword',
      label: `「${filters.keyword.trim()}」`,
      without: { ...filters, keyword: '' },
    });
  if (filters.tiers.length > 0) {
    const label = filters.tiers.map((tier) => nameOf('tiers', tier)).join('、');
    chips.push({ key: 'tiers', label, without: { ...filters, tiers: [] } });
  }
  for (const list of listFilters.filter((one) => one !== 'tiers'))
    for (const value of filters[list])
      chips.push({
        key: `${list}:${value}`,
        label: nameOf(list, value),
        without: withoutValue(filters, list, value),
      });
  for (const { key, label } of figures) {
    const value = filters[key];
    if (value !== undefined)
      chips.push({ key, label: label(value), without: { ...filters, [key]: undefined } });
  }
  if (filters.newOnly) chips.push({ key: 'newOnly', label: '新增专业', without: { ...filters, newOnly: 0 } });
  if (filters.favOnly) chips.push({ key: 'favOnly', label: '只看收藏', without: { ...filters, favOnly: 0 } });
  return chips;
}

function withoutValue(filters: CandidateFilters, list: ListFilter, value: number | string): CandidateFilters {
  return { ...filters, [list]: filters[list].filter((one) => one !== value) };
}

/** Sets a value of a list where it is not, takes it away where it is. */
export function toggled(
  filters: CandidateFilters,
  list: ListFilter,
  value: number | string,
): CandidateFilters {
  const values: readonly (number | string)[] = filters[list];
  return values.includes(value)
    ? withoutValue(filters, list, value)
    : { ...filters, [list]: [...values, value] };
}

/** A filter by a figure, or by two. */
export interface FigureRange {
  readonly label: string;
  readonly from?: FigureFilter;
  readonly to?: FigureFilter;
  readonly unit: string;
  readonly max: number;
}

/** Filters by figures, in their order. */
export const figureRanges: readonly FigureRange[] = [
  { label: '录取机会', from: 'chanceMin', to: 'chanceMax', unit: '%', max: 99 },
  { label: '最低位次', from: 'rankMin', to: 'rankMax', unit: '', max: 999_999 },
  { label: '最低分数', from: 'scoreMin', to: 'scoreMax', unit: '分', max: 900 },
  { label: '学费上限', to: 'tuitionMax', unit: '元', max: 999_999 },
  { label: '最少计划数', from: 'planMin', unit: '人', max: 9999 },
];
