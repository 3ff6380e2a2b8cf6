import { createContext, use } from 'react';

/** A record that matches the typed text. */
export interface FoundRecord {
  /** Its kind: 机构. */
  readonly kind: string;
  /** Its name for the staff. */
  readonly title: string;
  /** Address of its page, or of its list with the filter set. */
  readonly address: string;
}

/** A task of a page: a form for a new record, or the rows that wait for an action. */
export interface PageTask {
  /** The label of its button: 新增机构, 登记收款. */
  readonly label: string;
  /** Title of the page that it belongs to: 机构列表. */
  readonly page: string;
  /** Address of the form over its list, or of the list with the rows that wait. */
  readonly address: string;
}

/** Searches the resources for the signed-in person. */
export interface RecordSearch {
  /**
   * The tasks that the person may do; without those whose code could not be fetched. Never rejects.
   */
  readonly pageTasks: () => Promise<readonly PageTask[]>;

  /**
   * Searches every kind of record, and reports each kind's results as they arrive. Resolves once all have answered, to
   * whether any of them failed. Never rejects; an aborted search reports nothing more.
   */
  readonly search: (
    text: string,
    onFound: (records: readonly FoundRecord[]) => void,
    signal: AbortSignal,
  ) => Promise<'complete' | 'partial'>;
}

/** Set by the application, which knows the resources; without it the palette finds no records. */
export const RecordSearchContext = createContext<RecordSearch | undefined>(undefined);

/** The search for records. */
export function useRecords(): RecordSearch | undefined {
  return use(RecordSearchContext);
}
