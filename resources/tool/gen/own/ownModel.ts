import { textOr } from '@/src/lib/record';
import type { GenConfig } from '../edit/genConfig';
import type { GenColumn } from '../gen';

/** A table as our own files are made of it. */
export interface OwnModel {
  readonly tableName: string;
  /** The domain: RuoYi's module. */
  readonly domain: string;
  /** Last part of the resource's name: RuoYi's business name. */
  readonly business: string;
  /** `GkStudent`, and as a variable `gkStudent`. */
  readonly type: string;
  readonly variable: string;
  /** The Chinese name of a record. */
  readonly label: string;
  /** The menu's name of the domain, where it is new. */
  readonly groupLabel: string;
  readonly pk: GenColumn;
  /** The columns in order, without the key. */
  readonly columns: readonly GenColumn[];
  readonly tree: OwnTree | undefined;
  /** Text columns and others that the screens list, by which a record is called. */
  readonly title: GenColumn;
}

/** Members by which the rows of a tree hang together. */
export interface OwnTree {
  readonly parent: string;
  readonly name: string;
  /** The member with the place among siblings, where there is one. */
  readonly order: string | undefined;
}

/** The model, or in Chinese why there can be none. */
export type OwnReading =
  | { readonly model: OwnModel; readonly notes: readonly string[] }
  | { readonly problem: string };

/** Words that are no names in a program, and folders that are no domains. */
const reserved = new Set(
  'access await class const contract default delete enum export function import interface lookups new package private public return static switch this var void while yield'.split(
    ' ',
  ),
);

/** Reads the configuration of a table for our own files. */
export function readOwnModel({ table, columns: all }: GenConfig): OwnReading {
  const [domain, business] = [textOr(table.moduleName), textOr(table.businessName)];
  const type = textOr(table.className);
  const names = [
    ['生成模块名', domain, /^[a-z]\w*$/.test(domain) && !reserved.has(domain)],
    ['生成业务名', business, /^[a-z]\w*$/.test(business)],
    ['实体类名称', type, /^[A-Z]\w*$/.test(type)],
  ] as const;
  for (const [label, value, fits] of names)
    if (!fits) return { problem: `${label}「${value}」不能用作程序中的名称` };
  const bad = all.find(({ javaField }) => !/^[A-Za-z_]\w*$/.test(javaField));
  if (bad) return { problem: `字段 ${bad.columnName} 的 java属性「${bad.javaField}」不能用作程序中的名称` };
  const pk = all.find(({ isPk }) => isPk === '1');
  if (!pk) return { problem: '没有主键字段' };
  const columns = all.filter((column) => column !== pk);
  const { tree, note } = readTree(table, columns, pk);
  const title = titleOf(columns, tree);
  if (!title) return { problem: '没有在列表中显示的字段，记录没有名称' };
  const tableName = textOr(table.tableName);
  const label = textOr(table.functionName) || textOr(table.tableComment) || tableName;
  const groupLabel = textOr(table.parentMenuName) || `${label}管理`;
  const variable = type.charAt(0).toLowerCase() + type.slice(1);
  const notes = [...(note ? [note] : []), ...subNotes(table)];
  return {
    model: { tableName, domain, business, type, variable, label, groupLabel, pk, columns, tree, title },
    notes,
  };
}

function readTree(
  table: GenConfig['table'],
  columns: readonly GenColumn[],
  pk: GenColumn,
): { tree: OwnTree | undefined; note?: string } {
  if (textOr(table.tplCategory) !== 'tree') return { tree: undefined };
  const fieldOf = (name: unknown) => columns.find(({ columnName }) => columnName === textOr(name))?.javaField;
  const [parent, name] = [fieldOf(table.treeParentCode), fieldOf(table.treeName)];
  if (textOr(table.treeCode) !== pk.columnName)
    return { tree: undefined, note: '树编码字段不是主键：按普通列表生成' };
  if (!parent || !name) return { tree: undefined, note: '树父编码字段或树名称字段不存在：按普通列表生成' };
  return {
    tree: { parent, name, order: columns.find(({ javaField }) => javaField === 'orderNum')?.javaField },
  };
}

function subNotes(table: GenConfig['table']): string[] {
  if (textOr(table.tplCategory) !== 'sub') return [];
  return [
    `主子表：只生成主表，子表 ${textOr(table.subTableName)} 的行不在表单中，也不随主表保存；需要时用 repeated 字段（src/crud/fields/repeated/repeated.tsx）补写`,
  ];
}

/** The title of a record: the tree's name, else a listed name or title, else another listed text. */
function titleOf(columns: readonly GenColumn[], tree: OwnTree | undefined): GenColumn | undefined {
  const listed = columns.filter(({ isList }) => isList === '1');
  const texts = listed.filter(({ javaType, htmlType }) => javaType === 'String' && htmlType === 'input');
  return (
    columns.find(({ javaField }) => javaField === tree?.name) ??
    texts.find(({ javaField }) => /^(name|title)$|(Name|Title)$/.test(javaField)) ??
    texts[0] ??
    listed[0]
  );
}

/** The label of a column, without the part of its comment in brackets. */
export function labelOf({ columnComment, javaField }: GenColumn): string {
  return columnComment.split(/[（(]/)[0]?.trim() || javaField;
}

/** Columns that RuoYi fills in by itself. */
const serverSide = ['createBy', 'createTime', 'updateBy', 'updateTime', 'delFlag', 'ancestors'];

export function isServerSide({ javaField }: GenColumn): boolean {
  return serverSide.includes(javaField);
}

export function isCreated(column: GenColumn): boolean {
  return column.isInsert === '1' && !isServerSide(column);
}

export function isEdited(column: GenColumn): boolean {
  return column.isEdit === '1' && !isServerSide(column);
}

/** Whether a new record must have a value. */
export function isNeeded(column: GenColumn): boolean {
  return column.isRequired === '1' && isCreated(column);
}

/** Characters of `varchar(30)`; undefined where there is no end. */
export function lengthOf({ columnType }: GenColumn): number | undefined {
  const [, length] = /^n?(?:var)?char2?\((\d+)\)/i.exec(columnType) ?? [];
  return length === undefined ? undefined : Number(length);
}

/** Digits after the point of `decimal(10,2)`. */
export function scaleOf({ columnType, javaType }: GenColumn): number {
  const [, scale] = /\(\d+,\s*(\d+)\)/.exec(columnType) ?? [];
  if (javaType !== 'BigDecimal' && javaType !== 'Double') return 0;
  return scale === undefined ? 2 : Number(scale);
}

/** Capitalises a name. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
