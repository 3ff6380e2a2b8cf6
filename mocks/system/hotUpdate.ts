import { z } from 'zod';
import { call } from '@/providers/endpoints/builder';
import { systemEndpoints } from '@/resources/system/endpoints';
import { compareVersions, hotUpdateRules } from '@/resources/system/hotUpdate/hotUpdate';
import { crudHandlers } from '../crud';
import type { Action } from '../crudOptions';
import { headersFor, keptFile } from '../platform/filesKept';
import { found, refuse } from '../responses';
import { idSchema, openRoute, type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { formatTime } from '../time';
import { checksum, type HotRow, hotUpdateInput, hotUpdateTable } from './hotUpdateTable';

const endpoints = systemEndpoints['system/hot-update'];
const grayText = '灰度比例为 1 到 100 的整数';

/** The packages that were there from the start: a few words in place of an app. */
const seededPackage = openRoute(call('/profile/upload/hot/{name}', { method: 'GET' }), async (request) => {
  const rows = (await request.mockServer.table(hotUpdateTable)).all();
  const row = rows.find(({ packageUrl }) => packageUrl === request.path);
  if (!row) return new Response(null, { status: 404 });
  return new Response(`${row.platform} ${row.version}`, { headers: headersFor('application/octet-stream') });
});

/** Packages of the student apps (screen H2). */
export const hotUpdateRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, hotUpdateTable, {
    input: hotUpdateInput,
    contains: ['version'],
    presenter:
      async ({ mockServer }) =>
      (row) =>
        shown(row, mockServer.now()),
    complete: () => ({ ...fresh, ...unmeasured }),
    fixed: { platform: '平台不能修改', pkgType: '包类型不能修改' },
    check: checkPackage,
    onCreated: measure,
    onUpdated: measure,
  }),

  route(endpoints.operations.publish, async (request) => {
    const row = await rowOf(request);
    const gray = read(
      request.body.gray,
      z.number(grayText).int(grayText).min(1, grayText).max(100, grayText),
    );
    const stamp = formatTime(request.mockServer.now());
    if (row.status === 1) {
      if (gray <= row.gray) refuse('灰度比例只能调大');
      return put(request, { ...counted(row, request.mockServer.now()), gray });
    }
    if (row.status !== 0) refuse('只有草稿才能发布');
    const before = await liveOn(row.platform, request);
    refuseOlder(row, before);
    if (before)
      await put(request, { ...counted(before, request.mockServer.now()), status: 3, countedFrom: '' });
    return put(request, { ...row, gray, status: 1, publishTime: stamp, countedFrom: stamp });
  }),

  route(endpoints.operations.revoke, async (request) => {
    const row = await rowOf(request);
    const { mockServer, body } = request;
    const revokeReason = read(body.reason, textMember(hotUpdateRules.revokeReason));
    if (row.status !== 1) refuse('只有已发布的版本才能撤回');
    await put(request, { ...counted(row, mockServer.now()), status: 2, countedFrom: '', revokeReason });
    const rows = (await mockServer.table(hotUpdateTable)).all();
    const [former] = rows
      .filter(({ platform, status }) => platform === row.platform && status === 3)
      .toSorted((one, other) => compareVersions(other.version, one.version));
    if (former) await put(request, { ...former, status: 1, countedFrom: formatTime(mockServer.now()) });
  }),

  seededPackage,
];

const unmeasured = { size: 0, md5: '' };
const fresh = { gray: 0, hits: 0, status: 0, publishTime: '', revokeReason: '', countedFrom: '' };

async function rowOf({ mockServer, body }: SignedInRequest): Promise<HotRow> {
  return found((await mockServer.table(hotUpdateTable)).get(read(body.id, idSchema)));
}

async function put({ mockServer, user }: SignedInRequest, row: HotRow): Promise<void> {
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  await (await mockServer.table(hotUpdateTable)).put({ ...row, ...stamp });
}

async function liveOn(platform: string, { mockServer }: SignedInRequest): Promise<HotRow | undefined> {
  return (await mockServer.table(hotUpdateTable)).find(
    (row) => row.platform === platform && row.status === 1,
  );
}

function refuseOlder({ version }: HotRow, live: HotRow | undefined): void {
  if (live && compareVersions(version, live.version) <= 0)
    refuse(`版本号必须大于当前已发布版本 ${live.version}`);
}

/** Devices that take a package an hour, where all of them are offered it. */
const devicesPerHour = 180;

/** A package with the devices that have come since they were last counted. */
function counted(row: HotRow, now: number): HotRow {
  if (row.countedFrom === '') return row;
  const hours = (now - Date.parse(`${row.countedFrom.replace(' ', 'T')}+08:00`)) / 3_600_000;
  const hits = row.hits + Math.max(0, Math.floor((hours * devicesPerHour * row.gray) / 100));
  return { ...row, hits, countedFrom: formatTime(now) };
}

function shown(row: HotRow, now: number): object {
  const { countedFrom: _countedFrom, ...rest } = counted(row, now);
  return rest;
}

async function checkPackage(
  action: Action,
  row: HotRow,
  request: SignedInRequest,
  before?: HotRow,
): Promise<void> {
  if (action === 'remove') {
    if (row.status !== 0) refuse('已发布的版本不能删除');
    return;
  }
  if (before && before.status !== 0) refuse('已发布的版本不能修改');
  refuseOlder(row, await liveOn(row.platform, request));
  const rows = (await request.mockServer.table(hotUpdateTable)).all();
  const rivals = rows.filter(({ id, platform }) => id !== row.id && platform === row.platform);
  if (rivals.some(({ version }) => version === row.version)) refuse('该版本已存在');
  if (row.minVersion && compareVersions(row.minVersion, row.version) > 0)
    refuse('最低适用版本不能大于版本号');
  const isKnown = rows.some(({ packageUrl }) => packageUrl === row.packageUrl);
  if (!isKnown && !(await keptFile(request.mockServer, row.packageUrl))) refuse('更新包不存在，请重新上传');
}

/** Measures a package that was put in. */
async function measure(row: HotRow, request: SignedInRequest, before?: HotRow): Promise<void> {
  if (before?.packageUrl === row.packageUrl) return;
  const file = await keptFile(request.mockServer, row.packageUrl);
  const bytes = file ? new Uint8Array(await file.blob.arrayBuffer()) : new Uint8Array();
  await put(request, {
    ...row,
    size: bytes.length,
    md5: checksum(`${bytes.length}:${bytes.subarray(0, 4096)}`),
  });
}
