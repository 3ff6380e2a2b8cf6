import type { FormRule } from 'antd';
import { type ComponentType, createContext } from 'react';
import type { Rule } from '../../lib/accountRules';
import type { RuleName } from '../../lib/rules';
import type { Members, Merging, SheetKind } from './kindParts';

/** A place where a field may appear. `form` means create and edit together. */
export type Place = 'filter' | 'list' | 'create' | 'edit' | 'show';

/** Places of a field, by name; without one it is in list, form and show page. */
export const everywhere = ['filter', 'list', 'form', 'show'] as const;
export const listOnly = ['list'] as const;
export const showOnly = ['show'] as const;
export const formOnly = ['form'] as const;
export const filterAndList = ['filter', 'list'] as const;
export const listAndShow = ['list', 'show'] as const;
export const formAndShow = ['form', 'show'] as const;

/** Shows a value: in a table cell, a card, a description list. Absent values come as null or undefined. */
export interface CellProps<V> {
  readonly value: V | null | undefined;
  /** The whole record, for cells that show more than their own member. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly place: 'list' | 'show';
  /** Name of the field, on the pages of its resource. */
  readonly name?: string;
}

/**
 * Whether the select around which it is may be emptied. A form's field says so: one that must be filled in, or that
 * begins with a value, may not. An emptied field holds null, which is sent.
 */
export const AllowClear = createContext(true);

/** Lets a value be entered. The form gives id, value and onChange; a label always exists. */
export interface InputProps<V> {
  readonly id?: string;
  readonly value?: V | null;
  readonly onChange?: (value: V | null) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly 'aria-label'?: string;
  /** Given by the form while the value is refused, with the id of the message; for groups as well. */
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-describedby'?: string;
  /** The values that may be chosen for the other fields' present values; all where absent. */
  readonly choices?: readonly unknown[];
}

/** How a filter of this kind compares, and its form in the address. */
export type FilterOperator = 'contains' | 'eq' | 'between';

/** The behaviour of a type of value wherever it appears. `V` is the value as it is sent to the server. */
export interface Kind<V> {
  readonly Cell: ComponentType<CellProps<V>>;
  readonly Input: ComponentType<InputProps<V>>;
  /** Fetches the code of its input, where that is large: called together with the code of the form. */
  readonly preload?: () => Promise<unknown>;
  /** The input that filters by it, where that is not its usual input. Its value is text, as in the address. */
  readonly Filter?: ComponentType<InputProps<string>>;
  /** Whether its filter takes the room of two. */
  readonly wideFilter?: boolean;
  /** Shows a filter's value to the staff as text, where that is not the value itself: codes and ids. */
  readonly FilterValue?: ComponentType<{ readonly value: string }>;
  /** For codes: the value in the type of `V`, whatever type the server sends. It is sent back in the server's type. */
  readonly read?: (value: unknown) => V | undefined;
  readonly operator: FilterOperator;
  /** Begins the message for a missing value: `请输入` + label. */
  readonly verb: '请输入' | '请选择' | '请上传';
  /** Rules for every value of the kind. */
  readonly rules?: readonly FormRule[];
  /** Pixels of its column: a limit, longer text ends with an ellipsis. The table distributes the remaining space. */
  readonly width: number;
  /** Whether its values are of similar length: the table gives spare space to other columns. */
  readonly exact?: boolean;
  readonly align?: 'left' | 'right' | 'center';
  /** Whether its values are shares, which do not add up: only the server knows their sum. */
  readonly isShare?: boolean;
  /** Pixels of its empty input's height, where that is not one line: reserved while the input is fetched. */
  readonly inputHeight?: number;
  /** Whether it takes a whole row of the form and of the show page. */
  readonly wide?: boolean;
  /** The resource whose list its input reads: without permission to list it, nobody enters or filters by it. */
  readonly needs?: string;
  /** The value's members in the record, where there are several (a region, say). */
  readonly members?: Members<V>;
  /** How its value is laid over the server's present one, where the record does not hold it. */
  readonly merging?: Merging<V>;
  /** How its values are in a spreadsheet; as plain text where absent. */
  readonly sheet?: SheetKind<V>;
  /** Draws form items of its own instead of one: a group of fields that is repeated. */
  readonly Items?: ComponentType<ItemsProps>;
}

/** Props of a kind that draws form items of its own. */
export interface ItemsProps {
  /** Name in the form around it. */
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly rules: readonly FormRule[];
  readonly help?: string | undefined;
}

/** The values of a form while it is filled in. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The importance of a column in a list; `first` is before the name itself. */
export type Priority = 'first' | 'high' | 'normal' | 'low';

