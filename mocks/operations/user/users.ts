import { z } from 'zod';
import { userChannels } from '@/resources/operations/consult/consult';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import {
  forever,
  mostTags,
  muteLengths,
  muteRefusal,
  muteText,
  publicUserRules,
  retagged,
  tagModes,
} from '@/resources/operations/user/user';
import { categories, userTypes } from '@/src/gaokao/enumerations';
import { maskMobile } from '@/src/lib/rules';
import { audit } from '../../audit';
import { optionTexts } from '../../auditTexts';
import { doEach, isOfPlatform, ownStoreScope, refuseMoved, refuseOverwrite } from '../../businessRules';
import { downloadCsv, exportQuery } from '../../csv';
import { logChanges } from '../../expert/studentChanges';
import { studentTable } from '../../expert/studentTable';
import { filterRows, matchingRows } from '../../list';
import { withMemberExpiry } from '../../management/card/expiry';
import { masked, mayReveal, plainValue } from '../../masks';
import { provinceShortName } from '../../platform/areas';
import { refuse } from '../../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { optionalText, textMember } from '../../rules';
import type { Columns } from '../../sheet';
import { labelsOf } from '../../system/dictSeed';
import { dayLength, formatDay, formatTime } from '../../time';
import { respondList, wires } from '../../wire';
import { crowdRoutes } from './crowds';
import { changeSite, type PublicUser, publicUserOf, publicUsers, userRules } from './publicUsers';
import { type SiteRow, visitorTable } from './userTables';

const { name: bizType, permission, operations } = operationsEndpoints['operations/users'];
const { list, one, update, tag, mute, plain, trend, export: exporting } = operations;

const masks = { mobile: maskMobile };
const tagNames = labelsOf('user_tag');
const tagText = (tags: unknown) =>
  Array.isArray(tags) ? tags.map((one) => tagNames[String(one)] ?? String(one)).join('、') : '';

/** The end of a mute as files and logs tell it. */
const muteEnds = { [forever]: muteText(forever) };

/** Labels of a user's members in the 操作记录. */
const told = {
  nickname: '昵称',
  gender: ['性别', { 0: '未填写', 1: '男', 2: '女' }],
  schoolName: '就读中学',
  tags: ['标签', tagText],
  muteUntil: ['禁言至', muteEnds],
} as const;

const columns: Columns = {
  昵称: 'nickname',
  手机号: 'mobile',
  所属机构: 'storeName',
  来源渠道: ['channel', optionTexts(userChannels)],
  省份: ['provinceId', (id) => provinceShortName(Number(id))],
  高考年份: 'year',
  科类: ['category', optionTexts(categories)],
  就读中学: 'schoolName',
  用户类型: ['userType', optionTexts(userTypes)],
  标签: ['tags', tagText],
  注册时间: 'createTime',
  最近活跃: 'lastActive',
  '近 30 天访问': 'visits30',
  禁言至: ['muteUntil', muteEnds],
};

/** Days of the curve of registrations. */
const curveDays = 30;

/** Registered users of the public sites (screen O13). */
export const siteUserRoutes: readonly Route[] = withMemberExpiry([
  route(list, async (request) => {
    const body = { ...request.body, ...ownStoreScope.own?.(request) };
    const shown = (row: object) => masked(row, masks);
    return respondList({ ...request, body }, await ownUsers(request), userRules, {}, shown);
  }),
  route(one, async (request) => masked(await userIn(request), masks)),
  route(tag, tagUsers),
  route(mute, muteUser),
  route(plain, async (request) => {
    const user = await userIn(request);
    const { field, value } = plainValue(request, user, masks);
    await audit(request, { bizType, bizId: user.id, action: '查看', after: user, remark: field });
    return { value };
  }),
  route(trend, async (request) => {
    const rows = filterRows(await ownUsers(request), wires.rpc.query(request).filters, userRules);
    const now = request.mockServer.now();
    return Array.from({ length: curveDays }, (_, index) => {
      const date = formatDay(now - (curveDays - 1 - index) * dayLength);
      return { date, count: rows.filter(({ createTime }) => createTime.startsWith(date)).length };
    });
  }),
  route(exporting, exportUsers),
  ...crowdRoutes,
]);

/** A user's own data, changed by the staff: at the same address as a student's (screen E2). */
export const userUpdateRoute = route(update, editUser, { sealed: true });

/** Users that the caller may see: P all, I its own. */
async function ownUsers(request: SignedInRequest): Promise<readonly PublicUser[]> {
  const users = await publicUsers(request.mockServer);
  return isOfPlatform(request) ? users : users.filter(({ storeId }) => storeId === request.user.storeId);
}

