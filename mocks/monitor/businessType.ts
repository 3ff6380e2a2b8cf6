import type { Operation } from '@/providers/endpoints/builder';
import { ownMember } from '@/src/lib/record';

/** Dictionary `sys_oper_type`: 0 其他, 1 新增, 2 修改, 3 删除, 4 授权, 5 导出, 6 导入, 7 强退, 8 生成代码, 9 清空数据. */
export type BusinessType = number;

/** The type of a change that nothing below names. */
const change: BusinessType = 2;

/** Verbs of permissions that let somebody look. */
const readingVerbs = new Set(['list', 'show', 'query', 'detail', 'preview', 'download']);

/** Calls that look, or note that somebody has: by the last part of the path, or the last two. */
const readingCalls = new Set([
  ...['userInfo', 'majorRecommend/list', 'schoolGroup', 'shareList', 'rechargeLog', 'quota', 'recycle/check'],
  ...['updateStores', 'resStores', 'notice/stores', 'goodService/services', 'workOrder/precheck'],
  ...['uploadfile/find', 'specialty/compare', 'consult/similar', 'article/plans', 'service/prices'],
  ...['message/read', 'message/readAll', 'message/receivers', 'member/crowds'],
  ...['notice/receipts', 'notice/receiptMatrix', 'cardBatch/suggest', 'cardBatch/funds'],
]);

/** A file that is written down like a change. */
const loggedFile = 'gen/batchGenCode';

/** Calls that anybody signed in may make, and that change something. */
const openWrites: Readonly<Record<string, BusinessType>> = {
  'POST gen/createTable': 0,
  'PUT user/profile': 2,
};

/** Types by the last two parts of the path or the last one, where they say more than the permission. */
const byPath: Readonly<Record<string, BusinessType>> = {
  clean: 9,
  refreshCache: 9,
  clearCacheName: 9,
  clearCacheKey: 9,
  clearCacheAll: 9,
  clearallcache: 9,
  'recycle/clear': 9,
  dataScope: 4,
  authRole: 4,
  'authUser/cancel': 4,
  'authUser/cancelAll': 4,
  'authUser/selectAll': 4,
  accessCreate: 4,
  roleReset: 4,
  domainCheck: 0,
  'link/check': 0,
  'withdrawal/payFile': 5,
  'specialty/apply': 6,
  'consult/add': 1,
  'article/add': 1,
  'article/copy': 1,
  'article/edit': 2,
  'article/submit': 2,
  'article/rollback': 2,
  'report/edit': 2,
  'teamMemo/status': 2,
  'teamMemo/reply': 2,
  'notice/ack': 2,
  'workOrder/rate': 2,
  'rival/save': 2,
  'message/del': 3,
  shareDel: 3,
  planDel: 3,
  crowdDel: 3,
  memberDel: 3,
};

/** Verbs of calls that answer what is masked otherwise, or a link that opens a table to whoever has it. */
const revealingVerbs = new Set(['plain', 'mobile', 'secret', 'share']);

/** Types by the verb of the permission, RuoYi's and Refine's. Showing what is hidden is written down as 其他. */
const byVerb: Readonly<Record<string, BusinessType>> = {
  add: 1,
  create: 1,
  createOrder: 1,
  send: 1,
  copy: 1,
  apply: 1,
  share: 1,
  recharge: 1,
  remove: 3,
  delete: 3,
  export: 5,
  import: 6,
  forceLogout: 7,
  code: 8,
  unlock: 0,
  plain: 0,
  mobile: 0,
  secret: 0,
};

/** The type of a call in the operation log; undefined where the call only reads. */
export function businessTypeOf({ method, path, permission, writes }: Operation): BusinessType | undefined {
  const parts = path.split('/').filter((part) => !part.startsWith('{'));
  const names = [parts.slice(-2).join('/'), parts.at(-1) ?? ''];
  const [call = ''] = names;
  if (permission === undefined) return ownMember(openWrites, `${method} ${call}`);
  if (method === 'GET' && !writes && call !== loggedFile) return undefined;
  const [known] = names.flatMap((name) => ownMember(byPath, name) ?? []);
  if (known !== undefined) return known;
  const verb = verbIn(permission);
  const reads = readingVerbs.has(verb) || names.some((name) => readingCalls.has(name));
  return reads ? undefined : (ownMember(byVerb, verb) ?? change);
}

/** Whether a call answers what is hidden otherwise: the log keeps the call, never its answer. */
export function reveals({ permission = '' }: Operation): boolean {
  return revealingVerbs.has(verbIn(permission));
}

function verbIn(permission: string): string {
  return permission.slice(permission.lastIndexOf(':') + 1);
}
