import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { type Route, route } from '../route';
import { areasBelow } from './areas';
import { settingsOf } from './platformSettings';

/** The platform's configuration, and the provinces that the toolbox serves (screens-expert, T1 and Q3). */
export const toolboxRoutes: readonly Route[] = [
  route(platformCalls.platformConfig, async ({ mockServer }) => {
    const { toolboxaddr, versionCheck } = await settingsOf(mockServer);
    return { toolboxaddr, versionCheck };
  }),
  route(shellCalls.toolboxProvinces, provinces),
];

/** Provinces whose candidates choose their subjects as 3+3, and those that still know 文 and 理. */
const threePlusThree = ['北京市', '天津市', '上海市', '浙江省', '山东省', '海南省'];
const traditional = ['西藏自治区', '新疆维吾尔自治区'];
/** 西藏 publishes no score table: there is nothing that the tools could look up. */
const closed = ['西藏自治区'];

/** The provinces of the national exam. */
function provinces() {
  const outside = /^(台湾|香港|澳门)/;
  return areasBelow(0)
    .filter(({ name }) => !outside.test(name))
    .map(({ id, name }) => ({
      id,
      name,
      subjectType: subjectTypeOf(name),
      open: closed.includes(name) ? 0 : 1,
    }));
}

function subjectTypeOf(name: string): 1 | 2 | 3 {
  if (traditional.includes(name)) return 1;
  return threePlusThree.includes(name) ? 2 : 3;
}
