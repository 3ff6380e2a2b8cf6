import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import { found, refuse } from '../responses';
import { idsSchema, read, route, type SignedInRequest } from '../route';
import type { TableDefinition } from '../table';

const placesText = z.string().regex(/^\d{1,4}(,\d{1,4})*$/);

/**
 * RuoYi's `updateSort`: ids and their places as lists with commas, put together pair by pair. Nothing is written where one
 * of the rows is not there, or where the lists differ in length. `field` is the member that holds the place.
 */
export function sortRoute<Row extends object>(
  operation: Operation,
  definition: TableDefinition<Row>,
  { ids: idsName, place }: { ids: string; place: (sort: number) => Partial<Row> },
) {
  return route(operation, async ({ mockServer, body }: SignedInRequest) => {
    const table = await mockServer.table(definition);
    const rows = read(body[idsName], idsSchema).map((id) => found(table.get(id)));
    const places = read(body.orderNums, placesText).split(',').map(Number);
    if (places.length !== rows.length) refuse('参数错误：orderNums');
    for (const [index, row] of rows.entries()) await table.put({ ...row, ...place(places[index] ?? 0) });
  });
}
