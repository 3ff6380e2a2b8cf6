import { codeLike } from '../../lib/codes';
import { isRecord } from '../../lib/record';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import type { Row } from '../resourceSpec';
import { isVisible } from './fieldRules';

type Values = Record<string, unknown>;

/** Props of the content beside a form. */
export interface FormAsideProps {
  /** Puts values into the form as if they had been typed: kept as a draft, and asked about on leaving. */
  readonly fill: (values: FormValues) => void;
}

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

/**
 * The entered values as they are sent: spread over their members, text without spaces around it, hidden fields left
 * out. A password is sent as it was typed: its blanks are part of it.
 */
export function sentValues(fields: readonly AnyField[], values: FormValues): Values {
  const visible = fields.filter((field) => isVisible(field, values));
  return Object.assign({}, ...visible.map((field) => sentValue(field, values[field.name])));
}

function sentValue({ name, kind }: AnyField, value: unknown): Values {
  if (kind.members) return kind.members.write(value);
  if (value === undefined) return {};
  return { [name]: isPassword(name) ? value : trimmed(value) };
}

/** Texts without spaces around them, in lists and groups as well; except members that are passwords by their name. */
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isPassword(name) ? member : trimmed(member)]),
  );
}

function isPassword(name: string): boolean {
  return /pass(word|wd)?$/i.test(name);
}

/** Options that decide how much of a record is sent. */
interface Sending {
  /** The record as it was read; a new one where absent. */
  readonly record: Row | undefined;
  readonly sendsChangesOnly: boolean;
  /** Values of a new record that its place decides. */
  readonly initialValues: FormValues | undefined;
}

/** The body of a save: a new record, the members that changed, or the whole record with the changes (REST). */
export function recordToSend(
  fields: readonly AnyField[],
  values: FormValues,
  { record, sendsChangesOnly, initialValues }: Sending,
): Values {
  const entered = sentValues(fields, values);
  if (!record) return { ...initialValues, ...entered };
  const changes = changedValues(record, { ...entered, ...codesLike(fields, values, record) });
  return sendsChangesOnly ? changes : { ...record, ...changes };
}

/** The codes among the values, a region's too, in the types in which the record came with them. */
function codesLike(fields: readonly AnyField[], values: FormValues, record: Row): Values {
  const coded = fields.filter(({ kind }) => kind.read || kind.members);
  const codes = Object.entries(sentValues(coded, values));
  return Object.fromEntries(codes.map(([name, code]) => [name, codeLike(record[name], code)]));
}

/** The values that a draft may keep: all but passwords and what else must not stay on this computer. */
export function withoutSecrets(fields: readonly AnyField[], values: Values): Values {
  const secrets = fields.filter((field) => field.secret).map((field) => field.name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));
}

/** The members that differ from the record; spaces around an untouched text do not count as a change. */
export function changedValues(record: Readonly<Values>, values: Readonly<Values>): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(trimmed(record[name]), value)),
  );
}

/** Whether two values are equal; an empty text equals none. */
function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? '') === JSON.stringify(after ?? '');
}

/**
 * Clears the messages of a field in `setFields`. No empty list: the form library takes two of them for a circular
 * reference, and warns.
 */
export const noErrors = { errors: undefined };
