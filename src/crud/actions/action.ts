import type { ComponentType, ReactNode } from 'react';
import type { OperationRequest } from '@/providers/data/callOperation';
import type { Notify } from '@/providers/notification/notifier';
import type { MayDo } from '../../lib/needed';
import type { RecordId } from '../../lib/recordId';
import type { FormValues } from '../../ui/fields/field';
import type { Downloads } from '../transfers/useDownload';

/** Actions beside show, create, edit and delete (architecture, section 2). `Operation` lists the calls there are. */
export type Action<T, Operation extends string = string> =
  | RowAction<T, Operation>
  | BatchAction<T, Operation>
  | ToolbarAction<Operation>;

/** Members of every action. A person who lacks one of its permissions is not offered it. */
interface ActionBase<Operation extends string> {
  readonly label: string;
  readonly danger?: boolean;
  /** The call that it makes, or whose permission its dialog needs. */
  readonly operation?: Operation;
  /** A permission that it needs beside that of its operation, or where it makes no call. */
  readonly permission?: string;
}

/** The page's place, for requests that depend on it. */
export interface ActionPlace {
  /** Filters that the place decides: the role whose users are listed. */
  readonly scope: Readonly<Record<string, string>>;
}

/** The tools of an action that simply runs. */
export interface ActionTools<Operation extends string = string> extends ActionPlace {
  /** Makes a call of the resource; resolves with the data once its lists are out of date. */
  readonly call: (operation: Operation, request?: OperationRequest) => Promise<unknown>;
  /** Reads the resource's pages again, after a change that no call of the resource made. */
  readonly reload: () => Promise<void>;
  readonly notify: Notify;
  /** Downloads files; its code is fetched when it is first asked for. */
  readonly downloads: () => Promise<Downloads>;
  /** Goes to an address of the application. */
  readonly open: (address: string) => void;
  /** Closes the tab and goes to an address. */
  readonly leave: (address: string) => void;
}

/** Makes one call for its target; asks first where there is something to confirm. */
interface CallWay<Operation extends string, Target extends readonly unknown[]> {
  readonly operation: Operation;
  readonly confirm?: (...target: Target) => string;
  readonly request?: (...target: [...Target, place: ActionPlace]) => OperationRequest;
  /** Shown once the server agreed. */
  readonly success: string | ((...target: Target) => string);
}

/** Runs a function of its own. Errors that it throws have been shown by then. */
interface RunWay<Operation extends string, Target extends readonly unknown[]> {
  readonly run: (...target: [...Target, tools: ActionTools<Operation>]) => unknown;
}

/** Opens another page. `search` is the list's own query, for pages that lead back to the list as it was. */
interface LinkWay<Target extends readonly unknown[]> {
  readonly href: (...target: [...Target, search: string]) => string;
}

/** Opens a dialog that asks for values and makes the call itself. Its code is fetched when it is first opened. */
interface DialogWay<Props> {
  readonly dialog: ComponentType<Props>;
}

/** The fields of a dialog, by the names under which their values are sent. */
export type DialogFields = Readonly<Record<string, { readonly label: string; readonly kind: object }>>;

/**
 * Asks for a few values in a dialog that the engine draws, and makes its call with them. The record's id and `rev` are
 * sent with the values, of several records their ids. A refusal is at the field that knows it (`serverErrors`), else
 * over all.
 */
export interface FieldsWay<Operation extends string, Target extends readonly unknown[]> {
  readonly operation: Operation;
  readonly fields: DialogFields | ((...target: Target) => DialogFields);
  /** 确认提示 where absent. */
  readonly title?: string | ((...target: Target) => string);
  /** Over the fields: the question, a warning, or what the action is about. */
  readonly text?: string | ((...target: Target) => string);
  /** Values to begin with that come out of the target, over the `initial` of the fields. */
  readonly initial?: (...target: Target) => FormValues;
  /** The body made of the values, beside id and `rev`; all of them where absent. */
  readonly body?: (values: FormValues, ...target: Target) => FormValues;
  /** False: the body names the records by itself, or none. */
  readonly sendsId?: boolean;
  /** Asks for the password of the person as well, sent as `password`. */
  readonly password?: boolean;
  /** Sends a `requestNo`, the same as long as the dialog is open: whatever is sent again is booked once. */
  readonly once?: boolean;
  /** Shown once the server agreed. */
  readonly success: string | ((...target: Target) => string);
}

