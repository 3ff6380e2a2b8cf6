import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import type { OperRecord as Shown } from '@/resources/monitor/operlog/operLog';
import { isRecord, ownMember } from '@/src/lib/record';
import { maskExamNo, maskMobile } from '@/src/lib/rules';
import { machineOf } from '../machine';
import { maskAccount } from '../masks';
import { menuTable } from '../menu/menuTable';
import type { MenuNode } from '../menu/node';
import { ApiError, Beside } from '../responses';
import type { SignedInRequest } from '../route';
import { deptTable } from '../system/deptTable';
import { defineTable, type Stored } from '../table';
import { formatTime } from '../time';
import { businessTypeOf, reveals } from './businessType';
import { seedOperLog } from './operLogSeed';

/** One call that changed something (rest-contract, section 13); always with what it made of a record. */
export type OperRecord = Stored<Required<Omit<Shown, 'id'>>>;

/** The operation log; every call that writes adds a row. */
export const operLogTable = defineTable<OperRecord>({
  name: 'monitor/operlog',
  idField: 'operId',
  schema: z.object({
    operId: z.number(),
    title: z.string(),
    businessType: z.number(),
    method: z.string(),
    requestMethod: z.string(),
    operatorType: z.number(),
    operName: z.string(),
    deptName: z.string(),
    operUrl: z.string(),
    operIp: z.string(),
    operLocation: z.string(),
    operParam: z.string(),
    jsonResult: z.string(),
    status: z.number(),
    errorMsg: z.string(),
    operTime: z.string(),
    costTime: z.number(),
    beforeData: z.string(),
    afterData: z.string(),
  }),
  seed: seedOperLog,
});

/** Answers a call, and logs it if it writes. Errors of the call are rethrown. */
export async function logged(
  request: SignedInRequest,
  operation: Operation,
  answer: () => unknown,
): Promise<unknown> {
  const businessType = businessTypeOf(operation);
  if (businessType === undefined) return answer();
  const began = performance.now();
  const cost = () => Math.ceil(performance.now() - began);
  try {
    const value = await answer();
    await write(request, operation, {
      businessType,
      jsonResult: reveals(operation) ? '' : resultOf(value, hiddenIn(request.path)),
      costTime: cost(),
    });
    return value;
  } catch (error) {
    if (error instanceof ApiError) {
      const { message } = error;
      await write(request, operation, { businessType, status: 1, errorMsg: message, costTime: cost() });
    }
    throw error;
  }
}

type Outcome = Pick<OperRecord, 'businessType' | 'costTime'> & Partial<OperRecord>;

async function write(request: SignedInRequest, operation: Operation, outcome: Outcome): Promise<void> {
  const { mockServer, user, headers, path, trail } = request;
  const log = await mockServer.table(operLogTable);
  const hidden = hiddenIn(path);
  const { ipaddr, loginLocation } = machineOf(headers);
  await log.put({
    operId: log.nextId(),
    title: titleOf((await mockServer.table(menuTable)).all(), operation),
    method: `${operation.method} ${operation.path}`,
    requestMethod: operation.method,
    operatorType: 1,
    operName: user.userName,
    deptName: (await mockServer.table(deptTable)).get(user.deptId)?.deptName ?? '',
    operUrl: path,
    operIp: ipaddr,
    operLocation: loginLocation,
    operParam: cut(JSON.stringify(paramsOf(request), hidden)),
    jsonResult: '',
    status: 0,
    errorMsg: '',
    operTime: formatTime(mockServer.now()),
    beforeData: trail.before ? JSON.stringify(trail.before, hidden) : '',
    afterData: trail.after ? JSON.stringify(trail.after, hidden) : '',
    ...outcome,
  });
}

/** Titles of calls that RuoYi names otherwise than the menu names their screen. */
const titles: readonly (readonly [path: RegExp, title: string])[] = [
  [/^\/system\/dict\/type/, '字典类型'],
  [/^\/system\/dict\/data/, '字典数据'],
  [/^\/system\/config/, '参数管理'],
  [/^\/system\/user\/profile/, '个人信息'],
  [/^\/monitor\/jobLog/, '调度日志'],
  [/^\/monitor\/logininfor\/unlock/, '账户解锁'],
  [/^\/tool\/gen\/createTable/, '创建表'],
];

/**
 * The title of the screen in the log: the menu's name of the page that the call's permission belongs to. Where there is
 * none, it is that of the entry above.
 */
export function titleOf(nodes: readonly MenuNode[], { permission = '', path }: Operation): string {
  const known = titles.find(([pattern]) => pattern.test(path));
  if (known) return known[1];
  const prefix = permission.slice(0, permission.lastIndexOf(':') + 1);
  const own = nodes.find(({ permissions }) => permissions === permission);
  const page =
    nodes.find(({ permissions }) => permissions === `${prefix}list`) ??
    nodes.find(({ url, permissions }) => url !== '' && permissions.startsWith(prefix)) ??
    nodes.find(({ id }) => id === own?.parentId);
  return page?.name ?? path;
}

function paramsOf({ params, query, body }: SignedInRequest): object {
  return { ...params, ...query, ...body };
}

const masks = { examNo: maskExamNo, accountNo: maskAccount, bankAccount: maskAccount };

/**
 * The JSON replacer of the log: files become their names, passwords and secrets are left out. Numbers of people and
 * accounts are masked, and the word of a search, which may be one, is hidden (decision 34).
 */
function hideSecrets(name: string, value: unknown): unknown {
  if (/password|secret/i.test(name)) return undefined;
  if (name === 'keyword') return '***';
  const mask = /(mobile|phonenumber)$/i.test(name) ? maskMobile : ownMember(masks, name);
  if (mask && typeof value === 'string') return mask(value);
  return value instanceof File ? value.name : value;
}

type Hide = (name: string, value: unknown) => unknown;

/** The members hidden in the log of a call: of students more than of others. */
function hiddenIn(path: string): Hide {
  if (privateMemos.test(path)) return hideMemo;
  return aboutStudents.test(path) ? hideStudent : hideSecrets;
}

/** Calls about memos that their writer alone sees (screen H3). */
const privateMemos = /\/memo\//;

function hideMemo(name: string, value: unknown): unknown {
  return name === 'title' || name === 'content' ? '***' : hideSecrets(name, value);
}

/** Calls whose bodies and records are students or families, or name one. */
const aboutStudents =
  /\/(expertFill|apply|customerOrder|appointment|client|workOrder|consult|member|volunteer|report|majorRecommend|appraisal)\/|\/(editUser|zySave)$/;

/**
 * Members of a student that are kept out of the log: exam results, physical data and wishes. The fact of the change
 * stays visible.
 */
const ofStudents = new Set([
  ...[
    'score',
    'newScore',
    'rank',
    'newRank',
    'bonus',
    'subjectScores',
    'scoreChanges',
    'colorVision',
    'height',
    'vision',
  ],
  ...['guardian', 'prefer', 'exclude'],
]);

function hideStudent(name: string, value: unknown): unknown {
  return ofStudents.has(name) ? '***' : hideSecrets(name, value);
}

function resultOf(value: unknown, hidden: Hide): string {
  if (value instanceof Response) return '';
  const members = value instanceof Beside ? value.members : isRecord(value) ? { data: value } : {};
  return cut(JSON.stringify({ code: 200, msg: '操作成功', ...members }, hidden));
}

/** RuoYi keeps no more of a text. */
function cut(text: string): string {
  return text.slice(0, 2000);
}
