import { z } from 'zod';
import { managementEndpoints } from '@/resources/management/endpoints';
import {
  canStep,
  dueProblem,
  memoSubjects,
  mostAssignees,
  priorities,
  reminders,
  teamMemoRules,
} from '@/resources/management/memo/memo';
import { memoStatuses } from '@/src/lib/memoStatuses';
import { audit } from '../audit';
import { optionTexts, peopleText, yesNoTexts } from '../auditTexts';
import { doEach, doOnce, forPlatform, nextRev, refuseMoved } from '../businessRules';
import { crudHandlers } from '../crud';
import { code } from '../expert/orderRules';
import { forbidden, found, refuse } from '../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { idList, optionalId, optionalText, textMember } from '../rules';
import { canCall } from '../session';
import { accountTable } from '../system/accountTable';
import { formatTime } from '../time';
import { namedIn, remindAnew, remindOfMemos, tell, tellAssignees, tellNamed } from './memoNews';
import { namesOf, subjectsOf } from './memoSubjects';
import { refuseUnoffered, staffChoices } from './recipients';
import { teamMemoBin } from './teamMemoBin';
import { type TeamMemoRow, teamMemoTable } from './teamMemoTable';

const endpoints = managementEndpoints['management/memo'];
const { status, reply, people, subjects } = endpoints.operations;

const subject = z.enum(['', ...memoSubjects.map(({ value }) => value)]);
const input = z
  .object({
    title: textMember(teamMemoRules.title),
    content: textMember(teamMemoRules.content),
    assigneeIds: idList.min(1, '请选择负责人').max(mostAssignees, `负责人最多 ${mostAssignees} 人`),
    watcherIds: idList.nullish().transform((ids) => ids ?? []),
    priority: code('优先级', priorities).pipe(z.literal([1, 2, 3])),
    dueTime: optionalText('截止时间', 19).refine(
      (time) => time === '' || /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time),
      '截止时间格式不正确',
    ),
    remind: code('提醒', reminders)
      .pipe(z.literal([0, 15, 60, 1440]))
      .default(0),
    bizType: subject.nullish().transform((type) => type ?? ''),
    bizId: optionalId,
    pinned: z.coerce
      .number()
      .pipe(z.literal([0, 1]))
      .default(0),
  })
  .refine(({ remind, dueTime }) => remind === 0 || dueTime !== '', '请先设置截止时间')
  .transform((memo) =>
    memo.bizType === '' || memo.bizId === null ? { ...memo, bizType: '' as const, bizId: null } : memo,
  );

/**
 * Memos of the platform's team (screen G3): all holders of the page read them. Author and holder of `assign` change
 * them.
 */
export const teamMemoRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, teamMemoTable, {
    input,
    contains: ['title'],
    matches: { assigneeIds: (row, id) => listIn(row, 'assigneeIds').includes(id) },
    order: [
      { field: 'pinned', descending: true },
      { field: 'createTime', descending: true },
    ],
    presenter: presentMemo,
    audit: {
      title: '标题',
      content: '内容',
      assigneeIds: ['负责人', peopleText],
      watcherIds: ['关注人', peopleText],
      priority: ['优先级', optionTexts(priorities)],
      dueTime: '截止时间',
      remind: ['提醒', optionTexts(reminders)],
      pinned: ['置顶', yesNoTexts],
    },
    complete: (_values, _id, { user }) => ({
      ...{ status: 0 as const, replies: [], authorId: user.userId, reminded: 0, rev: 1 },
    }),
    check: checkMemo,
    onCreated: async (memo, request) => {
      await tellAssignees(memo, memo.assigneeIds, request);
      await tellNamed(memo, '', request);
    },
    onUpdated: async (memo, request, before) => {
      await remindAnew(memo, request, before);
      const fresh = memo.assigneeIds.filter((id) => !before.assigneeIds.includes(id));
      await tellAssignees(memo, fresh, request);
      await tellNamed(memo, before.content, request);
    },
    remove: teamMemoBin.recycle,
  }),
  route(status, setStatus),
  route(reply, (request) => doOnce(request, () => addReply(request))),
  route(people, ({ mockServer }) => staffChoices(mockServer)),
  route(subjects, ({ mockServer, body }) =>
    subjectsOf(mockServer, read(body, z.object({ bizType: subject, keyword: optionalText('关键字', 50) }))),
  ),
].map(forPlatform);

