import { isRecord } from '@/src/lib/record';
import { isSince, type RuoyiVersion } from '@/src/lib/ruoyiVersions';

/** Members that our own server adds to RuoYi's responses. */
const ours = new Set(['current', 'beforeData', 'afterData', 'ruleVersion', 'dictVersion', 'storeName']);

/** Times without a format of their own, which travel in ISO with their offset. */
const isoTimes = new Set(['loginDate', 'pwdUpdateDate', 'startTime', 'endTime']);

/** Members that came with a version. */
const newcomers: ReadonlyMap<string, RuoyiVersion> = new Map([
  ['routeName', '3.8.8'],
  // The departments that users may be put into.
  ['disabled', '3.8.9'],
]);

/** Texts that are empty and not null in RuoYi's own rows. */
const emptyTexts = new Set(['msg', 'cssClass', 'listClass']);

/** The hash shown in place of an account's password. */
const hash = '$2a$10$7JB720yubVSZvUI0rEqK/.VqGOZTH.ulu33dHOiBE8ByOhJIrdAu2';

/** RuoYi's names of icons, by the pages of its seeded menu. */
const icons: Readonly<Record<string, string>> = {
  'system/user/index': 'user',
  'system/role/index': 'peoples',
  'system/menu/index': 'tree-table',
  'system/dept/index': 'tree',
  'system/post/index': 'post',
  'system/dict/index': 'dict',
  'system/config/index': 'edit',
  'system/notice/index': 'message',
  'monitor/operlog/index': 'form',
  'monitor/logininfor/index': 'logininfor',
  'monitor/online/index': 'online',
  'monitor/job/index': 'job',
  'monitor/druid/index': 'druid',
  'monitor/server/index': 'server',
  'monitor/cache/index': 'redis',
  'monitor/cache/list': 'redis-list',
  'tool/gen/index': 'code',
  'tool/swagger/index': 'swagger',
};

/**
 * A response as a version of RuoYi writes it: without our members, null for empty texts, times as printed there.
 */
export function theirAnswer(path: string, body: unknown, version: RuoyiVersion): unknown {
  if (path === '/getRouters' && isRecord(body)) return { ...body, data: routersOf(body.data) };
  if (/^\/(captchaImage|login|tool\/gen\/preview|monitor\/(cache|server))/.test(path)) return body;
  const answer = written(body, version);
  if (path !== '/getInfo' || !isRecord(answer) || isSince(version, '3.9.0')) return answer;
  const { pwdChrtype: _, isDefaultModifyPwd: __, isPasswordExpired: ___, ...older } = answer;
  return older;
}

function written(value: unknown, version: RuoyiVersion): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, version));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value)
    .filter(([name]) => !ours.has(name) && isSince(version, newcomers.get(name) ?? '3.8.7'))
    .map(([name, member]) => [name, memberOf(name, member, version)]);
  const record: Record<string, unknown> = Object.fromEntries(entries);
  if ('menuType' in record) {
    const folder = record.menuType === 'M' ? record.path : '#';
    return { ...record, icon: icons[String(record.component)] ?? folder };
  }
  // Known to nobody but the server from 3.9.1 on.
  return 'loginIp' in record && !isSince(version, '3.9.1') ? { ...record, password: hash } : record;
}

function memberOf(name: string, member: unknown, version: RuoyiVersion): unknown {
  if (member === '' && !emptyTexts.has(name)) return null;
  if (isoTimes.has(name) && typeof member === 'string' && member.includes(' '))
    return `${member.replace(' ', 'T')}.000+08:00`;
  return written(member, version);
}

/** The routes with RuoYi's own icons (a folder's icon has the folder's name), and with 表单构建. */
function routersOf(nodes: unknown): unknown[] {
  return (Array.isArray(nodes) ? nodes : []).filter(isRecord).flatMap((node): unknown[] => {
    const { component, children, meta } = node;
    const folder = String(node.path).replace('/', '');
    const icon = icons[String(component)] ?? folder;
    const theirs = { ...node, meta: { ...(isRecord(meta) ? meta : {}), icon } };
    if (String(component) in icons) return [theirs];
    const below = routersOf(children);
    const build = folder === 'tool' ? [formBuilder] : [];
    return below.length > 0 ? [{ ...theirs, children: [...build, ...below] }] : [];
  });
}

const formBuilder = {
  name: 'Build',
  path: 'build',
  hidden: false,
  component: 'tool/build/index',
  meta: { title: '表单构建', icon: 'build', noCache: false, link: null },
};
