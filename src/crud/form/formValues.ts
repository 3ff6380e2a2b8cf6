import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';

type Values = Record<string, unknown>;

/**
 * The values that a form starts with: a record's, or the declared first values of a new one.
 * `id` is among them for a record that exists, so that rules and conditions can tell.
 */
export function startValues(
  fields: readonly AnyField[],
  record: Readonly<Values> | undefined,
  given: FormValues = {},
): Values {
  const entries = fields.map((field) => [field.name, startValue(field, record)]);
  const present = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return record ? { ...present, id: record.id } : { ...present, ...given };
}

function startValue({ name, kind, initial }: AnyField, record: Readonly<Values> | undefined): unknown {
  if (!record) return initial;
  return kind.members ? kind.members.read(record) : record[name];
}

/** What was entered, as it travels: spread over the members it stands for, text without spaces around it, nothing that was hidden. */
export function sentValues(fields: readonly AnyField[], values: FormValues): Values {
  const visible = fields.filter((field) => field.visible?.(values) ?? true);
  return Object.assign({}, ...visible.map((field) => sentValue(field, values[field.name])));
}

function sentValue({ name, kind }: AnyField, value: unknown): Values {
  if (kind.members) return kind.members.write(value);
  if (value === undefined) return {};
  return { [name]: typeof value === 'string' ? value.trim() : value };
}

/** The members that differ from the record; equal texts and numbers do not count as different. */
export function changedValues(record: Readonly<Values>, values: Readonly<Values>): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(record[name], value)));
}

function same(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? '') === JSON.stringify(after ?? '');
}