/** The options of a field beyond its label and its kind. */
export interface FieldOptions<V> {
  /** Places where it appears; list, form and show where absent. */
  readonly on?: readonly (Place | 'form')[];
  /** Whether it must be filled in; a text replaces the usual message. A function reads the other values. */
  readonly required?: boolean | string | ((values: FormValues) => boolean);
  readonly rules?: readonly FormRule[];
  /** Names of the fields that its rules read: it is checked again as soon as one of them is changed. */
  readonly dependencies?: readonly string[];
  /** Turns a text as people write it into the stored one, where that is another. Undefined where it cannot be read. */
  readonly read?: (typed: string) => string | undefined;
  /** Bounds of a text, where there is one; text areas show the longest as a counter. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The form of a text: a rule by its name, or one of its own. */
  readonly format?: RuleName | Rule;
  /** The text in an empty input. */
  readonly placeholder?: string;
  /** A short hint below the input. */
  readonly help?: string;
  /** Name of the field before it, to which it belongs. They are on one line of the form, and together among the filters. */
  readonly beside?: string;
  /** Whether it is never kept in a draft: passwords. */
  readonly secret?: boolean;
  /**
   * Whether it is about a student or another client. Searched texts stay out of addresses, and drafts are removed at
   * the sign-out (decision 34).
   */
  readonly personal?: boolean;
  /** Whether it is shown but cannot be changed once the record exists. */
  readonly fixed?: boolean;
  /** Value of a new record. */
  readonly initial?: V;
  /** Whether the list may be sorted by it. */
  readonly sortable?: boolean;
  /** Pixels of its column, where its kind's do not fit. */
  readonly width?: number;
  /**
   * Order of its column in the list, behind name and state; `normal` where absent. Columns further left are visible
   * where the width does not hold all.
   */
  readonly priority?: Priority;
  /** Whether its column is hidden in the list until somebody turns it on. */
  readonly columnOff?: boolean;
  /** Whether it may be changed in the list, where the record may be. */
  readonly inline?: boolean;
  /** Whether it is added up below the list: numbers, and money, exactly. */
  readonly sum?: boolean;
  /** Whether only the platform's staff have its column, filter and form item; an institution's have none. */
  readonly platformOnly?: boolean;
  /** Whether RuoYi servers lack it: neither filter nor form item with one. */
  readonly ownServer?: boolean;
  /** Whether it is shown in the form, by the form's values. */
  readonly visible?: (values: FormValues) => boolean;
  /** Whether it cannot be changed, by the form's values. */
  readonly disabled?: (values: FormValues) => boolean;
  /** Its values that may be chosen, by the form's values; for choices and dictionaries. */
  readonly choices?: (values: FormValues) => readonly V[];
  /** Its value in a new record as long as nobody has entered another: a suggestion made of the other fields. */
  readonly derive?: (values: FormValues) => V | undefined;
  /** Names of fields: as soon as one of them is changed, this one begins anew. */
  readonly resetOn?: readonly string[];
  /** Whether its value must be unique; the list, or an operation, is asked while it is typed. The server decides. */
  readonly unique?: true | UniqueCall;
  /** Name of the filter when it is sent, where it differs from the field's. The names of both ends of a range. */
  readonly filterAs?: string | readonly [from: string, until: string];
  /** The text in an exported file, where the field's own `Cell` hides or adds something: masked numbers stay masked. */
  readonly exportText?: (record: Readonly<Record<string, unknown>>) => string | number;
  /** Parts of the server's refusals that belong at this field, besides those that call it by its label (`岗位名称已存在`). */
  readonly serverErrors?: readonly string[];
  readonly Cell?: ComponentType<CellProps<V>>;
  readonly Input?: ComponentType<InputProps<V>>;
}

/** An operation that knows whether a value is taken. It gets the field's name with the value, and the record's id. */
export interface UniqueCall {
  readonly operation: string;
  /** Reads the response's data. */
  readonly taken: (data: unknown) => boolean;
}

/** A labelled property of a record. */
export interface Field<V> extends FieldOptions<V> {
  readonly label: string;
  readonly kind: Kind<V>;
}

/** Names a field: its label, or its rule, which the mock server reads too (decision 41). */
export type Named<Options> = string | (Options & { readonly label: string });

/** Puts a field together; every kind's maker ends here. */
export function fieldOf<V>(
  named: Named<FieldOptions<V>>,
  kind: Kind<V>,
  options: FieldOptions<V> = {},
): Field<V> {
  return { ...(typeof named === 'string' ? { label: named } : named), ...options, kind };
}

/**
 * Defines a kind of field and returns its maker: `export const text = defineKind<string>({ Cell, Input, … })`. A kind
 * that depends on its options or its label is a function of both. `complete` adds to the options of each field.
 */
export function defineKind<V, Options extends FieldOptions<V> = FieldOptions<V>>(
  kind: Kind<V> | ((options: Options | undefined, label: string) => Kind<V>),
  complete: (options: Options | undefined, label: string) => FieldOptions<V> | undefined = (options) =>
    options,
): (named: Named<Options>, options?: Options) => Field<V> {
  return (named, own) => {
    const { label } = typeof named === 'string' ? { label: named } : named;
    const options = typeof named === 'string' ? own : { ...named, ...own };
    return fieldOf(label, typeof kind === 'function' ? kind(options, label) : kind, complete(options, label));
  };
}

/** Whether the field is in this place. */
export function isOn(field: Pick<Field<never>, 'on'>, place: Place): boolean {
  const places = field.on ?? ['list', 'form', 'show'];
  if (places.includes(place)) return true;
  return (place === 'create' || place === 'edit') && places.includes('form');
}

/** The message for a missing value (screens, section 0). */
export function requiredText(field: { label: string; kind: { verb: string }; required?: unknown }): string {
  return typeof field.required === 'string' ? field.required : `${field.kind.verb}${field.label}`;
}

/** The text in the place of a missing value. */
export const emptyText = '—';
