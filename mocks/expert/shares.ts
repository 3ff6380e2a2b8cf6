import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { shareRules } from '@/resources/expert/share/share';
import type { SharedResponse, SharedTable } from '@/resources/expert/share/sharedTable';
import { rowTier } from '@/src/gaokao/tier';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { configOf } from '../customer/accountConfig';
import { storeTable } from '../customer/storeTable';
import type { MockServer } from '../mockServer';
import { provinceShortName } from '../platform/areas';
import { found, refuse } from '../responses';
import { type MockRequest, openRoute, type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { dayLength, formatTime } from '../time';
import { type Share, shareTable } from './shareTable';
import { maskName } from './studentShown';
import { headOf, itemsOf, type LoadedTable, openTable, rowsOf, tableOf } from './tables';
import { volunteerTable } from './volunteerTable';

const { share, shareNew, shares, removeShare } = expertEndpoints['expert/table'].operations;

const flag = z.literal([0, 1]);
const options = z.object({
  expireDays: z.literal([3, 7, 30], '有效期只能是 3、7 或 30 天'),
  password: z
    .string()
    .regex(/^(\d{4})?$/, '访问密码为 4 位数字')
    .nullish(),
  showChance: flag,
  showContact: flag,
  watermark: textMember(shareRules.watermark),
});

/** Links to tables of choices: made, listed, taken back, and read by families without a sign-in (screens E3 and E5). */
export const shareRoutes: readonly Route[] = [
  route(
    share,
    async (request) => {
      const { row, student } = await sharableTable(request);
      const { mockServer } = request;
      const plain = (await mockServer.table(shareTable)).find(
        (one) => one.tableId === row.id && one.expireAt === '' && one.revoked === 0,
      );
      const watermark = String((await configOf(mockServer, student.storeId)).watermark ?? '').slice(0, 20);
      const made = plain ?? (await makeShare(mockServer, row.id, { watermark }));
      return { url: urlOf(made), qrcode: '' };
    },
    { sealed: true },
  ),
  route(
    shareNew,
    async (request) => {
      const { row } = await sharableTable(request);
      const { expireDays, password, ...shown } = read(request.body, options);
      const { mockServer } = request;
      const expireAt = formatTime(mockServer.now() + expireDays * dayLength);
      const made = await makeShare(mockServer, row.id, { ...shown, password: password ?? '', expireAt });
      return { shareId: made.shareId, url: urlOf(made), password: made.password, expireAt, qrcode: '' };
    },
    { sealed: true },
  ),
  route(shares, async (request) => {
    const { row } = await tableOf(request, request.body.id);
    const all = (await request.mockServer.table(shareTable))
      .all()
      .filter(({ tableId }) => tableId === row.id);
    return all.toReversed().map((one) => {
      const { shareId, expireAt, visits, lastVisit, revoked } = one;
      return { shareId, url: urlOf(one), expireAt, visits, lastVisit, revoked };
    });
  }),
  route(removeShare, async (request: SignedInRequest) => {
    const { shareId } = read(request.body, z.object({ shareId: z.string('参数错误：shareId').min(1) }));
    const table = await request.mockServer.table(shareTable);
    const row = found(table.find((one) => one.shareId === shareId));
    await tableOf(request, row.tableId);
    await table.put({ ...row, revoked: 1 });
  }),
  openRoute(platformCalls.shareInfo, readShare),
];

/** The table that is to be shared: whatever its state, if it is not void. */
async function sharableTable(request: SignedInRequest): Promise<LoadedTable> {
  const table = await tableOf(request, request.body.id);
  if (table.row.status === 9) refuse('志愿表已作废，不能分享');
  return table;
}

/** The address at which the application shows a share. */
function urlOf({ shareId }: Share): string {
  return `/share/zy/${shareId}`;
}

async function makeShare(mockServer: MockServer, tableId: number, own: Partial<Share>): Promise<Share> {
  const table = await mockServer.table(shareTable);
  const blank = { password: '', expireAt: '', showChance: 0, showContact: 0, watermark: '' } as const;
  const now = { visits: 0, lastVisit: '', revoked: 0, createTime: formatTime(mockServer.now()) } as const;
  const open = { misses: 0, lockedUntil: '' };
  const shareId = crypto.randomUUID().replaceAll('-', '');
  return table.put({ ...blank, ...own, ...now, ...open, id: table.nextId(), shareId, tableId });
}

const reading = z.object({
  shareId: z.string('链接已失效').max(64, '链接已失效'),
  password: z.string().nullish(),
});

/** A family reads no more than the share and the institution allow. */
async function readShare({ mockServer, body }: MockRequest): Promise<SharedResponse> {
  const { shareId, password } = read(body, reading);
  const table = await mockServer.table(shareTable);
  const row = table.find((one) => one.shareId === shareId);
  const now = formatTime(mockServer.now());
  if (!row || row.revoked === 1 || (row.expireAt !== '' && row.expireAt < now)) return refuse('链接已失效');
  const kept = (await mockServer.table(volunteerTable)).get(row.tableId);
  const opened = kept && kept.status !== 9 ? await openTable(mockServer, kept) : undefined;
  if (!opened) return refuse('链接已失效');
  if (row.password !== '' && !password) return { needPassword: 1 };
  await checkPassword(mockServer, row, password ?? '');
  await table.put({ ...row, visits: row.visits + 1, lastVisit: now, misses: 0, lockedUntil: '' });
  return sharedTable(mockServer, row, opened);
}

/** Wrong passwords in a row after which none is tried for a while: four digits are soon gone through. */
const mostMisses = 5;
/** Milliseconds. */
const lockTime = 30 * 60_000;

async function checkPassword(mockServer: MockServer, row: Share, password: string): Promise<void> {
  if (row.password === '') return;
  const now = formatTime(mockServer.now());
  if (row.lockedUntil > now) refuse(lockedText(row.lockedUntil));
  if (password === row.password) return;
  const misses = row.misses + 1;
  const isLocked = misses >= mostMisses;
  const lockedUntil = isLocked ? formatTime(mockServer.now() + lockTime) : '';
  await (await mockServer.table(shareTable)).put({ ...row, misses: isLocked ? 0 : misses, lockedUntil });
  refuse(isLocked ? lockedText(lockedUntil) : `访问密码不正确，还可以尝试 ${mostMisses - misses} 次`);
}

function lockedText(until: string): string {
  return `访问密码错误次数过多，请在 ${until.slice(5, 16)} 后重试`;
}

async function sharedTable(mockServer: MockServer, share: Share, opened: LoadedTable): Promise<SharedTable> {
  const { row, student, batch } = opened;
  const { showChance: allowed } = await configOf(mockServer, student.storeId);
  const showChance = share.showChance === 1 && allowed === 1 ? 1 : 0;
  const rows = await rowsOf(mockServer, opened, await itemsOf(mockServer, opened));
  const { expertName = '' } = await headOf(mockServer, opened);
  const store = (await mockServer.table(storeTable)).get(student.storeId);
  const contact =
    share.showContact === 1 ? { contact: { name: expertName, mobile: store?.mobile ?? '' } } : {};
  const choices = rows.map((one) => ({
    ...sharedChoice(one),
    ...(showChance === 1 ? { chance: one.unit.chance, tier: rowTier(one, batch) } : {}),
  }));
  return {
    title: row.name,
    userName: maskName(student.name),
    storeName: store?.name ?? '',
    provinceName: provinceShortName(row.provinceId),
    ...{ year: row.year, batchName: batch.name, mode: row.mode, category: row.category },
    ...{ obeyAllowed: batch.obeyAllowed, maxMajors: batch.maxMajors },
    draft: row.status === 2 || row.status === 3 ? 0 : 1,
    ...{ version: row.version, savedAt: row.savedAt, showChance, ...contact },
    ...(share.expireAt === '' ? {} : { expireAt: share.expireAt }),
    watermark: share.watermark,
    items: choices,
  };
}

function sharedChoice({ unit, picks, obey }: ChoiceRow): SharedTable['items'][number] {
  const {
    key,
    schoolCode,
    schoolName,
    groupCode,
    majorCode,
    majorName,
    schoolCity: city,
    req,
    category,
  } = unit;
  const names = new Map(unit.majors.map((major) => [major.majorCode, major.majorName]));
  return {
    ...{ key, schoolCode, schoolName, groupCode, majorCode, majorName, city, req, category },
    planCount: unit.planCount,
    picks: picks.map((code) => ({ code, name: names.get(code) ?? '' })),
    ...{ obey, synthetic: unit.synthetic },
  };
}
