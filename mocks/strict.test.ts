import { describe, expect, test } from 'vitest';
import { allEndpoints, domains } from '@/resources';
import { lookupEndpoints } from '@/resources/lookups/endpoints';
import { createRouteFinder } from './routeFinder';
import { routes } from './routes';
import { createCodeReader, isSuccess } from './strictClient';

const codeOf = createCodeReader();
const refusal = expect.toSatisfy((code) => typeof code === 'number' && !isSuccess(code), 'a refusal');

test('[MOCK] every operation of every resource has a mock', () => {
  const find = createRouteFinder(routes);
  const missing = Object.entries(allEndpoints).flatMap(([resource, { operations }]) =>
    Object.entries(operations)
      .filter(([, { method, path }]) => find(method, path)?.route.operation.path !== path)
      .map(([name, { method, path }]) => `${resource} ${name}: ${method} ${path}`),
  );
  expect(missing).toEqual([]);
});

test('[MOCK] no resource is declared twice, nor in the domain of another', () => {
  const all = { ...domains, lookups: { endpoints: lookupEndpoints } };
  const named = Object.entries(all).flatMap(([domain, { endpoints }]) =>
    Object.keys(endpoints).map((name) => ({ domain, name })),
  );
  expect(named.filter(({ domain, name }) => !name.startsWith(`${domain}/`))).toEqual([]);
  expect(named.map(({ name }) => name)).toEqual(Object.keys(allEndpoints));
});

/** Calls that need no members: reads of the POST family, and actions on all rows. */
const needNothing = [
  'index/platformInfo',
  'index/LanguagePack',
  'auth/getRuleList',
  '/auth/menuConfig',
  '/auth/roleList',
  'login/apidocAccessToken',
  'login/myLogs',
  'systerm/clearallcache',
  'systerm/platformConfig',
  'Systerm/systermUpdateList',
  'Systerm/updateStores',
  'article/counts',
  'goodService/counts',
  'goodService/services',
  'member/trend',
  'member/crowds',
  'Index/tuijianConfigList',
  'Index/tuijianReach',
  'article/plans',
  'Systerm/rechargeLog',
  'Systerm/info',
  'systerm/runInfo',
  'systerm/szieRuntime',
  'Systerm/rechargeExport',
  'version/latest',
  'toolbox/getProvince',
  'index/province',
  'Systerm/provinceList',
  'index/lineList',
  'Store/getToken',
  'ManagerAppStore/managerAppList',
  'home/summary',
  'expertFill/stats',
  'customerOrder/collect',
  'client/counts',
  'client/owners',
  'specialty/tree',
  'brochure/counts',
  'collegeData/counts',
  'consult/counts',
  'consult/handlers',
  'ResourceCategory/resourcesList',
  'ResourceCategory/resStores',
  'MarketingGallery/atlasList',
  'MarketingGallery/brand',
  'workOrder/mine',
  'workOrder/counts',
  'workOrder/handlers',
  'apply/counts',
  'apply/userList',
  'card/summary',
  'cardRecord/stat',
  'cardRecord/oddities',
  'cardBatch/releases',
  'cardBatch/making',
  'home/todo',
  'home/season',
  'home/provinceRank',
  'website/info',
  'website/bannerList',
  'notice/markReadAll',
  'message/unread',
  'recycle/counts',
  'notice/stores',
  'notice/receiptMatrix',
  'teamMemo/people',
  'teamMemo/subjects',
  'message/readAll',
  'POST /logout',
  'cache/clearCacheAll',
  'invoice/counts',
  'withdrawal/counts',
  'withdrawal/payFile',
  'cashbook/overview',
  'balance/total',
  'balance/reconcile',
  'ledger/summary',
  'ledger/storeSummary',
];
const needNothingByName = /\/(list|export|importTemplate|clean|refreshCache)$/;

/** Calls that RuoYi answers for any name: none, an expired cache key, the lock of an unknown name. */
const anyName = [
  '/getValue/{name}/{id}',
  '/clearCacheKey/{id}',
  '/unlock/{id}',
  '/type/{type}',
  '/configKey/{id}',
];

const calls = routes.map(({ operation: { method, path } }) => `${method} ${path}`);
const isFree = (call: string) =>
  needNothingByName.test(call) || needNothing.some((name) => call.endsWith(name));

describe('[MOCK] a call without input is refused', () => {
  test.each(calls.filter((call) => !call.startsWith('GET ') && !call.includes('{') && !isFree(call)))(
    '%s',
    async (call) => expect(await codeOf(call, {})).toEqual(refusal),
  );
});

describe('[MOCK] a call about a missing record is refused', () => {
  const named = calls.filter((call) => call.includes('{') && !anyName.some((end) => call.endsWith(end)));
  test.each(named)('%s', async (call) => {
    const address = call.replaceAll(/\{\w+\}/g, '987654321');
    expect(await codeOf(address, call.startsWith('GET ') ? undefined : {})).toEqual(refusal);
  });
});

describe('[MOCK] a list refuses invalid pages and unknown members to sort by', () => {
  const wrong = [{ page: 0 }, { page: '1' }, { limit: 0 }, { limit: 100_001 }, { sortField: 'nothing' }];
  const lists = Object.values(allEndpoints).flatMap(({ family, operations: { list } }) =>
    // One that is answered whole has neither page nor order.
    list && !list.whole ? [{ family, path: list.path }] : [],
  );
  test.each(lists.filter(({ family }) => family === 'rpc'))('$path', async ({ path }) => {
    for (const query of wrong) expect(await codeOf(`POST ${path}`, query), JSON.stringify(query)).toBe(40000);
  });

  const wrongQuery = ['pageNum=x', 'pageSize=0', 'pageSize=100001', 'isAsc=up', 'orderByColumn=a;b'];
  const roles = /allocatedList$/;
  test.each(lists.filter(({ family }) => family === 'rest'))('$path', async ({ path }) => {
    const more = roles.test(path) ? 'roleId=5&' : '';
    for (const query of wrongQuery) expect(await codeOf(`GET ${path}?${more}${query}`), query).toBe(500);
    expect(await codeOf(`GET ${path}?${more}pageNum=0&pageSize=100000`)).toBe(200);
  });
});
