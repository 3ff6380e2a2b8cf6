import type { Entry } from './enter';
import type { Place } from './places';

/** Facts about a resource that its declaration does not say and the contract suite needs. All of it may be absent. */
export interface Sample {
  /** Name of the resource. */
  readonly resource: string;
  /** The place of its list, if no entry of the menu opens it. */
  readonly place?: Omit<Place, 'view'>;
  /** Account that lives with it, where some actions are its person's alone; the administrator's where absent. */
  readonly as?: string;
  /** Query with which its list holds rows of every state, where it opens with fewer. */
  readonly at?: string;
  /** Values for a new record, by field. The suite invents the rest of what is required. */
  readonly values?: Readonly<Record<string, Entry>>;
  /** Required fields into which the form of a new record itself puts a value. */
  readonly prefilled?: readonly string[];
  /** The field whose text in the list is changed, where the one that names a record follows a rule. */
  readonly changes?: string;
  /** The name of a first page's row that allows every action, where that is not the first one. */
  readonly ordinary?: string;
  /** Names of rows with an action that the ordinary one lacks, by the action's label. */
  readonly rows?: Readonly<Record<string, string>>;
  /** The name of a row that may be deleted, where a new one may not be. */
  readonly removable?: string;
  /** Controls on the list for operations that are no row action, by operation. */
  readonly controls?: Readonly<Record<string, Control>>;
}

/** A control as assistive technology finds it. */
export interface Control {
  readonly role: 'button' | 'switch';
  readonly name: string | RegExp;
}