function userIn(request: SignedInRequest): Promise<PublicUser> {
  return publicUserOf(request, read(request.body.id, idSchema));
}

const editInput = z.object({
  nickname: textMember(publicUserRules.nickname),
  avatar: optionalText('头像', 2000),
  gender: z
    .union([z.literal([0, 1, 2]), z.enum(['0', '1', '2'])], '请选择性别')
    .transform(Number)
    .pipe(z.literal([0, 1, 2])),
  schoolName: textMember(publicUserRules.schoolName),
});

async function editUser(request: SignedInRequest): Promise<{ readonly id: number }> {
  const { mockServer, body } = request;
  const user = await userIn(request);
  refuseOverwrite(request, user);
  const { nickname, avatar, gender, schoolName } = read({ ...user, ...body }, editInput);
  const students = await mockServer.table(studentTable);
  const visitors = await mockServer.table(visitorTable);
  const [student, visitor] = [students.get(user.id), visitors.get(user.id)];
  if (student) {
    const after = await students.put({ ...student, schoolName, gender: gender || refuse('请选择性别') });
    await logChanges(request, student, after);
  }
  if (visitor) await visitors.put({ ...visitor, schoolName, gender });
  await change(request, user, { nickname, avatar }, '修改');
  return { id: user.id };
}

/** Keeps a change, and writes it down. */
async function change(
  request: SignedInRequest,
  before: PublicUser,
  changes: Partial<SiteRow>,
  action: string,
  remark = '',
): Promise<void> {
  await changeSite(request.mockServer, before, changes);
  const after = await publicUserOf(request, before.id);
  Object.assign(request.trail, { before, after });
  const about = { bizType, bizId: before.id, action, before, after, fields: told, remark };
  await audit(request, { ...about, forStore: true });
}

const tagInput = z.object({
  id: idsSchema,
  tags: z
    .array(z.enum(Object.keys(tagNames), '请选择标签'), '请选择标签')
    .min(1, '请选择标签')
    .max(mostTags, `标签最多 ${mostTags} 个`),
  mode: z.enum(
    tagModes.map(({ value }) => value),
    '请选择操作方式',
  ),
});

async function tagUsers(request: SignedInRequest) {
  const { id: ids, tags, mode } = read(request.body, tagInput);
  const names = new Map((await ownUsers(request)).map(({ id, nickname }) => [id, nickname]));
  return doEach(
    ids,
    (id) => names.get(id) ?? String(id),
    async (id) => {
      const user = await publicUserOf(request, id);
      const after = retagged(user.tags, tags, mode);
      if (after.length > mostTags) refuse(`标签最多 ${mostTags} 个`);
      await change(request, user, { tags: after }, mode === 'add' ? '添加标签' : '移除标签');
    },
  );
}

const lengths: readonly number[] = [0, ...muteLengths.map(({ value }) => value)];
const muteInput = z.object({
  days: z.number('请选择禁言时长').refine((days) => lengths.includes(days), '请选择禁言时长'),
});
const reasonInput = z.object({ reason: textMember(publicUserRules.muteReason) });

async function muteUser(request: SignedInRequest): Promise<void> {
  const user = await userIn(request);
  const { days } = read(request.body, muteInput);
  const reason = days === 0 ? '' : read(request.body, reasonInput).reason;
  refuseMoved(request, user);
  const refusal = muteRefusal(days, user.muted === 1);
  if (refusal) refuse(refusal);
  const muteUntil = endOf(days, request.mockServer.now());
  const action = days === 0 ? '解除禁言' : '禁言';
  await change(request, user, { muteUntil, muteReason: reason }, action, reason);
}

function endOf(days: number, now: number): string {
  if (days === 0) return '';
  return days < 0 ? forever : formatTime(now + days * dayLength);
}

async function exportUsers(request: SignedInRequest): Promise<Response> {
  const { ids, ...query } = exportQuery(request);
  const rows = (await ownUsers(request)).filter(({ id }) => ids?.includes(id) ?? true);
  const matching = matchingRows(rows, query, userRules);
  const isOpen = await mayReveal(request, permission);
  const shown = isOpen ? matching : matching.map((row) => masked(row, masks));
  const file = downloadCsv('用户管理', columns, shown, request.mockServer.now());
  await audit(request, { bizType, bizId: 0, action: '导出', remark: `导出 ${shown.length} 条` });
  return file;
}