/** An action whose dialog is declared by its fields. */
export type ActionWithFields<T, Operation extends string = string> =
  | (ActionBase<Operation> & RowPlace<T> & FieldsWay<Operation, [row: T]>)
  | (ActionBase<Operation> & BatchPlace<T> & FieldsWay<Operation, [rows: readonly T[]]>)
  | (ActionBase<Operation> & ToolbarPlace & FieldsWay<Operation, []>);

/** Done with one row: in its row menu, on its card, by the keyboard. */
interface RowPlace<T> {
  readonly on: 'row';
  /** Rows that it is offered for; all where absent. `can` is for rows that need a further permission. */
  readonly when?: (row: T, can: MayDo) => boolean;
  /** Offered also for rows that may not be changed (`canEdit`): copying a published one, say. */
  readonly always?: boolean;
  /** The first button of the row, before 编辑: the staff's most frequent one. */
  readonly promoted?: boolean;
  /** Opens the record by a press on its name, in place of its show page. */
  readonly opens?: boolean;
  /** Filters of the list that leave the rows that wait for it: the command palette finds them by its label. */
  readonly waiting?: Readonly<Record<string, string>>;
}

/** Something to do with one row. */
export type RowAction<T, Operation extends string = string> = ActionBase<Operation> &
  RowPlace<T> &
  (
    | CallWay<Operation, [row: T]>
    | RunWay<Operation, [row: T]>
    | LinkWay<[row: T]>
    | DialogWay<RowDialogProps<T>>
  );

/** Done with the selected rows, from the bar below the list. */
interface BatchPlace<T> {
  readonly on: 'batch';
  /** Rows that it applies to; the others are left out, and the question says so. */
  readonly when?: (row: T, can: MayDo) => boolean;
}

/** Something to do with the selected rows. */
export type BatchAction<T, Operation extends string = string> = ActionBase<Operation> &
  BatchPlace<T> &
  (BatchCall<T, Operation> | BatchRun<T, Operation> | DialogWay<BatchDialogProps<T>>);

/** One call for all rows (`requestAll`), or one a row, after which the staff read which were refused, and why. */
type BatchCall<T, Operation extends string> = {
  readonly operation: Operation;
  readonly confirm?: (rows: readonly T[]) => string;
} & (
  | { readonly requestAll: (rows: readonly T[], place: ActionPlace) => OperationRequest }
  | { readonly request: (row: T) => OperationRequest }
);

/** Like a row's function; the rows stay selected where it returns false. */
type BatchRun<T, Operation extends string> = RunWay<Operation, [rows: readonly T[]]>;

/** A button over the list, for what concerns no row. */
interface ToolbarPlace {
  readonly on: 'toolbar';
  readonly icon: ReactNode;
  readonly primary?: boolean;
  /** A role that it needs. */
  readonly role?: string;
}

/** Something to do that concerns no row. */
export type ToolbarAction<Operation extends string = string> = ActionBase<Operation> &
  ToolbarPlace &
  (CallWay<Operation, []> | RunWay<Operation, []> | LinkWay<[]> | DialogWay<{ readonly close: () => void }>);

/** Props of the dialog of a row's action. */
export interface RowDialogProps<T> {
  readonly row: T;
  readonly close: () => void;
  /** Called once the server agreed; not by every dialog that is written by hand. */
  readonly onDone?: () => void;
}

/**
 * Props of the dialog of a batch action. `done` closes it and unselects the rows, or only the rows with the given ids.
 */
export interface BatchDialogProps<T> {
  readonly rows: readonly T[];
  readonly close: () => void;
  readonly done: (ids?: readonly RecordId[]) => void;
}
