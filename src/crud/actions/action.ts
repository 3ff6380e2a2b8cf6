import type { ComponentType, ReactNode } from 'react';
import type { OperationRequest } from '@/providers/data/callOperation';
import type { Notify } from '@/providers/notification/notifier';
import type { RecordId } from '../../lib/recordId';
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

/** Where the page stands, for requests that depend on it. */
export interface ActionPlace {
  /** Filters that the place decides: the role whose users are listed. */
  readonly scope: Readonly<Record<string, string>>;
}

/** The tools of an action that simply runs. */
export interface ActionTools<Operation extends string = string> extends ActionPlace {
  /** Makes a call of the resource; resolves with the data once its lists are out of date. */
  readonly call: (operation: Operation, request?: OperationRequest) => Promise<unknown>;
  /** Has the resource's pages read again, after something that no call of the resource did. */
  readonly reload: () => Promise<void>;
  readonly notify: Notify;
  /** Downloads files; its code is fetched when it is first asked for. */
  readonly downloads: () => Promise<Downloads>;
  /** Goes to an address of the application. */
  readonly open: (address: string) => void;
  /** Closes the tab and goes to an address. */
  readonly leave: (address: string) => void;
}

/** Makes one call with what it concerns; asks first where there is something to confirm. */
interface CallWay<Operation extends string, Target extends readonly unknown[]> {
  readonly operation: Operation;
  readonly confirm?: (...target: Target) => string;
  readonly request?: (...target: [...Target, place: ActionPlace]) => OperationRequest;
  /** Shown once the server agreed. */
  readonly success: string | ((...target: Target) => string);
}

/** Does what it does by itself. What it throws has been shown by then. */
interface RunWay<Operation extends string, Target extends readonly unknown[]> {
  readonly run: (...target: [...Target, tools: ActionTools<Operation>]) => unknown;
}

/** Leads to another page; `search` is the list's own query, for pages that lead back to the list as it was. */
interface LinkWay<Target extends readonly unknown[]> {
  readonly href: (...target: [...Target, search: string]) => string;
}

/** Asks what is needed and makes the call by itself; fetched when it is first opened. */
interface DialogWay<Props> {
  readonly dialog: ComponentType<Props>;
}

/** Done with one row: in its row menu, on its card, by the keyboard. */
export type RowAction<T, Operation extends string = string> = ActionBase<Operation> & {
  readonly on: 'row';
  /** Rows that it is offered for; all where absent. */
  readonly when?: (row: T) => boolean;
  /** Is offered for rows that may not be changed as well (`canEdit`): copying one that is published, say. */
  readonly always?: boolean;
  /** Is the first button of the row, before 编辑: what the staff do most. */
  readonly promoted?: boolean;
  /** Opens the record by a press on its name, in place of its show page. */
  readonly opens?: boolean;
} & (
    | CallWay<Operation, [row: T]>
    | RunWay<Operation, [row: T]>
    | LinkWay<[row: T]>
    | DialogWay<RowDialogProps<T>>
  );

/** Done with the selected rows, from the bar below the list. */
export type BatchAction<T, Operation extends string = string> = ActionBase<Operation> & {
  readonly on: 'batch';
  /** Rows that it applies to; the others are left out, which the question says. */
  readonly when?: (row: T) => boolean;
} & (BatchCall<T, Operation> | BatchRun<T, Operation> | DialogWay<BatchDialogProps<T>>);

/** One call for all rows (`requestAll`), or one a row, after which the staff read which were refused, and why. */
type BatchCall<T, Operation extends string> = {
  readonly operation: Operation;
  readonly confirm?: (rows: readonly T[]) => string;
} & (
  | { readonly requestAll: (rows: readonly T[], place: ActionPlace) => OperationRequest }
  | { readonly request: (row: T) => OperationRequest }
);

/** As of a row; where it answers false the rows stay selected. */
type BatchRun<T, Operation extends string> = RunWay<Operation, [rows: readonly T[]]>;

/** A button over the list, for what concerns no row. */
export type ToolbarAction<Operation extends string = string> = ActionBase<Operation> & {
  readonly on: 'toolbar';
  readonly icon: ReactNode;
  readonly primary?: boolean;
  /** A role that it needs. */
  readonly role?: string;
} & (
    | CallWay<Operation, []>
    | RunWay<Operation, []>
    | LinkWay<[]>
    | DialogWay<{ readonly close: () => void }>
  );

/** Props of the dialog of a row's action. */
export interface RowDialogProps<T> {
  readonly row: T;
  readonly close: () => void;
}

/**
 * Props of the dialog of a batch action. `done` closes it and unselects the rows, or only the rows with the given ids.
 */
export interface BatchDialogProps<T> {
  readonly rows: readonly T[];
  readonly close: () => void;
  readonly done: (ids?: readonly RecordId[]) => void;
}
