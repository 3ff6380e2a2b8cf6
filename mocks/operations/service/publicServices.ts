import type { MockServer } from '../../mockServer';
import { orders30Of, type ServiceRow, serviceTable } from './serviceTable';

/** A service as the sites and other records name it. */
export interface PublicService {
  readonly id: number;
  readonly name: string;
  readonly cover: string;
  readonly isOnSale: boolean;
  /** The rating out of five, with one digit. */
  readonly rating: number;
  readonly orders30: number;
}

/** Public services by id. */
export async function publicServices({
  table,
}: Pick<MockServer, 'table'>): Promise<ReadonlyMap<number, PublicService>> {
  const rows = (await table(serviceTable)).all();
  return new Map(rows.map((row) => [row.id, shown(row)]));
}

function shown(row: ServiceRow): PublicService {
  const { id, name, cover, saleStatus } = row;
  return {
    ...{ id, name, cover, isOnSale: saleStatus === 1 },
    ...{ rating: 4.9 - (id % 5) / 10, orders30: orders30Of(row) },
  };
}
