import { ownStudents } from '../expert/studentShown';
import { studentTable } from '../expert/studentTable';
import { type VolunteerRow, volunteerTable } from '../expert/volunteerTable';
import type { MockServer } from '../mockServer';
import type { SignedInRequest } from '../route';

/** The scope of the tables of choices to find. */
export interface TablesOf {
  readonly provinceId?: number;
  readonly year?: number;
  readonly category?: number;
  readonly batchId?: number;
  readonly status?: number | undefined;
}

/** How many tables of choices hang on a province, a score table or a batch. Void ones count only where they are asked for. */
export async function tablesInUse(mockServer: MockServer, of: TablesOf): Promise<number> {
  return (await tablesOf(mockServer, of)).filter(isInUse(of)).length;
}

/** The same of the students whom the caller sees (E6). */
export async function ownTablesInUse(request: SignedInRequest, of: TablesOf): Promise<number> {
  return (await ownTablesOf(request, of)).filter(isInUse(of)).length;
}

/** The tables of the students whom the caller sees, void ones too, as their list has them (E6). */
export async function ownTablesOf(request: SignedInRequest, of: TablesOf): Promise<VolunteerRow[]> {
  const isOwn = await ownStudents(request);
  const students = await request.mockServer.table(studentTable);
  return (await tablesOf(request.mockServer, of)).filter(({ userId }) => {
    const student = students.get(userId);
    return student && isOwn(student);
  });
}

const isInUse =
  ({ status }: TablesOf) =>
  (row: VolunteerRow) =>
    row.status !== 9 || status === 9;

async function tablesOf(
  mockServer: MockServer,
  { provinceId, year, category, batchId, status }: TablesOf,
): Promise<VolunteerRow[]> {
  const asked = Object.entries({ provinceId, year, category, batchId, status }).filter(
    ([, value]) => value !== undefined,
  );
  return (await mockServer.table(volunteerTable))
    .all()
    .filter((row) => asked.every(([member, value]) => Reflect.get(row, member) === value));
}