function listIn(row: object, name: string): readonly string[] {
  const value: unknown = Reflect.get(row, name);
  return Array.isArray(value) ? value.map(String) : [];
}

async function presentMemo({ mockServer, user }: SignedInRequest): Promise<(row: TeamMemoRow) => object> {
  await remindOfMemos(mockServer);
  const accounts = await mockServer.table(accountTable);
  const nameOf = await namesOf(mockServer);
  const mayAssign = await canCall(mockServer, user, assignPermission);
  const names = (ids: readonly number[]) =>
    ids
      .map((id) => accounts.get(id)?.nickName ?? '')
      .filter(Boolean)
      .join('、');
  return ({ reminded: _reminded, ...row }) => ({
    ...row,
    isMine: isOf(user, row) ? 1 : 0,
    isEditable: mayAssign || row.authorId === user.userId ? 1 : 0,
    assigneeNames: names(row.assigneeIds),
    watcherNames: names(row.watcherIds),
    bizName: row.bizId === null ? '' : nameOf(row.bizType, row.bizId),
  });
}

async function checkMemo(
  action: string,
  memo: TeamMemoRow,
  request: SignedInRequest,
  before?: TeamMemoRow,
): Promise<void> {
  const { mockServer, user } = request;
  const problem = action === 'create' ? dueProblem(memo.dueTime, mockServer.now()) : undefined;
  if (problem) refuse(problem);
  if (memo.bizId !== null && (await namesOf(mockServer))(memo.bizType, memo.bizId) === '')
    refuse('关联的数据不存在');
  if (action !== 'remove') {
    const staff = await staffChoices(mockServer);
    refuseUnoffered(staff, memo.assigneeIds, before?.assigneeIds, '请选择负责人');
    refuseUnoffered(staff, memo.watcherIds, before?.watcherIds, '请选择关注人');
  }
  if (action === 'create' || (before ?? memo).authorId === user.userId) return;
  if (!(await canCall(mockServer, user, assignPermission))) throw forbidden('rpc');
}

const assignPermission = `${endpoints.permission}:assign`;

/** Whether somebody may take the steps of a memo. */
function isOf(
  { userId }: SignedInRequest['user'],
  { authorId, assigneeIds }: Pick<TeamMemoRow, 'authorId' | 'assigneeIds'>,
): boolean {
  return authorId === userId || assigneeIds.includes(userId);
}

const steps = z.object({ id: idsSchema, status: code('状态', memoStatuses).pipe(z.literal([0, 1, 2])) });

/** 开始, 完成, 重新打开: for author and assignees. */
async function setStatus(request: SignedInRequest) {
  const { id: ids, status } = read(request.body, steps);
  const table = await request.mockServer.table(teamMemoTable);
  const now = formatTime(request.mockServer.now());
  const { nickName } = request.user;
  const stamp = { updateTime: now, updateBy: nickName };
  return doEach(
    ids,
    (id) => table.get(id)?.title ?? String(id),
    async (id) => {
      const before = found(table.get(id));
      if (ids.length === 1) refuseMoved(request, before);
      if (!isOf(request.user, before)) refuse('仅负责人可以变更状态');
      if (!canStep(before.status, status)) refuse('该备忘的状态已变更');
      const after = { ...before, status, ...nextRev(before), ...stamp };
      await table.put(after);
      const action = memoStatuses.find(({ value }) => value === status)?.label ?? '';
      await audit(request, { bizType: endpoints.name, bizId: id, action, before, after });
    },
  );
}

/** Adds a reply; persons named with @ are notified. */
async function addReply(request: SignedInRequest): Promise<void> {
  const { mockServer, user } = request;
  const { id, content } = read(
    request.body,
    z.object({ id: idSchema, content: textMember(teamMemoRules.reply) }),
  );
  const table = await mockServer.table(teamMemoTable);
  const memo = found(table.get(id));
  const said = { by: user.nickName, at: formatTime(mockServer.now()), content };
  await table.put({ ...memo, replies: [...memo.replies, said] });
  await tell(request, memo, await namedIn(mockServer, content), `在备忘「${memo.title}」中提到了你`, content);
}
