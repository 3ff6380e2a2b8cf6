import { describe, expect, test } from 'vitest';
import { isSignedIn } from '@/providers/auth/sessionState';
import { renderInside, type Visit } from '@/src/testing/openView';
import type { FoundRecord } from '../shell/features/palette/RecordSearchContext';
import { buildMenuTree } from '../shell/model/menu/menuTree';
import { staticRules } from '../shell/model/menu/staticRules';
import { createRecordSearch } from './recordSearch';

type Options = Parameters<typeof renderInside>[1];

/** The search of somebody who is signed in to the mock server. */
async function open(options: Options = {}) {
  const visit = await renderInside(<p>页面</p>, options);
  return { visit, records: createRecordSearch(visit.runtime, treeOf(visit)) };
}

async function search(text: string, options?: Options) {
  const { visit, records } = await open(options);
  const found: FoundRecord[] = [];
  const { signal } = new AbortController();
  const how = await records.search(text, (more) => found.push(...more), signal);
  return { visit, how, found };
}

function treeOf({ providers }: Visit) {
  const state = providers.session.get();
  if (!isSignedIn(state)) throw new Error('Nobody is signed in');
  const { rules, user } = state;
  return buildMenuTree([...staticRules, ...rules.tree], {
    grants: { permissions: rules.permissions, roles: user.roles },
  });
}

describe('the product finds', () => {
  test('institutions by name', async () => {
    const { found, how } = await search('明德升学');
    expect(how).toBe('complete');
    expect(found.filter(({ kind }) => kind === '机构')).toEqual([
      {
        kind: '机构',
        title: '明德升学规划中心',
        address: expect.stringMatching(/^\/customer\/list\/show\/\d+$/),
      },
    ]);
  });

  test('records that bear the name of an institution are found with it', { tags: 'full' }, async () => {
    const { found } = await search('明德升学');
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['机构', '开票申请', '已删除数据']));
  });

  test('dictionaries by name, five at most', { tags: 'full' }, async () => {
    const { found } = await search('状态');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found[0]).toMatchObject({
      kind: '字典',
      address: expect.stringMatching(/^\/system\/dict\/show\/\d+$/),
    });
  });

  test('[PERM-3] nothing that the person may not list, and does not ask for it', async () => {
    const { visit, found } = await search('明德升学', { permissions: ['system:dict:list'] });
    expect(found).toEqual([]);
    expect(visit.mockServer.requests.of('/ssystem-api/api/store/list')).toEqual([]);
  });
});

test('[PERM-3] rows that wait for an action are offered to those who may do it', async () => {
  const tasksOf = async (as: string) => (await open({ as })).records.pageTasks();
  const collect = { label: '登记收款', page: '客户订单', address: '/expert/order?status=0' };
  const issue = { label: '开票', page: '发票管理', address: '/finance/invoices?status=0' };
  expect(await tasksOf('admin')).toEqual(expect.arrayContaining([collect, issue]));
  const others = await tasksOf('caiwu');
  expect(others).toContainEqual(issue);
  expect(others).not.toContainEqual(collect);
});

test('[PERM-3] forms for new records are those of the pages in the menu, for which the person has the permission', async () => {
  const formsOf = async (as: string) => (await open({ as })).records.pageTasks();
  const create = { label: '新增机构', page: '机构列表', address: '/customer/list/create' };
  expect(await formsOf('yunying')).toContainEqual(create);
  const others = await formsOf('caiwu');
  expect(others).not.toContainEqual(create);
  expect(others.map(({ label }) => label)).toContain('申请提现');
});

test('a list that cannot be read is passed over without a message', { tags: 'full' }, async () => {
  const prepare: NonNullable<Options>['prepare'] = ({ faults }) =>
    faults.inject({ kind: 'code', code: 50000, msg: '系统内部错误', path: '/ssystem-api/api/store/list' });
  const { visit, how } = await search('明德升学', { prepare });
  expect(how).toBe('partial');
  expect(visit.notifications).toEqual([]);
});
