import type { GenColumn } from '@/resources/tool/gen/gen';
import type { GenRow } from './genTable';
import { camel } from './importDefaults';

/** A configuration as the templates read it. */
export interface GenModel {
  readonly table: GenRow;
  /** The columns in the order of the configuration. */
  readonly columns: readonly GenColumn[];
  readonly pk: GenColumn;
  /** `GkStudent`, and as a variable `gkStudent`. */
  readonly type: string;
  readonly name: string;
  /** `gaokao:student`, before the verb of a permission. */
  readonly permission: string;
  /** `/gaokao/student` */
  readonly url: string;
  /** There for trees: the columns by which rows hang together. */
  readonly tree: TreeMembers | undefined;
  /** There for a table with rows of another one. */
  readonly sub: SubModel | undefined;
}

/** Java names of the members that make a tree. */
export interface TreeMembers {
  readonly code: string;
  readonly parent: string;
  readonly name: string;
}

/** The other table of a pair. */
export interface SubModel {
  readonly table: GenRow;
  readonly type: string;
  /** The column that names the row it belongs to. */
  readonly fkColumn: string;
  readonly fkField: string;
}

/** Reads a configuration for the templates; `tables` are all that may be its other table. */
export function modelOf(table: GenRow, tables: readonly GenRow[]): GenModel | undefined {
  const columns = table.columns.toSorted((one, other) => one.sort - other.sort);
  const pk = columns.find(({ isPk }) => isPk === '1') ?? columns[0];
  if (!pk) return undefined;
  const { className, moduleName, businessName, tplCategory } = table;
  return {
    table,
    columns,
    pk,
    type: className,
    name: className.charAt(0).toLowerCase() + className.slice(1),
    permission: `${moduleName}:${businessName}`,
    url: `/${moduleName}/${businessName}`,
    tree: tplCategory === 'tree' ? treeOf(table) : undefined,
    sub: tplCategory === 'sub' ? subOf(table, tables) : undefined,
  };
}

function treeOf({ treeCode, treeParentCode, treeName }: GenRow): TreeMembers {
  return { code: camel(treeCode), parent: camel(treeParentCode), name: camel(treeName) };
}

function subOf({ subTableName, subTableFkName }: GenRow, tables: readonly GenRow[]): SubModel | undefined {
  const table = tables.find(({ tableName }) => tableName === subTableName);
  if (!table) return undefined;
  return { table, type: table.className, fkColumn: subTableFkName, fkField: camel(subTableFkName) };
}

/** The columns that a flag is set for. */
export function flagged(
  columns: readonly GenColumn[],
  flag: 'isInsert' | 'isEdit' | 'isList' | 'isQuery' | 'isRequired',
): readonly GenColumn[] {
  return columns.filter((column) => column[flag] === '1');
}

/** Lines with what is before each of them; nothing of an empty text. */
export function indent(lines: readonly string[], by: number): string {
  return lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? line : ' '.repeat(by) + line))
    .join('\n');
}

/** The label of a column. */
export function labelOf({ columnComment, columnName }: GenColumn): string {
  return columnComment || columnName;
}
