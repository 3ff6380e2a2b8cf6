import type { TextRule } from '@/src/lib/fieldRule';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId, type RecordId, sameId } from '@/src/lib/recordId';
import type { GenColumn, GenParams, RelatedTable } from '../gen';

/** The configuration of a table as the server sent it. */
export interface GenConfig {
  /** All members of the table, also those without a field here: they are sent back with a save. */
  readonly table: Readonly<Record<string, unknown>>;
  readonly columns: readonly GenColumn[];
  /** The imported tables that this one may refer to. */
  readonly tables: readonly RelatedTable[];
}

/** Reads the response about one table: `{ info, rows, tables }`; undefined where there is no such table. */
export function readGenConfig(data: unknown): GenConfig | undefined {
  if (!isRecord(data) || !isRecord(data.info)) return undefined;
  const { columns: _, ...table } = data.info;
  return { table, columns: readColumns(data.rows), tables: recordsOf(data.tables).map(relatedTable) };
}

/** Columns by their `sort`. */
export function readColumns(rows: unknown): GenColumn[] {
  return recordsOf(rows)
    .map(readColumn)
    .toSorted((one, other) => one.sort - other.sort);
}

/** Members that are texts on every server. */
const texts = [
  'columnName',
  'columnComment',
  'columnType',
  'javaType',
  'javaField',
  'isPk',
  'isIncrement',
  'isRequired',
  'isInsert',
  'isEdit',
  'isList',
  'isQuery',
  'queryType',
  'htmlType',
  'dictType',
] as const satisfies readonly (keyof GenColumn)[];

function readColumn(row: Readonly<Record<string, unknown>>): GenColumn {
  const blank: GenColumn = {
    columnId: parseId(row.columnId) ?? '',
    tableId: parseId(row.tableId) ?? '',
    sort: numberOr(row.sort),
    columnName: '',
    columnComment: '',
    columnType: '',
    javaType: '',
    javaField: '',
    isPk: '',
    isIncrement: '',
    isRequired: '',
    isInsert: '',
    isEdit: '',
    isList: '',
    isQuery: '',
    queryType: '',
    htmlType: '',
    dictType: '',
  };
  const known = Object.fromEntries(texts.map((name) => [name, textOr(row[name])]));
  // the server's further members of a column are returned as they came
  return { ...row, ...blank, ...known };
}

function relatedTable(row: Readonly<Record<string, unknown>>): RelatedTable {
  return {
    tableName: textOr(row.tableName),
    tableComment: textOr(row.tableComment),
    columns: recordsOf(row.columns).map((column) => ({
      columnName: textOr(column.columnName),
      columnComment: textOr(column.columnComment),
    })),
  };
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/**
 * The body of a save: the table with the entered values, the reordered columns, and RuoYi's further members of both.
 */
export function configToSend(
  { table }: Pick<GenConfig, 'table'>,
  entered: Readonly<Record<string, unknown>>,
  columns: readonly GenColumn[],
): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...table, ...entered };
  const params: GenParams = {
    treeCode: textOr(whole.treeCode),
    treeName: textOr(whole.treeName),
    treeParentCode: textOr(whole.treeParentCode),
    parentMenuId: menuOf(whole.parentMenuId) ?? null,
  };
  return { ...whole, columns: columns.map((column, index) => ({ ...column, sort: index + 1 })), params };
}

/** The menu's id; undefined for none, which is 0 or an empty text on some servers. */
export function menuOf(id: unknown): RecordId | undefined {
  return sameId(id, 0) ? undefined : parseId(id);
}

/** The columns of a draft, in its order. */
export function draftedColumns(draft: unknown): readonly GenColumn[] {
  return recordsOf(draft).map(readColumn);
}

/** Ids of the columns without a Java property: `请输入Java属性`. */
export function columnsWithoutField(columns: readonly GenColumn[]): ReadonlySet<RecordId> {
  return new Set(columns.filter(({ javaField }) => javaField.trim() === '').map(({ columnId }) => columnId));
}

/** Rules of the texts of a gen, for its forms and its mock (decision 41). */
export const genRules = {
  tableName: { label: '表名称', required: true, maxLength: 200 },
  tableComment: { label: '表描述', required: true, maxLength: 500 },
  className: { label: '实体类名称', required: true, maxLength: 100 },
  functionAuthor: { label: '作者', required: true, maxLength: 50 },
  packageName: { label: '生成包路径', required: true, maxLength: 100 },
  moduleName: { label: '生成模块名', required: true, maxLength: 30 },
  businessName: { label: '生成业务名', required: true, maxLength: 30 },
  functionName: { label: '生成功能名', required: true, maxLength: 50 },
} as const satisfies Record<string, TextRule>;
