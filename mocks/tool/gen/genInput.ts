import { z } from 'zod';
import { genRules } from '@/resources/tool/gen/edit/genConfig';
import type { GenColumn } from '@/resources/tool/gen/gen';
import { ApiError } from '../../responses';
import { idSchema, read } from '../../route';
import { filled, filledMember, optionalId, optionalText, remark } from '../../rules';
import type { Stored } from '../../table';
import { type GenRow, webTypes } from './genTable';

const text = optionalText('该项', 500);
const flag = z
  .enum(['0', '1'])
  .nullish()
  .transform((value) => value ?? '0');

const columnInput = z.object({
  columnId: idSchema,
  columnComment: text,
  javaType: text,
  javaField: filled('Java属性', 200),
  isInsert: flag,
  isEdit: flag,
  isList: flag,
  isQuery: flag,
  isRequired: flag,
  queryType: text,
  htmlType: text,
  dictType: text,
  sort: z.number().int(),
});

const tableInput = z.object({
  tableName: filledMember(genRules.tableName),
  tableComment: filledMember(genRules.tableComment),
  className: filledMember(genRules.className),
  functionAuthor: filledMember(genRules.functionAuthor),
  remark,
  tplCategory: z.enum(['crud', 'tree', 'sub'], '请选择生成模板'),
  tplWebType: webTypes.default('element-plus'),
  packageName: filledMember(genRules.packageName),
  moduleName: filledMember(genRules.moduleName),
  businessName: filledMember(genRules.businessName),
  functionName: filledMember(genRules.functionName),
  genType: z.enum(['0', '1']).default('0'),
  genPath: text,
  subTableName: text,
  subTableFkName: text,
  columns: z.array(columnInput).min(1, '字段信息不能为空'),
});

const paramsInput = z.object({
  treeCode: text,
  treeParentCode: text,
  treeName: text,
  parentMenuId: optionalId,
});

/** The configuration as a save leaves it; refuses what is not complete. Columns that the body does not name stay as they are. */
export function changedRow(before: GenRow, body: Readonly<Record<string, unknown>>): GenRow {
  const { columns, ...table } = read(body, tableInput);
  const params = read(body.params ?? {}, paramsInput);
  checkTemplate(table, params);
  const entered = new Map(columns.map((column) => [column.columnId, column]));
  return {
    ...before,
    ...table,
    ...params,
    options: JSON.stringify(params),
    columns: before.columns.map(
      (column): Stored<GenColumn> => ({ ...column, ...entered.get(column.columnId) }),
    ),
  };
}

type Table = Omit<z.output<typeof tableInput>, 'columns'>;

/** Refuses a tree or a pair of tables without its required parameters. */
function checkTemplate({ tplCategory, ...table }: Table, params: z.output<typeof paramsInput>): void {
  if (tplCategory === 'tree') {
    need(params.treeCode, '树编码字段');
    need(params.treeParentCode, '树父编码字段');
    need(params.treeName, '树名称字段');
  }
  if (tplCategory === 'sub') {
    need(table.subTableName, '关联子表的表名');
    need(table.subTableFkName, '子表关联的外键名');
  }
}

function need(value: string, label: string): void {
  if (value === '') throw new ApiError(`${label}不能为空`);
}
