import type { RecordId } from '@/src/lib/recordId';
/** A table of the database as the generator knows it (rest-contract, section 16). */
export interface GenTable {
  /** The same as `tableId`; the data provider sets it. */
  id: RecordId;
  tableId: RecordId;
  tableName: string;
  tableComment: string;
  className: string;
  functionAuthor: string;
  remark: string;
  /** The template: one table, a tree of its rows, or the rows of another one with each of its own. */
  tplCategory: TplCategory;
  tplWebType: TplWebType;
  packageName: string;
  moduleName: string;
  businessName: string;
  functionName: string;
  /** `"0"` a zip archive, `"1"` files at `genPath`. */
  genType: string;
  genPath: string;
  parentMenuId: RecordId | null;
  parentMenuName: string;
  treeCode: string;
  treeParentCode: string;
  treeName: string;
  subTableName: string;
  subTableFkName: string;
  /** JSON text of the {@link GenParams}. */
  options: string;
  createTime: string;
  updateTime: string;
}

export type TplCategory = 'crud' | 'tree' | 'sub';
export type TplWebType = 'element-ui' | 'element-plus' | 'element-plus-typescript';

/** The pages that new tables begin with; RuoYi 3.9.2 wants it said, older ones do not mind. */
export const usualTemplate: TplWebType = 'element-plus';

/** Parameters saved beside the table. */
export interface GenParams {
  readonly treeCode: string;
  readonly treeName: string;
  readonly treeParentCode: string;
  readonly parentMenuId: RecordId | null;
}

/** One column of a table, and what is to be made of it. Yes and no are `"1"` and `"0"`. */
export interface GenColumn {
  columnId: RecordId;
  tableId: RecordId;
  columnName: string;
  columnComment: string;
  columnType: string;
  javaType: string;
  javaField: string;
  isPk: string;
  isIncrement: string;
  isRequired: string;
  isInsert: string;
  isEdit: string;
  isList: string;
  isQuery: string;
  queryType: string;
  htmlType: string;
  dictType: string;
  /** The order, from 1. */
  sort: number;
}

/** A table of the database that may be imported. */
export interface DbTable {
  /** The same as `tableName`; the data provider sets it. */
  id: string;
  tableName: string;
  tableComment: string;
  createTime: string;
  updateTime: string;
}

/** A table and its columns by name, as others may refer to it. */
export interface RelatedTable {
  readonly tableName: string;
  readonly tableComment: string;
  readonly columns: readonly { readonly columnName: string; readonly columnComment: string }[];
}
