import { member } from './list';
import { refuse } from './responses';

/** Members that no other row may share. */
export interface Unique<Row extends object> {
  /** The name of the kind of row in the refusal: 岗位 in `新增岗位'x'失败，岗位名称已存在`. */
  readonly thing: string;
  /** Member that names the row. */
  readonly name: keyof Row & string;
  /** The name of the member in the refusal: 岗位名称. Empty values may repeat. */
  readonly taken: { readonly [K in keyof Row]?: string };
  /** The rows that it must differ from; all where absent. */
  readonly among?: (row: Row, other: Row) => boolean;
}

/** Refuses a row that shares a member with one of the others, in RuoYi's words. */
export function refuseTaken<Row extends object>(
  action: keyof typeof savingWords,
  row: Row,
  others: readonly Row[],
  { thing, name, taken, among = () => true }: Unique<Row>,
): void {
  const rivals = others.filter((other) => among(row, other));
  for (const [field, label] of Object.entries(taken)) {
    const value = member(row, field);
    if (value !== '' && rivals.some((other) => member(other, field) === value))
      refuse(`${savingWords[action]}${thing}'${member(row, name)}'失败，${label}已存在`);
  }
}

/** The refusal where another row has the same value, by member; `among` limits the compared rows. */
export type Distinct<Row> = {
  readonly [K in keyof Row]?:
    | string
    | { readonly text: string; readonly among: (row: Row, other: Row) => boolean };
};

/** Refuses a row that shares a member with one of the others; empty values are no matter. */
export function refuseShared<Row extends object>(
  row: Row,
  others: readonly Row[],
  distinct: Distinct<Row>,
): void {
  for (const [field, rule] of Object.entries<Distinct<Row>[keyof Row]>(distinct)) {
    if (rule === undefined) continue;
    const { text, among } = typeof rule === 'string' ? { text: rule, among: () => true } : rule;
    const value = member(row, field);
    if (value !== '' && others.some((other) => member(other, field) === value && among(row, other)))
      refuse(text);
  }
}

/** Refuses a change of a member that is settled once the row exists. */
export function refuseChanged<Row extends object>(
  row: Row,
  before: Row,
  fixed: { readonly [K in keyof Row]?: string },
): void {
  for (const [field, text] of Object.entries<string | undefined>(fixed))
    if (text !== undefined && member(row, field) !== member(before, field)) refuse(text);
}

/** RuoYi's words for the two ways of saving. */
export const savingWords = { create: '新增', update: '修改' } as const;
