import type { ComponentType } from 'react';
import type { Endpoints } from '@/providers/data/endpoints';
import {
  type CellProps,
  type Field,
  type FieldOptions,
  type InputProps,
  isOn,
  type Kind,
  type Place,
} from '../ui/fields/field';
import type { FormStep } from './form/steps/formStep';
import type { ImportSpec } from './list/importing/importSpec';
import type { TreeSpec } from './tree/treeSpec';

/** Ids are numbers on every server we speak to; the address holds them as text. */
export type RecordId = number | string;

/** What every record has in common. */
export interface AnyRecord {
  readonly id: RecordId;
}

/** A record as the generic pages see it: an id, and members that only fields look at. */
export type Row = AnyRecord & Readonly<Record<string, unknown>>;

type Value<V> = NonNullable<V>;

/** A field for some of the record's members; the compiler refuses kinds that do not fit the member's type. */
export type FieldsOf<T> = { readonly [K in keyof T]?: Field<Value<T[K]>> };

/** An action of a row beyond show, edit and delete: a dialog of its own, or the way to another page. */
export type RowAction<T> = DialogAction<T> | LinkAction<T>;

interface ActionLabel<T> {
  readonly key: string;
  readonly label: string;
  readonly danger?: boolean;
  /** Where it makes no sense for a row, it is not offered. */
  readonly visible?: (row: T) => boolean;
}

type DialogAction<T> = ActionLabel<T> &
  ActionNeed & {
    /** Asks what is needed and does it; fetched when it is first opened. */
    readonly Dialog: ComponentType<RowDialogProps<T>>;
  };

/** What a dialog needs: the operation whose permission it is, or a permission where it makes no call of its own. */
type ActionNeed = { readonly operation: string } | { readonly permission: string };

interface LinkAction<T> extends ActionLabel<T> {
  /** Permission of the page that it leads to. */
  readonly permission: string;
  /** Its address; `search` is the list's own query, for pages that lead back to the list as it was. */
  readonly to: (row: T, search: string) => string;
}

/** What the dialog of a row's action is given. */
export interface RowDialogProps<T> {
  readonly row: T;
  readonly close: () => void;
}

/** Something done with all ticked rows at once; offered where the operation's permission is held. */
export type BatchAction<T> = BatchLabel<T> & (BatchCall<T> | BatchCalls<T> | BatchDialog<T>);

interface BatchLabel<T> {
  readonly key: string;
  readonly label: string;
  readonly danger?: boolean;
  /** Operation that is called, and whose permission it needs. */
  readonly operation: string;
  /** A permission that it needs beside that of its operation. */
  readonly permission?: string;
  /** Rows that it makes sense for; the others are left out, which the question says. */
  readonly appliesTo?: (row: T) => boolean;
}

/** One call for all rows together. */
interface BatchCall<T> {
  readonly all: (rows: readonly T[]) => Readonly<Record<string, unknown>>;
  /** Asked first; nothing is asked where absent. */
  readonly question?: (rows: readonly T[]) => string;
}

/** A call for each row, one after the other; the staff are told which were refused, and why. Those stay ticked. */
interface BatchCalls<T> {
  readonly each: (row: T) => Readonly<Record<string, unknown>>;
  readonly question?: (rows: readonly T[]) => string;
}

/** Asks what is needed and does it by itself. */
interface BatchDialog<T> {
  readonly Dialog: ComponentType<BatchDialogProps<T>>;
}

/** What the dialog of a batch action is given. `done` closes it and unticks the rows. */
export interface BatchDialogProps<T> {
  readonly rows: readonly T[];
  readonly close: () => void;
  readonly done: () => void;
}

/** A ready-made set of filters above the list, with a count out of the list's answer. */
export interface QuickFilter {
  readonly label: string;
  /** Values by filter name; what it does not name is cleared. */
  readonly filters: Readonly<Record<string, string>>;
  /** Member of the answer's `stat` that holds its count. */
  readonly count?: string;
}

/** A tab of the show page beside the fields. */
export interface ShowTab<T> {
  readonly key: string;
  readonly label: string;
  readonly Tab: ComponentType<{ record: T }>;
}

