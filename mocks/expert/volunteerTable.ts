import { z } from 'zod';
import { confirmationRules } from '@/resources/expert/final/confirmation';
import type { Category } from '@/src/gaokao/student';
import type { ChoiceItem, Confirmation } from '@/src/gaokao/volunteerTable';
import { textMember } from '../rules';
import { defineTable } from '../table';
import { type StudentRow, studentSchema } from './studentTable';
import { seedVolunteers } from './volunteerSeed';

/** How the rows of a seeded table come about: they are picked when they are first read. */
export interface Recipe {
  /** Rows of 冲, 稳 and 保. */
  readonly counts: readonly [number, number, number];
  /** Deliberate faults of the table. */
  readonly faults: readonly Fault[];
  /** The student for whom they are picked, as first seeded: a table does not change with its student. */
  readonly student: StudentRow;
}

export type Fault = 'shadow' | 'retreat' | 'subject' | 'noPick' | 'gone' | 'unsafe';

/** A table of choices as the server keeps it: keys and picks, never chances. */
export interface VolunteerRow {
  id: number;
  userId: number;
  provinceId: number;
  year: number;
  batchId: number;
  mode: 1 | 2 | 3;
  category: Category;
  planNo: number;
  name: string;
  isMain: 0 | 1;
  status: 0 | 1 | 2 | 3 | 9;
  version: number;
  items: ChoiceItem[];
  /** Null once somebody has saved the table. */
  recipe: Recipe | null;
  chanceAt: string;
  savedAt: string;
  savedBy: string;
  createTime: string;
  /** The confirmation of the final table. */
  confirm?: Confirmation | null | undefined;
}

const flag = z.literal([0, 1]);

/** The stored shape of a choice. */
export const itemShape = z.object({
  key: z.string(),
  picks: z.array(z.string()),
  obey: flag,
  locked: flag,
  manualTier: z.literal([0, 1, 2, 3, 9]).nullable(),
  note: z.string(),
});

/** The stored confirmation of a final table. */
export const confirmShape = z.object({
  by: z.literal([1, 2, 3], '请选择确认人'),
  at: z.string('请选择确认时间').regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, '请选择确认时间'),
  way: z.enum(['面谈', '电话', '微信'], '请选择确认方式'),
  remark: textMember(confirmationRules.remark),
});

/** The tables of choices (screens E3 to E7): ninety over nine provinces, of all nine kinds. */
export const volunteerTable = defineTable<VolunteerRow>({
  name: 'expert/volunteer',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    userId: z.number(),
    provinceId: z.number(),
    year: z.number(),
    batchId: z.number(),
    mode: z.literal([1, 2, 3]),
    category: z.literal([1, 2, 3, 4, 5]),
    planNo: z.number(),
    name: z.string(),
    isMain: flag,
    status: z.literal([0, 1, 2, 3, 9]),
    version: z.number(),
    items: z.array(itemShape),
    recipe: z
      .object({
        counts: z.tuple([z.number(), z.number(), z.number()]),
        faults: z.array(z.enum(['shadow', 'retreat', 'subject', 'noPick', 'gone', 'unsafe'])),
        student: studentSchema,
      })
      .nullable(),
    chanceAt: z.string(),
    savedAt: z.string(),
    savedBy: z.string(),
    createTime: z.string(),
    confirm: confirmShape.nullish(),
  }),
  seed: seedVolunteers,
});
