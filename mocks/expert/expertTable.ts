import { z } from 'zod';
import type { MockServer } from '../mockServer';
import { seedRows } from '../seedStamp';
import { accountTable } from '../system/accountTable';
import { defineTable, stamps } from '../table';
import { studentTable } from './studentTable';

/** An expert who fills in tables of choices for students. */
export interface Expert {
  id: number;
  /** The account; null for those without one in this back-office. Ids are those of the accounts. */
  userId: number | null;
  /** Empty where it is the account's. */
  name: string;
  provinceIds: number[];
  /** The maximum number of students at a time. */
  max: number;
  online: number;
  remark: string;
}

/** The second person of the demonstration, who saves a table that is open elsewhere. */
export const secondExpertId = 901;

const experts: readonly (readonly [number, string, readonly number[], number, number])[] = [
  [4, '', [430000, 440000, 110000, 220000], 24, 1],
  [9, '', [430000, 650000, 540000], 15, 1],
  [12, '', [440000, 110000, 430000], 15, 0],
  [15, '', [220000, 130000, 210000, 370000], 18, 1],
  [secondExpertId, '王老师', [430000, 370000, 440000, 110000], 20, 1],
  [902, '李老师', [130000, 650000, 370000, 540000, 210000], 12, 0],
];

/** The experts (screen E1). */
export const expertTable = defineTable<Expert>({
  name: 'expert/expert',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    userId: z.number().nullable(),
    name: z.string(),
    provinceIds: z.array(z.number()),
    max: z.number(),
    online: z.number(),
    remark: z.string(),
    ...stamps,
  }),
  seed: seedRows(experts, ([id, name, provinceIds, max, online]) => ({
    id,
    userId: name === '' ? id : null,
    name,
    provinceIds: [...provinceIds],
    max,
    online,
  })),
});

/** Students who still need their expert: 待填报, 填报中 and 待确认. */
const busyStates: readonly number[] = [1, 2, 3];

/** All experts as the screens show them, ordered by id; `load` is the number of open students. */
export async function expertsOf({ table }: Pick<MockServer, 'table'>) {
  const [experts, accounts] = [await table(expertTable), await table(accountTable)];
  const students = (await table(studentTable)).all();
  return [...experts.all()]
    .sort((one, other) => one.id - other.id)
    .map(({ id, userId, name, provinceIds, max, online }) => ({
      id,
      name: name || (accounts.get(userId ?? 0)?.nickName ?? ''),
      provinceIds,
      load: students.filter(({ expertId, fillStatus }) => expertId === id && busyStates.includes(fillStatus))
        .length,
      max,
      online: online === 1 ? (1 as const) : (0 as const),
    }));
}
