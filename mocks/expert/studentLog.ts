import { z } from 'zod';
import type { SignedInRequest } from '../route';
import { defineTable } from '../table';
import { formatTime } from '../time';

/** An entry of a student's log (screen E2, 操作记录). */
export interface StudentLog {
  id: number;
  studentId: number;
  at: string;
  by: string;
  field: string;
  from: string;
  to: string;
}

export const studentLogTable = defineTable<StudentLog>({
  name: 'expert/studentLog',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    studentId: z.number(),
    at: z.string(),
    by: z.string(),
    field: z.string(),
    from: z.string(),
    to: z.string(),
  }),
  seed: () => [],
});

/** Writes a line of the record's history. */
export async function logStudent(
  { mockServer, user }: Pick<SignedInRequest, 'mockServer' | 'user'>,
  studentId: number,
  field: string,
  from: string,
  to: string,
): Promise<void> {
  const table = await mockServer.table(studentLogTable);
  const at = formatTime(mockServer.now());
  await table.put({ id: table.nextId(), studentId, at, by: user.nickName, field, from, to });
}
