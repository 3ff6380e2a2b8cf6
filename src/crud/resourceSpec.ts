import type { ComponentType, ExoticComponent, FunctionComponent } from 'react';
import type { Endpoints } from '@/providers/endpoints/builder';
import type { RecordId } from '@/src/lib/recordId';
import type { Field } from '../ui/fields/field';
import type { Action } from './actions/action';
import type { FormStep } from './form/useFormSteps';

/** What every record has in common. */
export interface AnyRecord {
  readonly id: RecordId;
}

/** A record as the generic pages see it: an id, and members that only fields look at. */
export type Row = AnyRecord & Readonly<Record<string, unknown>>;

type Value<V> = NonNullable<V>;

/** Who looks at the pages of a resource. */
export interface Caller {
  /** Of the platform's own staff, not of an institution. */
  readonly isPlatform: boolean;
}

/** A field for some of the record's members; the compiler refuses kinds that do not fit the member's type. */
export type FieldsOf<T> = { readonly [K in keyof T]?: Field<Value<T[K]>> };

/** A ready-made set of filters above the list, with a count out of the list's answer. */
export interface QuickFilter<Filter extends string = string> {
  readonly label: string;
  /** Values by filter name; what it does not name is cleared. */
  readonly filters: { readonly [K in Filter]?: string };
  /** Member of the response's `stat`, or of what `counts` answers, that holds its count; or `{ count, amount }`, yuan. */
  readonly count?: string;
}

/** Fields that stand together: a group of the form, a tab of the show page. */
export interface FieldGroup<Name extends string = string> {
  readonly label: string;
  readonly fields: readonly Name[];
}

/** A tab of the show page beside the fields. */
export interface ShowTab<T> {
  readonly key: string;
  readonly label: string;
  /** Plain or lazy; one for any record fits every resource. */
  readonly Tab: FunctionComponent<{ record: T }> | ExoticComponent<{ record: T }>;
}

/** The members of a record that can be fields. */
type MemberOf<T> = keyof T & string;

