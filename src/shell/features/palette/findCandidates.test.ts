import { describe, expect, test } from 'vitest';
import type { Candidate, Group } from './candidate';
import { browse, findCandidates, recordSections, type Section, type UsageHistory } from './findCandidates';
import { createReads } from './reads';

const reads = createReads();
const nothing: UsageHistory = { recent: [], favourites: [] };

function candidate(group: Group, title: string, more: Partial<Candidate> = {}): Candidate {
  return { id: `${group}:${title}`, group, title, hint: '', keywords: [], run: () => undefined, ...more };
}

function page(title: string, path: string, ...parents: string[]): Candidate {
  const keywords = [...parents, ...path.split('/').filter(Boolean)];
  return candidate('pages', title, { id: `page:${path}`, page: path, keywords });
}

const list = page('机构列表', '/customer/list', '客户管理');
const site = page('主机与网站', '/customer/site', '客户管理');
const role = page('角色管理', '/system/role', '系统管理');
const user = page('用户管理', '/system/user', '系统管理');
const setup = page('系统设置', '/system/setup', '系统管理');
const pages = [list, site, role, user, setup];

function titles(sections: readonly Section[]) {
  return sections.map(({ group, options }) => [group, options.map((option) => option.candidate.title)]);
}

function find(typed: string, usage: UsageHistory = nothing, candidates: readonly Candidate[] = pages) {
  return titles(findCandidates(candidates, typed, usage, reads));
}

describe('typed text finds', () => {
  test.each([
    ['jgl', ['机构列表']],
    ['  JiGou ', ['机构列表']],
    ['ｊｇｌ', ['机构列表']],
    ["ji'gou", ['机构列表']],
    ['xtgl', ['角色管理', '用户管理', '系统设置']],
    ['customer', ['机构列表', '主机与网站']],
    ['/system/user', ['用户管理']],
    ['系统 yh', ['用户管理']],
    ['系统管理 / 用户管理', ['用户管理']],
    ['理', ['角色管理', '用户管理', '机构列表', '主机与网站', '系统设置']],
  ])('«%s»: %j', (typed, expected) => expect(find(typed)).toEqual([['pages', expected]]));

  test.each(['没有', 'ystem', 'xq'])('«%s»: nothing', (typed) => expect(find(typed)).toEqual([]));
});

test('a whole title comes before its beginning, a part, pinyin, initials and keywords', () => {
  const offered = [
    page('别的', '/sm'),
    page('书面', '/x/6'),
    page('商品目录sm', '/x/3'),
    page('什么', '/x/5'),
    page('SMS 记录', '/x/2'),
    page('sm', '/x/1'),
  ];
  expect(find('sm', nothing, offered)).toEqual([
    ['pages', ['sm', 'SMS 记录', '商品目录sm', '书面', '什么', '别的']],
  ]);
  expect(find('shu', nothing, [page('商户', '/x/1'), page('数据', '/x/2'), page('shu', '/x/3')])).toEqual([
    ['pages', ['shu', '数据', '商户']],
  ]);
});

describe('among equals', () => {
  test('a recent candidate comes first, then favourites, then the order of the menu', () => {
    const usage = { recent: ['page:/system/user'], favourites: ['/system/setup'] };
    expect(find('system', usage)).toEqual([['pages', ['用户管理', '系统设置', '角色管理']]]);
  });

  test('usage does not make up for a worse match', () => {
    const usage = { recent: ['page:/system/role'], favourites: [] };
    expect(find('系统', usage)).toEqual([['pages', ['系统设置', '角色管理', '用户管理']]]);
  });
});

test('a group comes where its best member does', () => {
  const offered = [candidate('actions', '关闭其他标签', { keywords: ['主机'] }), ...pages];
  expect(find('主机', nothing, offered)).toEqual([
    ['pages', ['主机与网站']],
    ['actions', ['关闭其他标签']],
  ]);
});

test('a page whose tab is open is found as its tab alone', () => {
  const tab = candidate('tabs', '机构列表', { page: '/customer/list' });
  expect(find('机构', nothing, [tab, ...pages])).toEqual([['tabs', ['机构列表']]]);
});

test('the parts of the title that answer are said', () => {
  const [section] = findCandidates([user], '系统 yh guan', nothing, reads);
  expect(section?.options[0]?.ranges).toEqual([
    [0, 2],
    [2, 3],
  ]);
});

describe('while nothing is typed', () => {
  const theme = candidate('actions', '打开主题设置', { id: 'action:theme' });
  const tab = candidate('tabs', '机构列表', { page: '/customer/list' });

  test('tabs, favourites, recent choices, actions and all pages are one below the other', () => {
    const usage = { recent: ['action:theme', 'page:/system/user'], favourites: ['/system/role'] };
    expect(titles(browse([tab, theme, ...pages], usage))).toEqual([
      ['tabs', ['机构列表']],
      ['favourites', ['角色管理']],
      ['recent', ['打开主题设置', '用户管理']],
      ['actions', ['打开主题设置']],
      ['pages', ['机构列表', '主机与网站', '角色管理', '用户管理', '系统设置']],
    ]);
  });

  test('the open tab is left out, and so is a recent choice that is above', () => {
    const current = { ...tab, id: 'tab:/index', title: '首页', page: '/index', current: true };
    const usage = {
      recent: ['page:/customer/list', 'page:/system/role', 'page:/system/user'],
      favourites: ['/system/role'],
    };
    expect(titles(browse([tab, current, ...pages], usage)).slice(0, 3)).toEqual([
      ['tabs', ['机构列表']],
      ['favourites', ['角色管理']],
      ['recent', ['用户管理']],
    ]);
  });

  test('forbidden favourites and memories are left out, and so is an empty group', () => {
    const usage = { recent: ['page:/secret'], favourites: ['/secret'] };
    expect(titles(browse([list], usage))).toEqual([['pages', ['机构列表']]]);
  });

  test('no two rows have the same key', () => {
    const usage = { recent: ['page:/system/user'], favourites: ['/system/user'] };
    const keys = browse([tab, theme, ...pages], usage).flatMap(({ options }) =>
      options.map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('the name of a record is marked where it holds the typed text', () => {
  const sections = recordSections(
    [candidate('records', '明德升学'), candidate('records', '博文')],
    '明德',
    reads,
  );
  expect(sections[0]?.options.map(({ ranges }) => ranges)).toEqual([[[0, 2]], []]);
  expect(recordSections([], '明德', reads)).toEqual([]);
});
