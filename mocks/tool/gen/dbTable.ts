import { z } from 'zod';
import { defineTable } from '../../table';
import { dayLength, formatTime } from '../../time';
import { dbSeeds } from './dbSeed';

const columnSchema = z.object({
  name: z.string(),
  /** The type in the database's words: `varchar(64)`. */
  type: z.string(),
  comment: z.string(),
  isPk: z.boolean(),
  isIncrement: z.boolean(),
  isRequired: z.boolean(),
});

/** A column of a table of the database. */
export type DbColumn = z.infer<typeof columnSchema>;

/** A table as a statement or a seed describes it. */
export interface DbStructure {
  readonly tableName: string;
  readonly tableComment: string;
  readonly columns: DbColumn[];
}

/** The database whose tables are imported: what `information_schema` would say. */
export const dbTable = defineTable<DbStructure & { id: number; createTime: string; updateTime: string }>({
  name: 'tool/gen/db',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    tableName: z.string(),
    tableComment: z.string(),
    columns: z.array(columnSchema),
    createTime: z.string(),
    updateTime: z.string(),
  }),
  seed: ({ now }) =>
    dbSeeds.map((structure, index) => ({
      ...structure,
      id: index + 1,
      createTime: formatTime(now - (300 - index * 7) * dayLength),
      updateTime: index % 3 === 0 ? formatTime(now - (40 - index) * dayLength) : '',
    })),
});
