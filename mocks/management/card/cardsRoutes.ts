import type { Route } from '../../route';
import { batchRoutes } from './batches';
import { cardRoutes } from './cards';
import { recordRoutes } from './records';
import { releaseRoutes } from './releases';
import { secretRoutes } from './secrets';

/** Cards, their records, their batches (screens G10 to G12). */
export const allCardRoutes: readonly Route[] = [
  ...batchRoutes,
  ...releaseRoutes,
  ...secretRoutes,
  ...cardRoutes,
  ...recordRoutes,
];
