import type { Endpoints } from '@/providers/endpoints/builder';
import { crudHandlers } from '../crud';
import type { CrudOptions } from '../crudOptions';
import { type Route, route } from '../route';
import type { TableDefinition } from '../table';

/** The routes of a log: newest first, deleted row by row, or all of it (`clean`). */
export function logRoutes<Row extends object>(
  endpoints: Endpoints<'list' | 'remove' | 'clean' | 'export'>,
  definition: TableDefinition<Row>,
  options: CrudOptions<Row>,
): readonly Route[] {
  const { idField } = definition;
  return [
    ...crudHandlers(endpoints, definition, { order: { field: idField, descending: true }, ...options }),
    route(endpoints.operations.clean, async ({ mockServer }) => {
      const log = await mockServer.table(definition);
      for (const row of [...log.all()]) await log.remove(Number(row[idField]));
    }),
  ];
}
