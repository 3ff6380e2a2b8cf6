import type { ComponentType, ExoticComponent, FunctionComponent } from 'react';
import type { Endpoints } from '@/providers/endpoints/builder';
import type { RecordId } from '@/src/lib/recordId';
import type { Field } from '../ui/fields/field';
import type { Action, ActionWithFields } from './actions/action';
import type { FormAsideProps } from './form/formValues';
import type { FormStep } from './form/useFormSteps';
import type { TreeSpec } from './tree/treeSpec';
import type { CountRecords } from './useCountRecords';

/** Members of every record. */
export interface AnyRecord {
  readonly id: RecordId;
}

/** A record as the generic pages see it: an id, and members that only fields look at. */
export type Row = AnyRecord & Readonly<Record<string, unknown>>;

type Value<V> = NonNullable<V>;

/** The person who looks at the pages of a resource. */
export interface Caller {
  /** Whether the person is of the platform's own staff, not of an institution. */
  readonly isPlatform: boolean;
}

/** A field for some of the record's members; the compiler refuses kinds that do not fit the member's type. */
export type FieldsOf<T> = { readonly [K in keyof T]?: Field<Value<T[K]>> };

/** A ready-made set of filters above the list, with a count from the list's response. */
export interface QuickFilter<Filter extends string = string> {
  readonly label: string;
  /** Values by filter name; other filters are cleared. */
  readonly filters: { readonly [K in Filter]?: string };
  /** Member of the response's `stat`, or of that of `counts`, with its count; or `{ count, amount }`, yuan. */
  readonly count?: string;
}

/** Fields that belong together: a group of the form, a tab of the show page. */
export interface FieldGroup<Name extends string = string> {
  readonly label: string;
  readonly fields: readonly Name[];
}

/** A tab of the show page beside the fields. */
export interface ShowTab<T> {
  readonly key: string;
  readonly label: string;
  /** A permission that it needs beside the record's; it is not offered without. */
  readonly permission?: string;
  /** Plain or lazy; one for any record fits every resource. */
  readonly Tab: FunctionComponent<{ record: T }> | ExoticComponent<{ record: T }>;
}

/** The members of a record that can be fields. */
type MemberOf<T> = keyof T & string;

/**
 * The declaration of a resource (architecture, section 2). The operations are the endpoints', the filters and groups
 * the ones declared here. A name that does not exist is a type error.
 */
export interface ResourceSpec<
  T extends AnyRecord,
  Operation extends string,
  Group extends string = string,
  Filter extends string = string,
