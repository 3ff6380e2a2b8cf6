import type { MockServer } from '../mockServer';
import type { StudentRow } from './studentTable';

/** What is kept of a table of choices that the list of students needs. */
export interface TableBrief {
  readonly id: number;
  readonly version: number;
}

/** A student's tables of choices. */
export async function tablesOfStudent(_mockServer: MockServer, _userId: number): Promise<TableBrief[]> {
  return [];
}

/** How far the main table of a student's main batch is. */
export async function mainTableOf(_mockServer: MockServer, _student: StudentRow) {
  return { errors: 0, warns: 0 };
}
