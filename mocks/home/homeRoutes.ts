import type { Route } from '../route';
import { provinceRankRoute } from './provinceRank';
import { seasonRoute } from './season';
import { summaryRoutes } from './summary';
import { trendRoute } from './trend';

/** The calls of the home page's own blocks (screen A3). */
export const homeRoutes: readonly Route[] = [...summaryRoutes, trendRoute, seasonRoute, provinceRankRoute];