> {
  readonly label: string;
  readonly endpoints: Endpoints<Operation>;
  readonly fields: FieldsOf<T>;
  /** Begins with the domain's name, as the address does: `customer/store`. The endpoints' own name where absent. */
  readonly name?: string;
  /** The name of its list page in the server's rule list. `<name>/index` where absent, null for a list to pick from. */
  readonly view?: string | null;
  /** The member that names a record to the staff; the first field called a name or a title where absent. */
  readonly title?: MemberOf<T>;
  /** The member that holds a record's state: its column is beside the name. The field called status where absent. */
  readonly state?: MemberOf<T>;
  /** A field with a small picture of the record, in the list before its name. */
  readonly picture?: MemberOf<T>;
  /** The filter by which the command palette finds a record; the title where it is one, and false for none. */
  readonly search?: NoInfer<Filter> | MemberOf<T> | false;
  /** Filters that are no member of a record. */
  readonly filters?: { readonly [K in Filter]: Field<string> };
  /** Filters that the list opens with: the last thirty days, or the platform's open tasks. */
  readonly defaultFilters?: (caller: Caller) => { readonly [K in NoInfer<Filter> | MemberOf<T>]?: string };
  readonly quickFilters?: readonly QuickFilter<NoInfer<Filter> | MemberOf<T>>[];
  /** The operation that returns their counts, called with all other filters; the list's own `stat` where absent. */
  readonly counts?: NoInfer<Operation>;
  /** The content of a row's card on a phone; a title, a state and three facts are found where absent. */
  readonly card?: CardSpec<T>;
  /** Sorting when the address names none. */
  readonly sort?: { readonly field: MemberOf<T>; readonly order: 'asc' | 'desc' };
  /** The list is a tree: no pages, rows that fold, 新增下级 (shape Tree). */
  readonly tree?: TreeSpec<T, NoInfer<Operation>>;
  /**
   * The staff put the rows in order: `order: { field: 'sort', module: 'link' }`. That works without filters, while the
   * list is sorted by that member or in the server's order. Rows are dragged by a handle, and moved by Alt with an
   * arrow or by 上移 and 下移. The new places go to `saveSort`. Needs the permission to change the records, and the module
   * in `mocks/platform/saveSort.ts`.
   */
  readonly order?: OrderSpec<MemberOf<T>>;
  /** Beside the ready-made filters: figures that follow the filters, say, as a `SummaryStrip`, which folds what is higher. */
  readonly AboveRows?: ComponentType<AboveRowsProps>;
  /** Text of the button that shows them on a phone, where the rows come first; always in sight where absent. Their place is kept from the start. */
  readonly aboveLabel?: string;
  /** Other displays of the rows than the list, by their name in the address: `?as=map`. */
  readonly displays?: Readonly<Record<string, ListDisplay>>;
  /**
   * False: one list without pages, read in one call (`pageSize`, `limit` 100,000). Above 100 rows only the ones in
   * sight are in the document. For lists that are read as a whole; the server must allow a page of that size.
   */
  readonly paged?: boolean;
  /** How create and edit open: as a drawer, up to five fields as a modal. A long form is a page. */
  readonly form?: 'drawer' | 'modal' | 'page';
  /** Whether updates send only the changed members; otherwise the whole record as it was read, with the changes. */
  readonly sendsChangesOnly?: boolean;
  /** Content beside the form, within it: a preview of the typed values, say. Below it in a narrow pane. */
  readonly FormAside?: ComponentType<FormAsideProps>;
  /** Actions beside show, create, edit and delete: with a row, with the selected rows, or from the toolbar. */
  readonly actions?: Readonly<
    Record<string, Action<T, NoInfer<Operation>> | ActionWithFields<T, NoInfer<Operation>>>
  >;
  /** Rows that may be deleted; the others are left out when selected rows are deleted. As `canEdit` where absent. */
  readonly canDelete?: (row: T) => boolean;
  /** Rows that may be changed; the others offer no edit, and only actions that are `always` there. */
  readonly canEdit?: (row: T) => boolean;
  /** Rows that the server marks as read once their record is opened: the list is then read again. */
  readonly isUnread?: (row: T) => boolean;
  /** The word for the ids in the question before deleting: `是否确认删除岗位编号为「1,2」的数据项？`. */
  readonly idLabel?: string;
  /** Deleted records go to the recycle bin: the message afterwards offers to take that back (撤销). */
  readonly recycles?: boolean;
  /** The confirmation before deleting; the usual question where absent. `count` counts records that name the rows. */
  readonly deleteQuestion?: (rows: readonly T[], count: CountRecords) => string | Promise<string>;
  /** Query keys of other data that a change makes out of date: the dictionaries, say. */
  readonly invalidates?: readonly (readonly unknown[])[];
  /** Whether a change may concern the person's own menu: the rule list is then read again (PERM-4). */
  readonly changesRules?: boolean;
  /** Whether the list is exported here, without a call of the server; needs `<prefix>:export`. */
  readonly exports?: boolean;
  /** Whether the server writes every file, of the selected or the filtered rows (screens, section 1.5). */
  readonly serverExport?: boolean;
  /** The label of the button for a new record, where that is not 新增: 申请开票. */
  readonly createLabel?: string;
  /** Whether a new record has a `requestNo`: sent twice, it is created once. For money, cards, messages. */
  readonly createsOnce?: boolean;
  /** Records can come from a file; needs the permission `<prefix>:import`. */
  readonly importing?: ImportSpec<T>;
  /** Groups of fields by name, in order, for form and show page. With groups, every field of the two is in one. */
  readonly groups?: { readonly [K in Group]: FieldGroup<MemberOf<T>> };
  /** Steps of the form, each of one group or more; every field of the form is in one. */
  readonly steps?: readonly FormStep<NoInfer<Group>>[];
  /** Whether the groups are tabs of the form, in any order and saved together. */
  readonly formTabs?: boolean;
  readonly showTabs?: readonly ShowTab<T>[];
  /** Opens after a record was created, in place of the list alone. */
  readonly AfterCreate?: ComponentType<{ record: T; close: () => void }>;
}

/** A display of a resource's rows beside the list: on a map, in a calendar. */
export interface ListDisplay {
  readonly label: string;
  readonly Display: ComponentType<ListDisplayProps>;
}

/** Props of the content over the rows of a list. */
export interface AboveRowsProps {
  /** Text by filter name, as in the address. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' } | undefined;
}

/** Props of another display than the list. */
export interface ListDisplayProps {
  /** As in the address: text by filter name. */
  readonly filters: Readonly<Record<string, string>>;
  /** Goes to the list with more filters; an empty text removes one. */
  readonly showList: (filters: Readonly<Record<string, string>>) => void;
}

/** Options of putting the rows of a list in order by hand. */
export interface OrderSpec<Field extends string = string> {
  /** The member that holds the place, smaller first. */
  readonly field: Field;
  /** Name of the resource in `saveSort`. */
  readonly module: string;
  /** The permission to move rows, where it is not that of changing records. */
  readonly permission?: string;
}

/** A row as a card: two lines, and a third for warnings. The record's page has the rest. */
export interface CardSpec<T> {
  /** The member in the first line; the resource's title where absent. */
  readonly title?: MemberOf<T>;
  /** The field beside it, or none; the resource's state where absent. */
  readonly badge?: MemberOf<T> | false;
  /**
   * Up to three fields for the second line; the first three of the list where absent. Then a function for warnings: a
   * sentence, for the rows that need one.
   */
  readonly lines?: readonly [
    facts?: readonly MemberOf<T>[] | undefined,
    attention?: (row: T) => string | undefined,
  ];
}

/** Members of a record that come in from a file (screens, section 1.5). */
export interface ImportSpec<T> {
  /** Names of fields, in the order of the template's columns. */
  readonly columns: readonly (keyof T & string)[];
  /** Example rows of the template: typical values, by field. */
  readonly example?: readonly { readonly [K in keyof T]?: string | number }[];
  /** Most rows of one file; 5,000 where absent. */
  readonly maxRows?: number;
}
