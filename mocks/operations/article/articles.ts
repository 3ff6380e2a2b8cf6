import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { articleRules } from '@/resources/operations/headlines/article';
import { isOutdated } from '@/resources/operations/headlines/outdated';
import { contentStatuses, countContent, isInReview, isOnline, isPublished } from '@/src/lib/contentStatus';
import { audit } from '../../audit';
import { isOfPlatform, refuseForeign } from '../../businessRules';
import { reviewRoutes } from '../../contentReview';
import { contentRoute, keepPublishTime, refusePublished } from '../../contentStatus';
import { crudHandlers } from '../../crud';
import type { CrudOptions } from '../../crudOptions';
import { provinceOf } from '../../gaokao/provinces';
import { filterRows, type ListRules, member } from '../../list';
import type { MockServer } from '../../mockServer';
import { refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { textMember } from '../../rules';
import { alsoFor } from '../../sharedPath';
import { dayLength, formatDay, formatTime } from '../../time';
import { isEnabled } from '../category/categoryTable';
import { wordsOf } from '../contentInput';
import { recommendTable } from '../recommend/recommendTable';
import { articleBin } from './articleBin';
import { articleInput, problemOf } from './articleInput';
import { articleIn, isSeen } from './articleSight';
import { type ArticleRow, articleTable } from './articleTable';
import { articleVersionRoutes, rememberArticle } from './articleVersions';
import { categoryNames } from './categoryNames';
import { headlineRoute, refuseFull } from './headline';
import { planRoutes } from './plans';

const endpoints = operationsEndpoints['operations/headlines'];
const { list, one, remove, counts, status, sendBack, copy, export: exported } = endpoints.operations;
const { create, sameTitle } = operationsEndpoints['operations/create'].operations;
const { one: oneToEdit, update, submit } = operationsEndpoints['operations/edit-info'].operations;

/** Days in which two articles should not be called the same. */
const sameTitleDays = 30;

const isIn = (row: object, id: string): boolean => {
  const ids = member(row, 'provinceIds');
  return Array.isArray(ids) && (ids.length === 0 || ids.map(String).includes(id));
};
const listRules: ListRules = {
  contains: ['title', 'tags', 'author'],
  matches: { provinceIds: isIn },
  // articles without a sort number come first, the newest first
  order: [{ field: 'sort' }, { field: 'createTime', descending: true }],
};
const statusLabels = Object.fromEntries(contentStatuses.map(({ value, label }) => [value, label]));

const options: CrudOptions<ArticleRow> = {
  ...listRules,
  input: articleInput,
  visible: isSeen,
  presenter,
  csv: '头条资讯',
  audit: {
    ...{ title: '标题', summary: '摘要', content: '正文', sourceUrl: '来源链接' },
    ...{ publishTime: '发布时间', expireTime: '过期时间' },
  },
  complete: (_values, _id, { user }) => ({
    ...{ status: 0, isHeadline: 0, headBegin: '', headEnd: '', submitTime: '', rev: 1, pull: 120, sort: 0 },
    ...{ storeId: user.storeId, author: user.nickName },
  }),
  check: async (action, row, request, before) => {
    refuseForeign(request, before ?? row);
    if (action === 'remove') return refusePublished(row);
    if (row.categoryId !== 0 && row.categoryId !== before?.categoryId) await refuseClosed(row, request);
    const problem = before && isPublished(before) && problemOf(row, await categoryNames(request.mockServer));
    if (problem) refuse(problem);
    const isElsewhere = String(before?.provinceIds) !== String(row.provinceIds);
    if (isElsewhere && leads(row, request.mockServer)) await refuseFull(request.mockServer, row);
  },
  settle: keepPublishTime,
  onUpdated: (_row, request, before) => rememberArticle(request, before),
  remove: articleBin.recycle,
  columns: {
    ...{ 标题: 'title', 分类: 'categoryName', 适用省份: 'provinceNames', 适用年份: 'year' },
    ...{ 来源: 'source', 来源链接: 'sourceUrl', 发布时间: 'publishTime', 过期时间: 'expireTime' },
    ...{ 作者: 'author', 浏览量: 'views', 状态: ['status', statusLabels], 创建时间: 'createTime' },
  },
};

const crudOperations = { list, one, create, update, remove, export: exported };

/** Articles of the public sites (screens O5, O6 and O8). */
export const articleRoutes: readonly Route[] = [
  ...crudHandlers({ ...endpoints, operations: crudOperations }, articleTable, options).map((given) =>
    given.operation.path === one.path ? alsoFor(given, oneToEdit) : given,
  ),
  route(counts, async (request) => {
    const { status: _s, isInReview: _r, isHeadline: _h, isOutdated: _o, ...filters } = request.body;
    const all = (await request.mockServer.table(articleTable)).all().filter((row) => isSeen(row, request));
    const rows = filterRows(all.map(await presenter(request)), filters, listRules);
    const yes = (name: 'isHeadline' | 'isOutdated') => rows.filter((row) => row[name] === 1).length;
    return { ...countContent(rows), headline: yes('isHeadline'), outdated: yes('isOutdated') };
  }),
  route(sameTitle, async (request) => {
    const { mockServer, body } = request;
    const { title } = read(body, z.object({ title: textMember(articleRules.title) }));
    const id = body.id == null ? undefined : read(body.id, idSchema);
    const since = formatTime(mockServer.now() - sameTitleDays * dayLength);
    const same = (await mockServer.table(articleTable))
      .all()
      .filter((row) => row.title === title && row.createTime >= since && row.id !== id)
      .filter((row) => isSeen(row, request));
    return { count: same.length };
  }),
  route(copy, copyArticle),
  route(status, async (request) => {
    const names = await categoryNames(request.mockServer);
    const step = contentRoute(status, articleTable, {
      bizType: endpoints.name,
      isComplete: (row) => problemOf(row, names) === undefined,
      check: async (row, to) => {
        refuseForeign(request, row);
        if (to === 2) await refuseRecommended(request.mockServer, row);
        // a former headline leads again after its withdrawal, if there is room
        const isLeading = row.isHeadline === 1 && row.headEnd > formatTime(request.mockServer.now());
        if (to === 1 && isLeading) await refuseFull(request.mockServer, row);
      },
    });
    return step.open ? undefined : step.answer(request);
  }),
  ...reviewRoutes({ submit, sendBack, status }, articleTable, {
    bizType: endpoints.name,
    isComplete: async (row, { mockServer }) => problemOf(row, await categoryNames(mockServer)) === undefined,
    rowIn: async (request) => {
      const row = await articleIn(request);
      refuseForeign(request, row);
      return row;
    },
  }),
  headlineRoute,
  ...planRoutes,
  ...articleVersionRoutes,
];

/** Refuses a category that no picker offers. */
async function refuseClosed({ categoryId }: ArticleRow, { mockServer }: SignedInRequest): Promise<void> {
  if (!(await isEnabled(mockServer, 3, categoryId))) refuse('请选择分类');
}

/** Refuses to remove an article that the sites recommend. */
async function refuseRecommended({ table }: MockServer, { id }: ArticleRow): Promise<void> {
  const isNamed = (await table(recommendTable))
    .all()
    .some(
      ({ status: state, targetType, targetIds }) => state === 1 && targetType === 3 && targetIds.includes(id),
    );
  if (isNamed) refuse('该资讯正被推荐引用，请先移除引用');
}

/** A draft like another article, in the name of whoever copies it. */
async function copyArticle(request: SignedInRequest): Promise<{ id: number }> {
  const { mockServer, user } = request;
  const row = await articleIn(request);
  const table = await mockServer.table(articleTable);
  const time = formatTime(mockServer.now());
  const copied = await table.put({
    ...{ ...row, id: table.nextId(), title: `${row.title.slice(0, 56)}（副本）` },
    ...{ status: 0, isHeadline: 0, headBegin: '', headEnd: '', publishTime: '', expireTime: '' },
    ...{ submitTime: '', sort: 0, rev: 1 },
    ...{ storeId: user.storeId, author: user.nickName, createTime: time, createBy: user.nickName },
    ...{ updateTime: time, updateBy: user.nickName },
  });
  await audit(request, { bizType: endpoints.name, bizId: copied.id, action: '复制', remark: row.title });
  return { id: copied.id };
}

/** Adds computed members to articles: names, readers since publication, and references to expired content. */
async function presenter(request: SignedInRequest) {
  const { mockServer, user } = request;
  const names = await categoryNames(mockServer);
  const now = mockServer.now();
  const today = formatDay(now);
  return ({ pull, ...row }: ArticleRow) => ({
    ...row,
    categoryId: row.categoryId || null,
    isHeadline: leads(row, mockServer) ? (1 as const) : (0 as const),
    isInReview: isInReview(row) ? 1 : 0,
    readOnly: isOfPlatform(request) || row.storeId === user.storeId ? 0 : 1,
    categoryName: names.get(row.categoryId) ?? '',
    provinceNames: row.provinceIds.flatMap((id) => provinceOf(id)?.short ?? []).join('、') || '全国',
    views: viewsOf(row, pull, now),
    isOutdated: isPublished(row) && isOutdated(`${row.title} ${wordsOf(row.content)}`, today) ? 1 : 0,
  });
}

/** Whether an article is a headline, now or later. */
function leads(row: Omit<ArticleRow, 'pull'>, { now }: Pick<MockServer, 'now'>): boolean {
  return row.isHeadline === 1 && isPublished(row) && row.headEnd > formatTime(now());
}

/** Readers grow with the days that an article is online. */
function viewsOf(row: Omit<ArticleRow, 'pull'>, pull: number, now: number): number {
  if (!isOnline(row, formatTime(now))) return 0;
  const since = Date.parse(`${row.publishTime.replace(' ', 'T')}+08:00`);
  return Math.max(0, Math.floor(((now - since) / dayLength) * pull));
}
