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
 * The tables of the database, parsed from the seed's text. A table has a name and a comment, and a line per column
 * with name, type and comment. `#` marks the auto-increment key, `!` a required column, `+` the columns of author and
 * time.
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
