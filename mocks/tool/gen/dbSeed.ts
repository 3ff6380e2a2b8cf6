import { dbSeedText } from './dbSeedText';
import type { DbColumn, DbStructure } from './dbTable';

/** Columns at the end of nearly every table. */
const audit = `
  create_by varchar(64) 创建者
  create_time datetime 创建时间
  update_by varchar(64) 更新者
  update_time datetime 更新时间
  remark varchar(500) 备注`;

/**
 * The tables of the database, read out of the seed's text: a table's name and comment, and a column a line with its name, type
 * and comment; `#` is the key, counted up by itself, `!` must be there, `+` represents who wrote the row and when.
 */
export const dbSeeds: readonly DbStructure[] = dbSeedText
  .trim()
  .split(/\n(?=\w)/)
  .map(structureOf);

function structureOf(text: string): DbStructure {
  const [head = '', ...lines] = text.replace(/\n {2}\+/, audit).split('\n');
  const [tableName = '', tableComment = ''] = head.split(' ');
  return { tableName, tableComment, columns: lines.map((line) => columnOf(line.trim())) };
}

function columnOf(line: string): DbColumn {
  const [name = '', type = '', comment = ''] = line.split(' ');
  const isPk = type.endsWith('#');
  return {
    name,
    type: type.replace(/[#!]$/, ''),
    comment,
    isPk,
    isIncrement: isPk,
    isRequired: isPk || type.endsWith('!'),
  };
}
