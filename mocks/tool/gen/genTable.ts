import { z } from 'zod';
import type { GenColumn, GenTable } from '@/resources/tool/gen/gen';
import { defineTable, type SeedContext, type Stored } from '../../table';
import { dayLength, formatTime } from '../../time';
import { type DbStructure, dbTable } from './dbTable';
import { columnDefaults, tableDefaults } from './importDefaults';

/** The generator's configuration of a table, with that of its columns in order. */
export type GenRow = Stored<Omit<GenTable, 'id'>> & { columns: Stored<GenColumn>[] };

const text = z.string();

/** The kinds of pages that can be generated. */
export const webTypes = z.enum(['element-ui', 'element-plus', 'element-plus-typescript']);

const columnSchema = z.object({
  columnId: z.number(),
  tableId: z.number(),
  columnName: text,
  columnComment: text,
  columnType: text,
  javaType: text,
  javaField: text,
  isPk: text,
  isIncrement: text,
  isRequired: text,
  isInsert: text,
  isEdit: text,
  isList: text,
  isQuery: text,
  queryType: text,
  htmlType: text,
  dictType: text,
  sort: z.number(),
});

/** The tables that were imported. */
export const genTable = defineTable<GenRow>({
  name: 'tool/gen',
  idField: 'tableId',
  schema: z.object({
    tableId: z.number(),
    tableName: text,
    tableComment: text,
    className: text,
    functionAuthor: text,
    remark: text,
    tplCategory: z.enum(['crud', 'tree', 'sub']),
    tplWebType: webTypes,
    packageName: text,
    moduleName: text,
    businessName: text,
    functionName: text,
    genType: text,
    genPath: text,
    parentMenuId: z.number().nullable(),
    parentMenuName: text,
    treeCode: text,
    treeParentCode: text,
    treeName: text,
    subTableName: text,
    subTableFkName: text,
    options: text,
    createTime: text,
    updateTime: text,
    columns: z.array(columnSchema),
  }),
  seed: seedTables,
});

/** A table of the database as it is imported, with all defaults; column ids follow from the table's. */
export function importedRow(structure: DbStructure, tableId: number, time: string): GenRow {
  const columns = structure.columns.map((column, index) => ({
    ...columnDefaults(column),
    columnId: tableId * 1000 + index + 1,
    tableId,
    sort: index + 1,
  }));
  return { ...tableDefaults(structure), tableId, createTime: time, updateTime: '', columns };
}

/** How the imported ones differ from what their import made of them. */
const seeds: Readonly<Record<string, Partial<GenRow>>> = {
  gk_student: { businessName: 'student', genType: '0' },
  gk_volunteer: { tplCategory: 'sub', subTableName: 'gk_volunteer_item', subTableFkName: 'volunteer_id' },
  gk_volunteer_item: {},
  gk_major_class: {
    tplCategory: 'tree',
    treeCode: 'class_id',
    treeParentCode: 'parent_id',
    treeName: 'class_name',
  },
  memo_note: { genType: '1', genPath: '/home/example/gaokao', tplWebType: 'element-ui' },
  show_banner: {},
};

/** Columns that their table has got since it was imported: 同步 finds them. */
const later: Readonly<Record<string, string>> = { memo_note: 'is_top' };

function seedTables({ now, seedOf }: SeedContext): GenRow[] {
  const tables = seedOf(dbTable).filter(({ tableName }) => tableName in seeds);
  return tables.map((structure, index) => {
    const known = structure.columns.filter(({ name }) => name !== later[structure.tableName]);
    const time = formatTime(now - (60 - index * 5) * dayLength);
    const row = importedRow({ ...structure, columns: known }, index + 1, time);
    return { ...row, ...seeds[structure.tableName] };
  });
}
