import { isFoundIn } from '@/src/lib/searchText';
import { refuse } from './responses';

/** How the rows of a table answer the filters and sorters of a list call. */
export interface ListRules {
  /** Text members that a filter need only be contained in; all others must be equal. */
  readonly contains?: readonly string[];
  /** Members that the filter `keyword` looks through. */
  readonly keyword?: readonly string[];
  /** Members that a filter compares in a way of its own. */
  readonly matches?: Readonly<Record<string, (row: object, value: string) => boolean>>;
  /** Members that are sorted as they are shown, not as they are kept. */
  readonly sortsAs?: Readonly<Record<string, (row: object) => unknown>>;
  /** The member that RuoYi's date range filters; `createTime` where absent. */
  readonly time?: string;
  /** Order where the call asks for none: by the first, and by the next where that is equal. */
  readonly order?: Sort | readonly Sort[];
}

export interface Sort {
  readonly field: string;
  readonly descending?: boolean;
}

/** The query of a list call, whatever its family. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly sort: Sort | undefined;
  /** Empty values ask for nothing. */
  readonly filters: Readonly<Record<string, unknown>>;
}

const collator = new Intl.Collator('zh-CN');

/** The member of a row, whatever the type of the row. */
export function member(row: object, name: string): unknown {
  return Reflect.get(row, name);
}

/** The rows that match all filters. Filters that no row has a member for are ignored, as a server ignores what it does not know. */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  filters: ListQuery['filters'],
  rules: ListRules,
): readonly Row[] {
  const names = new Set(rows.slice(0, 100).flatMap((row) => Object.keys(row)));
  const tests = Object.entries(filters)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
    .map(([name, value]) => matcher(name, String(value), names, rules));
  return rows.filter((row) => tests.every((test) => test(row)));
}

type Test = (row: object) => boolean;

function matcher(name: string, value: string, names: ReadonlySet<string>, rules: ListRules): Test {
  const { contains = [], keyword = [], time = 'createTime', matches = {} } = rules;
  const own = matches[name];
  if (own) return (row) => own(row, value);
  if (name === 'params[beginTime]') return atLeast(time, value);
  if (name === 'params[endTime]') return atMost(time, value);
  if (name === 'keyword') return (row) => keyword.some((field) => hasText(row, field, value));
  if (contains.includes(name)) return (row) => hasText(row, name, value);
  const range = /^(.+)(Begin|End)$/.exec(name);
  const field =
    range && [`${range[1]}Time`, `${range[1]}Date`, `${range[1]}`].find((part) => names.has(part));
  if (field) return range[2] === 'Begin' ? atLeast(field, value) : atMost(field, value);
  if (!names.has(name)) return () => true;
  const wanted = value.split(',');
  return (row) => wanted.includes(String(member(row, name)));
}

function hasText(row: object, field: string, part: string): boolean {
  return isFoundIn(String(member(row, field) ?? ''), part);
}

/** Lower bounds are inclusive. */
export function atLeast(field: string, bound: string): Test {
  return (row) => String(member(row, field) ?? '') >= bound;
}

/** Upper bounds are inclusive: a day means the whole of it. A row without a value is within none. */
export function atMost(field: string, bound: string): Test {
  return (row) => {
    const value = String(member(row, field) ?? '');
    return value !== '' && value.slice(0, bound.length) <= bound;
  };
}

/** The rows that match a call's query, in its order; refuses to sort by an unknown member. */
export function matchingRows(
  rows: readonly object[],
  { filters, sort }: Pick<ListQuery, 'filters' | 'sort'>,
  rules: ListRules,
): readonly object[] {
  if (sort && rows.length > 0 && !rows.some((row) => sort.field in row))
    refuse(`参数错误：排序字段 ${sort.field}`);
  // Rows that are equal in what the call sorts by stay in the order of the list.
  const orders = [sort ?? [], rules.order ?? []].flat();
  return orders.reduceRight<readonly object[]>(
    (sorted, order) => sortRows(sorted, order, rules.sortsAs?.[order.field]),
    filterRows(rows, filters, rules),
  );
}

/** The rows in order; rows without a value come last. Equal ones stay as they were. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  sort: Sort,
  sortedBy = (row: object) => member(row, sort.field),
): readonly Row[] {
  const direction = sort.descending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: sortKey(sortedBy(row)) }));
  // Codes such as 010101 and 010103K are texts as soon as one of them is no number.
  const areNumbers = keyed.every(({ key }) => typeof key !== 'string' || isNumeric(key));
  return keyed.sort((one, other) => compare(one.key, other.key, direction, areNumbers)).map(({ row }) => row);
}

type SortKey = number | string | undefined;

function sortKey(value: unknown): SortKey {
  return typeof value === 'number' ? value : String(value ?? '') || undefined;
}

/** Money is text on the wire and sorts as the number it is. */
function isNumeric(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

function compare(one: SortKey, other: SortKey, direction: number, areNumbers: boolean): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  if (areNumbers) return (Number(one) - Number(other)) * direction;
  return collator.compare(String(one), String(other)) * direction;
}

/** One page of the rows; beyond the last there is nothing. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number): readonly Row[] {
  return rows.slice((page - 1) * size, page * size);
}

/** RuoYi's reasonable paging: a page out of range is the first or the last. */
export function reasonablePage(page: number, size: number, total: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / size)));
}