/** Everything that is said about a resource (architecture, section 2). */
export interface ResourceSpec<T extends AnyRecord, Operation extends string> {
  /** Folder, permission and address share this name: `customer/store`. */
  readonly name: string;
  readonly label: string;
  /** What the server's rule list calls its list page. */
  readonly view: string;
  readonly endpoints: Endpoints<Operation>;
  readonly fields: FieldsOf<T>;
  /** The member that names a record to the staff. */
  readonly title: keyof T & string;
  /** Name of the filter by which the command palette finds a record; without it the palette does not look here. */
  readonly search?: string;
  /** Filters that are no member of a record. */
  readonly filters?: Readonly<Record<string, Field<string>>>;
  readonly quickFilters?: readonly QuickFilter[];
  /** Sorting when the address says none. */
  readonly sort?: { readonly field: keyof T & string; readonly order: 'asc' | 'desc' };
  /** The list is a tree: no pages, rows that fold, 新增下级 (shape Tree). */
  readonly tree?: TreeSpec<T>;
  /**
   * False: one list without pages, read in one call (`pageSize`, `limit` 100,000). Above 100 rows only those in sight are in
   * the document. For lists that are read as a whole; the server must allow a page of that size.
   */
  readonly paged?: boolean;
  /** Create and edit open as a drawer, up to five fields as a modal; a long form is a page. */
  readonly form?: 'drawer' | 'modal' | 'page';
  /** Updates send the changed members alone; otherwise the whole record as it was read, with the changes. */
  readonly sendsChangesOnly?: boolean;
  /** Actions of a row; those before delete come in this order behind show and edit. */
  readonly rowActions?: readonly RowAction<T>[];
  /** Actions of the ticked rows beside delete and export. */
  readonly batchActions?: readonly BatchAction<T>[];
  /** Rows that must stay: no delete is offered, deleting ticked rows leaves them out. */
  readonly keeps?: (row: T) => boolean;
  /** Rows that must not be changed: neither edit nor any action is offered; they stay as well, unless `keeps` says which do. */
  readonly fixes?: (row: T) => boolean;
  /** What the message for a missing value says after the label (`不能为空`); 请输入 or 请选择 before the label where absent. */
  readonly requiredMessage?: string;
  /** What the question before deleting calls the ids, in RuoYi's words: `是否确认删除岗位编号为"1,2"的数据项？`. */
  readonly idLabel?: string;
  /** Asked before deleting; the usual question where absent. */
  readonly deleteQuestion?: (rows: readonly T[]) => string;
  /** Query keys of what else a change makes out of date: the dictionaries, say. */
  readonly invalidates?: readonly (readonly string[])[];
  /** A change may be about the menu and the permissions of whoever made it: the rule list is read again after it (PERM-4). */
  readonly changesRules?: boolean;
  /** Buttons of the list beside 新增. */
  readonly Toolbar?: ComponentType;
  /** The list can be written into a file here, where the server has no export call; needs the permission `<prefix>:export`. */
  readonly exports?: boolean;
  /** Records can come from a file; needs the permission `<prefix>:import`. */
  readonly importing?: ImportSpec<T>;
  /** Groups of fields by name, in order, for form and show page. */
  readonly groups?: Readonly<Record<string, string>>;
  /** The form is filled in step by step, each of them one group or more; every field of the form stands in one. */
  readonly steps?: readonly FormStep[];
  readonly showTabs?: readonly ShowTab<T>[];
  /** Opens after a record was created, in place of the list alone. */
  readonly AfterCreate?: ComponentType<{ record: T; close: () => void }>;
}

/** A field whose value type has been forgotten, for the pages that draw any field. */
export interface AnyField extends Omit<FieldOptions<unknown>, 'Cell' | 'Input'> {
  readonly name: string;
  readonly label: string;
  readonly kind: Kind<unknown>;
  readonly Cell: ComponentType<CellProps<unknown>>;
  readonly Input: ComponentType<InputProps<unknown>>;
}

/** A resource as the generic pages see it. */
export interface Resource extends Omit<ResourceSpec<Row, string>, 'fields' | 'filters' | 'title' | 'sort'> {
  readonly fields: readonly AnyField[];
  readonly filters: readonly AnyField[];
  readonly title: string;
  readonly sort?: { readonly field: string; readonly order: 'asc' | 'desc' };
}

/**
 * Declares a resource. The types check every field against the record; behind this door the generic pages know
 * records by name only, which is why the record's type is forgotten here and nowhere else.
 */
export function defineResource<T extends AnyRecord, Operation extends string = string>(
  spec: ResourceSpec<T, Operation>,
): Resource {
  const fields = erase(spec.fields).map((field) => withRequiredMessage(field, spec.requiredMessage));
  const filters = [...erase(spec.filters ?? {}), ...fields.filter((field) => isOn(field, 'filter'))];
  const { name, search } = spec;
  if (search !== undefined && !filters.some((filter) => filter.name === search))
    throw new Error(`Resource "${name}" is searched by "${search}", which is none of its filters`);
  const erased = spec as unknown as Omit<Resource, 'fields' | 'filters'>;
  return { ...(erased.fixes && { keeps: erased.fixes }), ...erased, fields, filters };
}

/** The field with its message for a missing value, where it has none of its own. */
function withRequiredMessage(field: AnyField, requiredMessage: string | undefined): AnyField {
  return requiredMessage !== undefined && field.required === true
    ? { ...field, required: field.label + requiredMessage }
    : field;
}

/** Fields by name as a list in that order, the types of their values forgotten. */
export function erase(fields: object): AnyField[] {
  const entries: [string, AnyField][] = Object.entries(fields);
  return entries.map(([name, field]) => ({
    ...field,
    name,
    Cell: field.Cell ?? field.kind.Cell,
    Input: field.Input ?? field.kind.Input,
  }));
}

/** The fields that stand in a place, in the order of their declaration. */
export function fieldsOn(resource: Resource, place: Place): AnyField[] {
  const fields = resource.fields.filter((field) => isOn(field, place));
  return place === 'list' ? fields.map(withColumnLabel) : fields;
}

function withColumnLabel(field: AnyField): AnyField {
  return field.columnLabel === undefined ? field : { ...field, label: field.columnLabel };
}

/** How the staff call a record. */
export function titleOf(resource: Resource, record: object): string {
  const members: Record<string, unknown> = { ...record };
  return String(members[resource.title] ?? members.id ?? '');
}