/**
 * The declaration of a resource (architecture, section 2). The operations are those of the endpoints, the filters
 * and groups those that are here: a name that does not exist is a type error.
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
  /** What the server's rule list calls its list page; `<name>/index` where absent, null for a list to pick from. */
  readonly view?: string | null;
  /** The member that names a record to the staff; the first field called a name or a title where absent. */
  readonly title?: MemberOf<T>;
  /** The member that says what state a record is in: its column is beside the name. The field called status where absent. */
  readonly state?: MemberOf<T>;
  /** A field with a small picture of the record, in the list before its name. */
  readonly picture?: MemberOf<T>;
  /** The filter by which the command palette finds a record; the title where it is one, and false for none. */
  readonly search?: NoInfer<Filter> | MemberOf<T> | false;
  /** Filters that are no member of a record. */
  readonly filters?: { readonly [K in Filter]: Field<string> };
  /** Filters that the list opens with, whoever empties them: the last thirty days, or for the platform what waits for it. */
  readonly defaultFilters?: (caller: Caller) => { readonly [K in NoInfer<Filter> | MemberOf<T>]?: string };
  readonly quickFilters?: readonly QuickFilter<NoInfer<Filter> | MemberOf<T>>[];
  /** The operation that answers their counts, asked with all other filters; the list's own `stat` where absent. */
  readonly counts?: NoInfer<Operation>;
  /** What a row says as a card on a phone; a title, a state and three facts are found where absent. */
  readonly card?: CardSpec<T>;
  /** Sorting when the address says none. */
  readonly sort?: { readonly field: MemberOf<T>; readonly order: 'asc' | 'desc' };
  /** The list is a tree: no pages, rows that fold, 新增下级 (shape Tree). */
  readonly tree?: TreeSpec<T, NoInfer<Operation>>;
  /**
   * The staff put the rows in order: `order: { field: 'sort', module: 'link' }`. While the list is sorted by that member
   * (or by nothing, which is the server's order) and no filter is in force, rows are dragged by a handle, and moved by Alt with
   * an arrow or by 上移 and 下移; the new places go to `saveSort`. For those who may change the records. Wants the module in
   * `mocks/platform/saveSort.ts`.
   */
  readonly order?: OrderSpec<MemberOf<T>>;
  /** Beside the ready-made filters: figures that follow the filters, say, as a `SummaryStrip`, which folds what is higher. */
  readonly AboveRows?: ComponentType<AboveRowsProps>;
  /** Text of the button that shows them on a phone, where the rows come first; always in sight where absent. Their place is kept from the start. */
  readonly aboveLabel?: string;
  /** Other ways to see the rows than as a list, by what the address calls them: `?as=map`. */
  readonly displays?: Readonly<Record<string, ListDisplay>>;
  /**
   * False: one list without pages, read in one call (`pageSize`, `limit` 100,000). Above 100 rows only those in sight are in
   * the document. For lists that are read as a whole; the server must allow a page of that size.
   */
  readonly paged?: boolean;
  /** Create and edit open as a drawer, up to five fields as a modal; a long form is a page. */
  readonly form?: 'drawer' | 'modal' | 'page';
  /** Updates send the changed members alone; otherwise the whole record as it was read, with the changes. */
  readonly sendsChangesOnly?: boolean;
  /** Beside the form, in it: what becomes of what is typed, before it is saved. Below it where there is little room. */
  readonly FormAside?: ComponentType;
  /** What can be done beside show, create, edit and delete: with a row, with the selected rows, or from the toolbar. */
  readonly actions?: Readonly<Record<string, Action<T, NoInfer<Operation>>>>;
  /** Rows that may be deleted; the others are left out when selected rows are deleted. As `canEdit` where absent. */
  readonly canDelete?: (row: T) => boolean;
  /** Rows that may be changed; the others offer neither edit nor any action but those that are `always` there. */
  readonly canEdit?: (row: T) => boolean;
  /** What the message for a missing value says after the label (`不能为空`); 请输入 or 请选择 before the label where absent. */
  readonly requiredMessage?: string;
  /** What the question before deleting calls the ids, in RuoYi's words: `是否确认删除岗位编号为"1,2"的数据项？`. */
  readonly idLabel?: string;
  /** What is deleted goes to the recycle bin: the message after it offers to take that back (撤销). */
  readonly recycles?: boolean;
  /** The confirmation before deleting; the usual question where absent. */
  readonly deleteQuestion?: (rows: readonly T[]) => string;
  /** Query keys of what else a change makes out of date: the dictionaries, say. */
  readonly invalidates?: readonly (readonly string[])[];
  /** A change may concern the menu and the permissions of the person who made it: the rule list is read again after it (PERM-4). */
  readonly changesRules?: boolean;
  /** The list can be written into a file here, where the server has no export call; needs the permission `<prefix>:export`. */
  readonly exports?: boolean;
  /** The server writes every file of the list: after a question, of the selected rows or of what the filters match, as they are (screens, section 1.5). */
  readonly serverExport?: boolean;
  /** What the button for a new record is called, where that is not 新增: 申请开票. */
  readonly createLabel?: string;
  /** A new record is sent with a `requestNo`: sent again after a time-out, it is made once. For money, cards, and what somebody is told of. */
  readonly createsOnce?: boolean;
  /** Records can come from a file; needs the permission `<prefix>:import`. */
  readonly importing?: ImportSpec<T>;
  /** Groups of fields by name, in order, for form and show page; with groups, every field of the two is in one. */
  readonly groups?: { readonly [K in Group]: FieldGroup<MemberOf<T>> };
  /** The form is filled in step by step, each of them one group or more; every field of the form is in one. */
  readonly steps?: readonly FormStep<NoInfer<Group>>[];
  /** The groups are tabs of the form, gone through in any order and saved together. */
  readonly formTabs?: boolean;
  readonly showTabs?: readonly ShowTab<T>[];
  /** Opens after a record was created, in place of the list alone. */
  readonly AfterCreate?: ComponentType<{ record: T; close: () => void }>;
}

