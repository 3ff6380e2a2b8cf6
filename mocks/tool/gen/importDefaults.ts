import type { GenColumn, GenTable } from '@/resources/tool/gen/gen';
import type { DbColumn, DbStructure } from './dbTable';

/** Package that new configurations begin with; its last part is their module. */
const packageName = 'com.example.gaokao';

const notEdited = ['id', 'create_by', 'create_time', 'del_flag'];
const notListed = [...notEdited, 'update_by', 'update_time', 'remark'];

/** `gk_student` → `gkStudent`. */
export function camel(name: string): string {
  return name.toLowerCase().replaceAll(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Capitalises a name. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Defaults of an imported table (rest-contract, section 16: defaults). */
export function tableDefaults({ tableName, tableComment }: DbStructure) {
  return {
    tableName,
    tableComment,
    className: capital(camel(tableName)),
    functionAuthor: 'admin',
    remark: '',
    tplCategory: 'crud',
    tplWebType: 'element-plus',
    packageName,
    moduleName: packageName.slice(packageName.lastIndexOf('.') + 1),
    businessName: tableName.slice(tableName.lastIndexOf('_') + 1),
    functionName: tableComment.replace(/表$/, ''),
    genType: '0',
    genPath: '/',
    parentMenuId: null,
    parentMenuName: '',
    treeCode: '',
    treeParentCode: '',
    treeName: '',
    subTableName: '',
    subTableFkName: '',
    options: '',
  } satisfies Partial<GenTable>;
}

/** Defaults of an imported column. */
export function columnDefaults(column: DbColumn): Omit<GenColumn, 'columnId' | 'tableId' | 'sort'> {
  const { name, comment, type, isPk, isIncrement, isRequired } = column;
  const takes = (left: readonly string[]) => flag(!isPk && !left.includes(name));
  return {
    columnName: name,
    columnComment: comment,
    columnType: type,
    javaType: javaTypeOf(type),
    javaField: camel(name),
    isPk: flag(isPk),
    isIncrement: flag(isIncrement),
    isRequired: flag(isRequired),
    isInsert: '1',
    isEdit: takes(notEdited),
    isList: takes(notListed),
    isQuery: takes(notListed),
    queryType: name.endsWith('name') ? 'LIKE' : 'EQ',
    htmlType: htmlTypeOf(name, type),
    dictType: '',
  };
}

/** Java's type for a column's. */
export function javaTypeOf(type: string): string {
  const { base, length, scale } = sizeOf(type);
  if (/^(datetime|date|time|timestamp)$/.test(base)) return 'Date';
  if (/^(decimal|float|double|number|numeric)$/.test(base) && scale > 0) return 'BigDecimal';
  if (!/^(tinyint|smallint|mediumint|int|integer|bigint|bit|decimal|float|double|number|numeric)$/.test(base))
    return 'String';
  return base !== 'bigint' && length <= 11 ? 'Integer' : 'Long';
}

/** Controls by the ending of a column's name, which goes before its type. */
const byName: readonly (readonly [ending: RegExp, htmlType: string])[] = [
  [/status$/, 'radio'],
  [/(type|sex)$/, 'select'],
  [/image$/, 'imageUpload'],
  [/file$/, 'fileUpload'],
  [/content$/, 'editor'],
];

function htmlTypeOf(name: string, type: string): string {
  const named = byName.find(([ending]) => ending.test(name));
  if (named) return named[1];
  if (javaTypeOf(type) === 'Date') return 'datetime';
  const { base, length } = sizeOf(type);
  const isLong = base.endsWith('text') || (base.includes('char') && length >= 500);
  return isLong ? 'textarea' : 'input';
}

function sizeOf(type: string) {
  const [, base = '', length = '0', scale = '0'] = /^(\w+)(?:\((\d+)(?:,(\d+))?\))?/.exec(type) ?? [];
  return { base, length: Number(length), scale: Number(scale) };
}

function flag(is: boolean): string {
  return is ? '1' : '0';
}
