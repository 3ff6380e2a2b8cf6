import { z } from 'zod';
import type { MockServer } from '../mockServer';
import { defineTable } from '../table';

/** A unit that is kept as 备选 of a student (screen E3, ☆). */
interface Favorite {
  id: number;
  userId: number;
  key: string;
}

export const favoriteTable = defineTable<Favorite>({
  name: 'expert/favorite',
  idField: 'id',
  schema: z.object({ id: z.number(), userId: z.number(), key: z.string() }),
  seed: () => [],
});

/** The keys that a student's expert has kept. */
export async function favoritesOf(
  { table }: Pick<MockServer, 'table'>,
  userId: number,
): Promise<Set<string>> {
  const rows = (await table(favoriteTable)).all();
  return new Set(rows.filter((row) => row.userId === userId).map(({ key }) => key));
}
