import type { GenColumn } from '@/resources/tool/gen/gen';
import { type GenModel, indent } from '../model';

/** Packages of the classes in use. */
const imports: Readonly<Record<string, string>> = {
  Date: 'java.util.Date',
  BigDecimal: 'java.math.BigDecimal',
};

/** The class of a row. */
export function domainJava({ table, columns, type, sub, tree }: GenModel): string {
  const list = sub ? [`/** ${sub.table.functionName} */`, `private List<${sub.type}> items;`] : [];
  const children = tree ? ['/** 下级 */', `private List<${type}> children;`] : [];
  return classOf(
    table.packageName,
    type,
    `${table.functionName}（${table.tableName}）`,
    table.functionAuthor,
    columns,
    [...list, ...children],
  );
}

/** The class of a row of the other table. */
export function subDomainJava({ table, sub }: GenModel): string {
  if (!sub) return '';
  const { functionName, tableName, columns } = sub.table;
  return classOf(
    table.packageName,
    sub.type,
    `${functionName}（${tableName}）`,
    table.functionAuthor,
    columns,
    [],
  );
}

function classOf(
  packageName: string,
  type: string,
  title: string,
  author: string,
  columns: readonly GenColumn[],
  more: readonly string[],
): string {
  const used = new Set(columns.flatMap(({ javaType }) => imports[javaType] ?? []));
  if (more.length > 0) used.add('java.util.List');
  const fields = columns.flatMap((column) => [
    `/** ${column.columnComment || column.columnName} */`,
    ...(column.isRequired === '1' && column.isPk !== '1'
      ? [`@NotNull(message = "${column.columnComment}不能为空")`]
      : []),
    `private ${column.javaType} ${column.javaField};`,
    '',
  ]);
  return `package ${packageName}.domain;

${[...used, 'jakarta.validation.constraints.NotNull', 'lombok.Data']
  .toSorted()
  .map((name) => `import ${name};`)
  .join('\n')}

/**
 * ${title}
 *
 * @author ${author}
 */
@Data
public class ${type} {

${indent([...fields, ...more], 4).trimEnd()}
}
`;
}