/** A way to see the rows of a resource beside the list: on a map, in a calendar. */
export interface ListDisplay {
  readonly label: string;
  readonly Display: ComponentType<ListDisplayProps>;
}

/** What is over the rows of a list is given. */
export interface AboveRowsProps {
  /** Text by filter name, as in the address. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' } | undefined;
}

/** What another display than the list is given. */
export interface ListDisplayProps {
  /** As in the address: text by filter name. */
  readonly filters: Readonly<Record<string, string>>;
  /** Goes to the list with more filters; an empty text takes one away. */
  readonly showList: (filters: Readonly<Record<string, string>>) => void;
}

/** How the rows of a list are put in order by hand. */
export interface OrderSpec<Field extends string = string> {
  /** The member that holds the place, smaller first. */
  readonly field: Field;
  /** Name of the resource in `saveSort`. */
  readonly module: string;
  /** The permission to move rows, where it is not that of changing records. */
  readonly permission?: string;
}

/** A row as a card: two lines, and a third where something asks for attention. Whatever it leaves out is on the record's page. */
export interface CardSpec<T> {
  /** The member in the first line; the resource's title where absent. */
  readonly title?: MemberOf<T>;
  /** The field beside it, or none; the resource's state where absent. */
  readonly badge?: MemberOf<T> | false;
  /**
   * Up to three fields for the second line; the first three of the list where absent. Then what asks for attention: a
   * sentence, for the rows that need one.
   */
  readonly lines?: readonly [
    facts?: readonly MemberOf<T>[] | undefined,
    attention?: (row: T) => string | undefined,
  ];
}

/** Which members of a record come in from a file (screens, section 1.5). */
export interface ImportSpec<T> {
  /** Names of fields, in the order of the template's columns. */
  readonly columns: readonly (keyof T & string)[];
  /** Rows that the template shows as an example: what somebody would write, by field. */
  readonly example?: readonly { readonly [K in keyof T]?: string | number }[];
  /** Most rows of one file; 5,000 where absent. */
  readonly maxRows?: number;
}

/** How the records of a resource hang together, where they are a tree. */
interface TreeSpec<T, Operation extends string = string> {
  /** The member that holds the id of the record above. */
  readonly parent: keyof T & string;
  /** What that member holds for a record with nothing above it; 0 where absent. */
  readonly root?: number | string;
  /** The member that holds the place among the siblings, smaller first; the server's order stands where absent. */
  readonly order?: keyof T & string;
  /** Name of the resource in `saveSort`: a new place is sent as soon as a row is moved. */
  readonly module?: string;
  /** An operation of the resource that takes the new places instead, when 保存排序 is pressed. */
  readonly savesOrder?: OrderOperation<Operation>;
  /** Levels that there may be: no 新增下级 below the last one. */
  readonly levels?: number;
  /** Records that may have others below them; all where absent. */
  readonly canHaveChildren?: (row: T) => boolean;
  /** The tree is in a narrow pane: a row opens what is beside it, and all that can be done with it is under 更多. */
  readonly beside?: BesideSpec;
}

/** What the rows of a tree in a pane open beside it. */
export interface BesideSpec {
  /** Parameter of the address that holds the id of the row whose business is beside the tree. */
  readonly parameter: string;
  /** What opening it is called: 查看成员. */
  readonly label: string;
}

/** An operation that takes ids and their places, each joined with commas (RuoYi's `updateSort`). */
export interface OrderOperation<Operation extends string = string> {
  readonly operation: Operation;
  /** Members of its body. */
  readonly ids: string;
  readonly orders: string;
}
