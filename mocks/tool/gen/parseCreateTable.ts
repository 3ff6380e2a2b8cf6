import type { DbColumn, DbStructure } from './dbTable';

/**
 * Reads `CREATE TABLE` statements as MySQL writes them: columns with type, comment, key and null, and the table's comment.
 * Undefined where a statement is anything else, or has no column: the server then refuses all of them.
 */
export function parseCreateTables(sql: string): readonly DbStructure[] | undefined {
  const statements = split(withoutComments(sql), ';').filter((statement) => statement !== '');
  const tables = statements.map(tableOf);
  const read = tables.filter((table) => table !== undefined);
  return read.length > 0 && read.length === tables.length ? read : undefined;
}

const head = /^create\s+table\s+(?:if\s+not\s+exists\s+)?`?(\w+)`?\s*\(/i;

function tableOf(statement: string): DbStructure | undefined {
  const found = head.exec(statement);
  const end = statement.lastIndexOf(')');
  if (!found?.[1] || end < found[0].length) return undefined;
  const parts = split(statement.slice(found[0].length, end), ',');
  const columns = parts.filter((part) => !isConstraint(part)).map(columnOf);
  const known = columns.filter((column) => column !== undefined);
  if (known.length === 0 || known.length < columns.length) return undefined;
  const keys = parts.flatMap(keyNames);
  const names = new Set(known.map(({ name }) => name));
  if (names.size < known.length || keys.some((key) => !names.has(key))) return undefined;
  return {
    tableName: found[1],
    tableComment: commentIn(statement.slice(end)),
    columns: known.map((column) =>
      keys.includes(column.name) ? { ...column, isPk: true, isRequired: true } : column,
    ),
  };
}

function columnOf(part: string): DbColumn | undefined {
  const [, name, type, rest = ''] =
    /^`?(\w+)`?\s+(\w+(?:\s*\([^)]*\))?(?:\s+unsigned)?)([\s\S]*)$/i.exec(part) ?? [];
  if (name === undefined || type === undefined) return undefined;
  // quoted text does not describe the column itself
  const words = rest.replace(/'(?:[^'\\]|\\.|'')*'/g, "''");
  const isPk = /primary\s+key/i.test(words);
  return {
    name,
    type: type.replaceAll(/\s*([(,])\s*|\s+(?=\))/g, '$1').toLowerCase(),
    comment: commentIn(rest),
    isPk,
    isIncrement: /auto_increment/i.test(words),
    isRequired: isPk || /not\s+null/i.test(words),
  };
}

function isConstraint(part: string): boolean {
  return /^(primary\s+key|unique|key|index|constraint|foreign\s+key|fulltext|check)\b/i.test(part);
}

function keyNames(part: string): string[] {
  const [, names] = /^primary\s+key\s*\(([^)]*)\)/i.exec(part) ?? [];
  return names === undefined ? [] : names.split(',').map((name) => name.replaceAll('`', '').trim());
}

function commentIn(text: string): string {
  const [, comment = ''] = /comment\s*=?\s*'((?:[^'\\]|\\.|'')*)'/i.exec(text) ?? [];
  return comment.replaceAll("''", "'").replaceAll(/\\(.)/g, '$1');
}

function withoutComments(sql: string): string {
  return sql.replaceAll(
    /('(?:[^'\\]|\\.|'')*')|--[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\//g,
    (_, quoted) => quoted ?? ' ',
  );
}

/** The parts between separators that stand neither in quotes nor in brackets. */
function split(text: string, separator: ',' | ';'): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/'(?:[^'\\]|\\.|'')*'|[\s\S]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === separator && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts.map((part) => part.trim());
}
