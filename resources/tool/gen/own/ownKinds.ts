import type { GenColumn } from '../gen';
import { isServerSide, type OwnTree } from './ownModel';

/** How a column is shown, entered and kept: one entry for each of our kinds that a generated resource uses. */
export type OwnKind =
  | 'text'
  | 'textarea'
  | 'number'
  | 'date'
  | 'datetime'
  | 'dictionary'
  | 'dictionaryCode'
  | 'dictionaries'
  | 'images'
  | 'files'
  | 'richtext'
  | 'parent';

/** The kind of a column; with what is not as configured, in Chinese. Without a kind it becomes no field. */
export function kindOf(
  column: GenColumn,
  tree: OwnTree | undefined,
): { readonly kind: OwnKind | undefined; readonly note?: string } {
  const { javaField, javaType, htmlType, dictType } = column;
  if (javaField === tree?.parent) return { kind: 'parent' };
  if (javaType === 'Boolean')
    return {
      kind: undefined,
      note: `${javaField}：Boolean 没有对应的字段类型，请改为 Integer 或 String 加字典`,
    };
  if (javaType === 'Date') return { kind: isServerSide(column) ? 'datetime' : 'date' };
  const isNumber = javaType !== 'String' && javaType !== '';
  if (htmlType === 'select' || htmlType === 'radio' || htmlType === 'checkbox') {
    if (dictType !== '') return { kind: choiceOf(htmlType, isNumber) };
    const kind = isNumber ? 'number' : 'text';
    return { kind, note: `${javaField}：没有设置字典类型，按输入框生成` };
  }
  if (isNumber) return { kind: 'number' };
  return { kind: byHtml[htmlType] ?? 'text' };
}

function choiceOf(htmlType: string, isNumber: boolean): OwnKind {
  if (htmlType === 'checkbox') return 'dictionaries';
  return isNumber ? 'dictionaryCode' : 'dictionary';
}

const byHtml: Readonly<Record<string, OwnKind>> = {
  input: 'text',
  textarea: 'textarea',
  datetime: 'date',
  imageUpload: 'images',
  fileUpload: 'files',
  editor: 'richtext',
};

/** The filter of a list by a column: the field's own, one between two ends, one day, or none. */
export type OwnFilter = 'plain' | 'days' | 'day' | 'numbers';

/** The filter of a column; a filter that cannot be is noted in Chinese. */
export function filterOf(
  column: GenColumn,
  kind: OwnKind,
): { readonly filter: OwnFilter | undefined; readonly note?: string } {
  const { javaField, isQuery, queryType } = column;
  if (isQuery !== '1') return { filter: undefined };
  const none = (why: string) => ({ filter: undefined, note: `${javaField}：${why}，没有生成查询条件` });
  if (kind === 'parent') return none('树按层级展开');
  if (kind === 'images' || kind === 'files' || kind === 'richtext' || kind === 'dictionaries')
    return none('图片、文件、富文本和多选不能作为查询条件');
  const isTime = kind === 'date' || kind === 'datetime';
  if (queryType !== 'BETWEEN') return { filter: isTime ? 'day' : 'plain' };
  if (isTime) return { filter: 'days' };
  return kind === 'number' ? { filter: 'numbers' } : none('BETWEEN 只用于数字和日期');
}
