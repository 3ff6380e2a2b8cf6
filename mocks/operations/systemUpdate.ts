import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { systemUpdateRules } from '@/resources/operations/systemUpdates/systemUpdate';
import { compareVersions } from '@/resources/system/hotUpdate/hotUpdate';
import { audiences, countContent, isPublished } from '@/src/lib/contentStatus';
import { updateTypes } from '@/src/lib/updateTypes';
import { refuseInstitution } from '../businessRules';
import { reviewRoutes } from '../contentReview';
import { contentRoute, keepPublishTime, refusePublished } from '../contentStatus';
import { crudHandlers } from '../crud';
import { code } from '../expert/orderRules';
import { filterRows } from '../list';
import { refuseUnoffered, storeChoices } from '../management/recipients';
import { found, refuse } from '../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { idList, textMember } from '../rules';
import { canCall } from '../session';
import { respondList, wires } from '../wire';
import { bit, htmlText, optionalTime } from './contentInput';
import { systemUpdateBin } from './systemUpdateBin';
import { markRead, presentUpdate, readIds, updateReadRoutes } from './systemUpdateReads';
import { isFor, systemUpdateScope } from './systemUpdateSight';
import { type SystemUpdateRow, systemUpdateTable } from './systemUpdateTable';

const endpoints = operationsEndpoints['operations/system-updates'];
const { one, create, update, remove, status, submit, sendBack, stores } = endpoints.operations;

const input = z
  .object({
    version: textMember(systemUpdateRules.version),
    title: textMember(systemUpdateRules.title),
    type: code('更新类型', updateTypes).pipe(z.literal([1, 2, 3])),
    content: htmlText('更新内容'),
    audience: code('可见范围', audiences).pipe(z.literal([1, 2])),
    storeIds: idList.nullish().transform((ids) => ids ?? []),
    popup: bit,
    publishTime: optionalTime('发布时间'),
  })
  .refine(({ audience, storeIds }) => audience === 1 || storeIds.length > 0, '请选择指定机构');

/** Release notes: their public list (screen H9), and their editing (O1). */
export const systemUpdateRoutes: readonly Route[] = [
  route(shellCalls.updateList, async (request) =>
    (await isManaging(request)) ? listManaged(request) : listReadable(request),
  ),
  route(shellCalls.updateRead, async (request) => {
    const { id: ids } = read(request.body, z.object({ id: idsSchema }));
    const updates = await request.mockServer.table(systemUpdateTable);
    const seen = updates.all().filter((update) => isFor(update, request));
    for (const id of ids) found(seen.find((update) => update.id === id));
    await markRead(request, ids);
  }),
  ...crudHandlers({ ...endpoints, operations: { one, create, update, remove } }, systemUpdateTable, {
    input,
    scope: systemUpdateScope,
    presenter: presentUpdate,
    distinct: { version: '版本号已存在' },
    audit: { version: '版本号', title: '标题', content: '更新内容', publishTime: '发布时间' },
    complete: () => ({ status: 0 as const, submitTime: '', expireTime: '', remindTime: '', rev: 1 }),
    check: async (action, row, request, before) => {
      refuseInstitution(request);
      if (action === 'remove') return refusePublished(row);
      const offered = await storeChoices(request.mockServer);
      refuseUnoffered(offered, row.storeIds, before?.storeIds, '请选择指定机构');
      if (before && before.status !== 0 && before.version !== row.version) refuse('已发布的版本号不可修改');
    },
    settle: keepPublishTime,
    remove: systemUpdateBin.recycle,
  }),
  contentRoute(status, systemUpdateTable, {
    bizType: endpoints.name,
    isComplete: (row) => input.safeParse(row).success,
    check: async (row, to, request) => {
      refuseInstitution(request);
      if (to === 1 && row.status === 0) await refuseOlder(row, request);
    },
    order: (one, other) => compareVersions(one.version, other.version),
    // the writer knows it already
    onPublished: ({ id }, request) => markRead(request, [id]),
  }),
  ...reviewRoutes({ submit, sendBack, status }, systemUpdateTable, {
    bizType: endpoints.name,
    isComplete: async (row) => input.safeParse(row).success,
    rowIn: async (request) => {
      refuseInstitution(request);
      const table = await request.mockServer.table(systemUpdateTable);
      return found(table.get(read(request.body.id, idSchema)));
    },
  }),
  route(stores, (request) => {
    refuseInstitution(request);
    return storeChoices(request.mockServer);
  }),
  ...updateReadRoutes,
];

/** Whether the caller asks for drafts as well, and may see them. */
async function isManaging({ mockServer, user, body }: SignedInRequest): Promise<boolean> {
  return Number(body.manage) === 1 && canCall(mockServer, user, one.permission);
}

/** All release notes visible to the caller, with their number of readers. */
async function listManaged(request: SignedInRequest): Promise<unknown> {
  const all = (await request.mockServer.table(systemUpdateTable)).all();
  const rows = all.filter(await systemUpdateScope.covers(request));
  const shown = rows.map(await presentUpdate(request));
  const rules = {
    contains: ['version', 'title'],
    order: { field: 'createTime', descending: true },
  };
  const { status: _status, isInReview: _isInReview, ...filters } = wires.rpc.query(request).filters;
  return respondList(request, shown, rules, { stat: countContent(filterRows(shown, filters, rules)) });
}

/** The release notes for the caller, the newest first. `unread` counts all of the caller's. */
async function listReadable(request: SignedInRequest): Promise<unknown> {
  const readByCaller = await readIds(request);
  const updates = (await request.mockServer.table(systemUpdateTable)).all();
  const all = updates
    .filter((update) => isFor(update, request))
    .map(({ id, version, title, type, content, publishTime, popup, status: state }) => ({
      ...{ id, version, title, type, content, publishTime, popup, status: state },
      isread: readByCaller.has(id) ? 1 : 0,
    }));
  const unread = all.filter(({ isread }) => isread === 0).length;
  const order = { field: 'publishTime', descending: true };
  return respondList(request, all, { keyword: ['version', 'title', 'content'], order }, { unread });
}

/** Versions are published for the first time in their order. */
async function refuseOlder(row: SystemUpdateRow, { mockServer }: SignedInRequest): Promise<void> {
  const published = (await mockServer.table(systemUpdateTable))
    .all()
    .filter((other) => other.id !== row.id && isPublished(other))
    .map(({ version }) => version)
    .toSorted(compareVersions);
  const newest = published.at(-1);
  if (newest !== undefined && compareVersions(row.version, newest) <= 0)
    refuse(`版本号须大于已发布的 ${newest}`);
}
