import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { provincesNow } from '../gaokao/provinceTable';
import { type Route, route, type SignedInRequest } from '../route';
import { settingsOf } from './platformSettings';

/** The platform's configuration, and the provinces that the toolbox serves (screens-expert, T1 and Q3). */
export const toolboxRoutes: readonly Route[] = [
  route(platformCalls.platformConfig, async ({ mockServer }) => {
    const { toolboxaddr, versionCheck } = await settingsOf(mockServer);
    return { toolboxaddr, versionCheck };
  }),
  route(shellCalls.toolboxProvinces, served),
  route(scoreEndpoints['score/countdown'].operations.provinces, served),
];

/** The provinces of the national exam, and whether the tools serve them. */
async function served({ mockServer }: SignedInRequest) {
  const all = await provincesNow(mockServer);
  return all.map(({ id, name, subjectType, open }) => ({ id, name, subjectType, open }));
}
