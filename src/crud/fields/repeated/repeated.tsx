import { Suspense } from 'react';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type ItemsProps,
  type Kind,
} from '../../../ui/fields/field';
import { load } from '../../../ui/load';
import { type AnyField, erase } from '../../defineResource';
import type { FieldsOf } from '../../resourceSpec';

const RepeatedItems = load(() => import('./RepeatedItems'));
const RepeatedAlone = load(() => import('./RepeatedAlone'));
const RepeatedCell = load(() => import('./RepeatedCell'));

/** Limits of how many times a group of fields may be there. */
export interface RepeatedOptions<T> extends FieldOptions<T[]> {
  /** 0 where absent. */
  readonly min?: number;
  /** 20 where absent. */
  readonly max?: number;
}

/** A repeated group, as its parts know it. */
export interface Repeated {
  readonly label: string;
  readonly fields: readonly AnyField[];
  readonly min: number;
  readonly max: number;
}

function kindOf<T extends object>(about: Repeated): Kind<T[]> {
  const { label, min } = about;
  return {
    Cell: ({ value, place }: CellProps<T[]>) => {
      if (!value?.length) return <>{emptyText}</>;
      if (place === 'list') return <>{value.length} 项</>;
      return (
        <Suspense fallback={`${value.length} 项`}>
          <RepeatedCell fields={about.fields} rows={value} />
        </Suspense>
      );
    },
    Input: ({ onChange, ...rest }) => (
      // The group's own form knows its rows by name only; they are made of the fields of `T`.
      <RepeatedAlone {...rest} onChange={(rows) => onChange?.(rows as T[] | null)} about={about} />
    ),
    Items: (props: ItemsProps) => (
      <Suspense fallback={<div className="field-loading" style={{ minHeight: 60 }} />}>
        <RepeatedItems {...props} about={about} />
      </Suspense>
    ),
    operator: 'contains',
    verb: '请输入',
    width: 160,
    rules: min > 0 ? [{ validator: (_rule, rows: unknown) => checkCount(rows, label, min) }] : [],
    wide: true,
    sheet: { write: (rows) => rows.map((row) => itemText(row, about.fields)).join('；') },
  };
}

/** An item in words, for spreadsheets; options by their labels. */
function itemText(row: object, fields: readonly AnyField[]): string {
  const members: Record<string, unknown> = { ...row };
  const texts = fields.map(({ name, kind: { sheet } }) => {
    const option = sheet?.options?.find(({ value }) => value === members[name]);
    return option?.label ?? String(members[name] ?? '');
  });
  return texts.filter(Boolean).join(' ');
}

async function checkCount(rows: unknown, label: string, min: number): Promise<void> {
  if ((Array.isArray(rows) ? rows.length : 0) < min) throw new Error(`${label}至少 ${min} 项`);
}

/** A group of fields that is repeated: a list of objects, each with the kinds' own inputs and rules. */
export function repeated<T extends object>(
  label: string,
  fields: FieldsOf<T>,
  { min = 0, max = 20, ...options }: RepeatedOptions<T> = {},
): Field<T[]> {
  const members = erase(fields);
  const spread = members.find(({ kind }) => kind.members);
  if (spread)
    throw new Error(`"${spread.name}" is spread over several members: a repeated group cannot hold it`);
  return fieldOf(label, kindOf<T>({ label, fields: members, min, max }), options);
}
