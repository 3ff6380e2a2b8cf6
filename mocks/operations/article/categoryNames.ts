import type { MockServer } from '../../mockServer';
import { categoryTable } from '../category/categoryTable';

/** How the categories of articles are called, by id. */
export async function categoryNames({ table }: MockServer): Promise<ReadonlyMap<number, string>> {
  const rows = (await table(categoryTable)).all().filter(({ kind }) => kind === 3);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
