import type { Student } from '@/src/gaokao/student';
import { isRecord, textsOf } from '@/src/lib/record';
import type { FormValues } from '@/src/ui/fields/field';

/** Members of `prefer` and `exclude` as fields of the form, by the name of the field. */
const wishMembers = {
  preferProvinceIds: ['prefer', 'provinceIds'],
  preferCityNames: ['prefer', 'cityNames'],
  preferMajorCodes: ['prefer', 'majorCodes'],
  preferNatures: ['prefer', 'natures'],
  preferLabels: ['prefer', 'labels'],
  preferTuitionMax: ['prefer', 'tuitionMax'],
  excludeProvinceIds: ['exclude', 'provinceIds'],
  excludeMajorCodes: ['exclude', 'majorCodes'],
  excludeNatures: ['exclude', 'natures'],
} as const;

type WishField = keyof typeof wishMembers;

/** The fields of the form (screen E2): a student's members, with preferences and exclusions one by one. */
export type StudentValues = Omit<Student, 'prefer' | 'exclude'> & {
  readonly preferProvinceIds: readonly number[];
  readonly preferCityNames: readonly string[];
  readonly preferMajorCodes: readonly string[];
  readonly preferNatures: readonly string[];
  readonly preferLabels: readonly string[];
  readonly preferTuitionMax: number | null;
  readonly excludeProvinceIds: readonly number[];
  readonly excludeMajorCodes: readonly string[];
  readonly excludeNatures: readonly string[];
};

const isWish = (name: string): name is WishField => Object.hasOwn(wishMembers, name);

/** A student as the form holds her. */
export function formValues(student: FormValues): FormValues {
  const { prefer, exclude, ...rest } = student;
  const of = { prefer: isRecord(prefer) ? prefer : {}, exclude: isRecord(exclude) ? exclude : {} };
  const wishes = Object.entries(wishMembers).map(([name, [group, member]]) => [name, of[group][member]]);
  return { ...rest, ...Object.fromEntries(wishes) };
}

/** The members to send: changed ones alone, preferences and exclusions each as a whole, as the form has them. */
export function changedMembers(changes: FormValues, values: FormValues): Record<string, unknown> {
  const names = Object.keys(changes);
  const others = names.filter((name) => !isWish(name)).map((name) => [name, changes[name]]);
  const groups = names.filter(isWish).map((name) => wishMembers[name][0]);
  const membersOf = (group: string) =>
    Object.entries(wishMembers).flatMap(([name, [of, member]]) =>
      of === group ? [[member, values[name]]] : [],
    );
  const wishes = groups.map((group) => [group, Object.fromEntries(membersOf(group))]);
  return Object.fromEntries([...others, ...wishes]);
}

/** Members whose change moves chances (E2, actions), for the form and the mock (decision 41). */
export const movingMembers = ['score', 'rank', 'subjects', 'bonus', 'provinceId', 'lineVariant'] as const;

/** Whether saving these changes makes the chances of tables out of date. */
export function movesChances(changes: FormValues): boolean {
  return movingMembers.some((name) => name in changes);
}

/** The question before such a change; `tables` is undefined where their number is unknown. */
export function moveQuestion(tables: number | undefined): string | undefined {
  if (tables === 0) return undefined;
  const which = tables === undefined ? '该考生志愿表' : ` ${tables} 张志愿表`;
  return `修改后将重新计算${which}的录取机会，已有志愿可能选科不符，确定保存？`;
}

/** The clash between wishes and exclusions; undefined where there is none. `nameOf` gives the labels. */
export function wishClash(
  wanted: unknown,
  unwanted: unknown,
  nameOf: (item: string) => string = (item) => item,
): string | undefined {
  const others = listOf(unwanted);
  const both = listOf(wanted).find((item) => others.includes(item));
  return both === undefined ? undefined : `「${nameOf(both)}」不能同时为意向和排除`;
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : textsOf(value);
}
