import type { GenColumn } from '@/resources/tool/gen/gen';
import type { Stored } from '../../table';
import type { DbStructure } from './dbTable';
import type { GenRow } from './genTable';
import { columnDefaults, javaTypeOf } from './importDefaults';

/**
 * The columns as the database's table has them now. Remaining ones keep their configuration, new ones get the
 * defaults, missing ones are dropped. A changed type brings its Java type along.
 */
export function syncedColumns({ tableId, columns }: GenRow, structure: DbStructure): Stored<GenColumn>[] {
  const known = new Map(columns.map((column) => [column.columnName, column]));
  let lastId = Math.max(tableId * 1000, ...columns.map(({ columnId }) => columnId));
  return structure.columns.map((column, index) => {
    const fresh = columnDefaults(column);
    const before = known.get(column.name);
    const place = { tableId, sort: index + 1 };
    if (!before) {
      lastId += 1;
      return { ...fresh, ...place, columnId: lastId };
    }
    const { columnType, isPk, isIncrement } = fresh;
    const javaType = before.columnType === columnType ? before.javaType : javaTypeOf(columnType);
    return { ...before, ...place, columnType, isPk, isIncrement, javaType };
  });
}
