import { type AnyField, erase } from '@/src/crud/defineResource';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { choice, type Option } from '@/src/ui/fields/choice';
import type { FormValues } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { toolEndpoints } from '../../endpoints';
import type { TplCategory, TplWebType } from '../gen';
import type { GenConfig } from './genConfig';
import { genRules } from './genConfig';
import { PathInput } from './PathInput';

/** The tabs that hold a form. */
export type FormTab = 'basic' | 'gen';

const categories: readonly Option<TplCategory>[] = [
  { value: 'crud', label: '单表（增删改查）' },
  { value: 'tree', label: '树表（增删改查）' },
  { value: 'sub', label: '主子表（增删改查）' },
];

const webTypes: readonly Option<TplWebType>[] = [
  { value: 'element-ui', label: 'Vue2 Element UI 模版' },
  { value: 'element-plus', label: 'Vue3 Element Plus 模版' },
  { value: 'element-plus-typescript', label: 'Vue3 Element Plus TypeScript 模版' },
];

const isTree = ({ tplCategory }: FormValues) => tplCategory === 'tree';
const isSub = ({ tplCategory }: FormValues) => tplCategory === 'sub';

const basic = {
  tableName: text(genRules.tableName),
  tableComment: text(genRules.tableComment),
  className: text(genRules.className),
  functionAuthor: text(genRules.functionAuthor),
  remark: textarea('备注', { maxLength: 500 }),
};

/** The fields of the forms 基本信息 and 生成信息, with their rules; columns and tables are those of the configuration. */
export function genFields({ columns, tables }: Pick<GenConfig, 'columns' | 'tables'>): readonly AnyField[] {
  const ownColumns = columns.map(columnOption);
  const column = (label: string) => choice(label, ownColumns, { required: true, visible: isTree });
  return [
    ...erase(basic).map((field) => ({ ...field, group: 'basic' satisfies FormTab })),
    ...erase({
      tplCategory: choice('生成模板', categories, { required: true }),
      tplWebType: choice('前端类型', webTypes, { initial: 'element-ui' }),
      packageName: text(genRules.packageName, { help: '生成在哪个 Java 包下，例如 com.example.gaokao' }),
      moduleName: text(genRules.moduleName, { help: '可理解为子系统名，例如 system' }),
      businessName: text(genRules.businessName, { help: '可理解为功能英文名，例如 user' }),
      functionName: text(genRules.functionName, { help: '用作类描述，例如 用户' }),
      parentMenuId: treeSelect(
        '上级菜单',
        { operation: toolEndpoints['tool/gen-edit'].operations.menus },
        { help: '分配到指定菜单下，例如 系统管理' },
      ),
      genType: choice(
        '生成代码方式',
        [
          { value: '0', label: 'zip压缩包' },
          { value: '1', label: '自定义路径' },
        ],
        { initial: '0' },
      ),
      genPath: text('自定义路径', {
        Input: PathInput,
        help: '填写磁盘绝对路径，若不填写，则生成到当前Web项目下',
        visible: ({ genType }) => genType === '1',
      }),
      treeCode: column('树编码字段'),
      treeParentCode: column('树父编码字段'),
      treeName: column('树名称字段'),
      subTableName: choice('关联子表的表名', tables.map(tableOption), {
        required: true,
        visible: isSub,
      }),
      subTableFkName: choice('子表关联的外键名', allColumns(tables), {
        required: true,
        visible: isSub,
        choices: ({ subTableName }) => columnNamesOf(tables, subTableName),
        resetOn: ['subTableName'],
      }),
    }).map((field) => ({ ...field, group: 'gen' satisfies FormTab })),
  ];
}

function columnOption({ columnName, columnComment }: { columnName: string; columnComment: string }) {
  return { value: columnName, label: named(columnName, columnComment) };
}

function tableOption({ tableName, tableComment }: GenConfig['tables'][number]) {
  return { value: tableName, label: named(tableName, tableComment) };
}

function named(name: string, comment: string): string {
  return comment ? `${name}：${comment}` : name;
}

/** Columns of all tables, each name once; by the name alone where the tables comment it differently. */
function allColumns(tables: GenConfig['tables']): Option<string>[] {
  const labels = new Map<string, string>();
  for (const { value, label } of tables.flatMap(({ columns }) => columns.map(columnOption)))
    labels.set(value, (labels.get(value) ?? label) === label ? label : value);
  return [...labels].map(([value, label]) => ({ value, label }));
}

function columnNamesOf(tables: GenConfig['tables'], tableName: unknown): string[] {
  const columns = tables.find((table) => table.tableName === tableName)?.columns ?? [];
  return columns.map(({ columnName }) => columnName);
}
