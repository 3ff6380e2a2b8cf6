import { defineTable } from '../table';
import { type StoreRow, storeSchema } from './storeRow';
import { seedStores } from './storeSeed';

/** The institutions; id 1 is the platform itself. */
export const storeTable = defineTable<StoreRow>({
  name: 'customer/store',
  idField: 'id',
  schema: storeSchema,
  seed: ({ now }) => seedStores(now),
});
