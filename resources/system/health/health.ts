import { viewNamed } from '@/providers/auth/viewNames';
import type { FailedCall } from '@/providers/http/failedCalls';
import type { Needed } from '@/src/lib/needed';
import { isRecord, textOr } from '@/src/lib/record';
import { flatRows } from '@/src/lib/treeOrder';
import type { Declared } from '@/src/services/declared';
import { systemEndpoints } from '../endpoints';

const { create, update } = systemEndpoints['system/menu-config'].operations;
const { list: listDictionaries } = systemEndpoints['system/dict'].operations;

/** A node of the server's menu, as far as it is compared. */
export interface HealthNode {
  readonly id: string;
  /** The name with its ancestors: 系统管理 / 用户管理. */
  readonly name: string;
  readonly url: string;
  readonly permissions: string;
}

/** A line of a table: the problem, and the advice. */
export interface Finding {
  readonly key: string;
  /** The subject. */
  readonly subject: string;
  readonly detail: string;
  /** The advice. */
  readonly advice: string;
  /** The address where it is done. */
  readonly to?: string;
  /** The right that opens the address. */
  readonly needs?: Needed;
}

/** The nodes of `auth/menuConfig`. */
export function nodesOf(data: unknown): HealthNode[] {
  const rows = Array.isArray(data) ? data.filter(isRecord) : [];
  const flat = flatRows(rows, { idField: 'id', parentField: 'parentId' });
  const byId = new Map(flat.map((row) => [textOr(row.id), row]));
  const nameOf = (row: Record<string, unknown> | undefined): string[] =>
    row ? [...nameOf(byId.get(textOr(row.parentId))), textOr(row.name)] : [];
  return flat.map((row) => ({
    id: textOr(row.id),
    name: nameOf(row).join(' / '),
    url: textOr(row.url),
    permissions: textOr(row.permissions),
  }));
}

/** Entries of the menu whose view is none of the program's. */
export function entriesWithoutPage(nodes: readonly HealthNode[], declared: Declared): Finding[] {
  const known = new Set([...declared.views.map(({ view }) => view), ...declared.ownViews]);
  return nodes
    .filter(({ url }) => url !== '' && !known.has(viewNamed(url)))
    .map(({ id, name, url }) => ({
      ...{ key: id, subject: name, detail: url },
      advice: '核对页面路径是否写错；页面未上线时可先隐藏该菜单',
      ...{ to: `/system/menu-config/edit/${encodeURIComponent(id)}`, needs: update },
    }));
}

/** Pages that no entry of the menu leads to, and no page of another. */
export function pagesWithoutEntry(nodes: readonly HealthNode[], declared: Declared): Finding[] {
  const reached = new Set([...nodes.map(({ url }) => viewNamed(url)), ...declared.ownViews]);
  return declared.views
    .filter(({ view }) => !reached.has(view))
    .map(({ view, label }) => ({
      ...{ key: view, subject: label, detail: view },
      advice: '在菜单配置中新增菜单，并填写该页面路径',
      ...{ to: '/system/menu-config/create', needs: create },
    }));
}

/** Permissions that a call or an action requires and no menu node grants: only the administrator has them. */
export function permissionsNotGranted(nodes: readonly HealthNode[], declared: Declared): Finding[] {
  const granted = new Set(nodes.map(({ permissions }) => permissions));
  const missing = new Map<string, string[]>();
  for (const [permission, who] of asked(declared))
    if (!granted.has(permission)) missing.set(permission, [...(missing.get(permission) ?? []), who]);
  return [...missing].map(([permission, who]) => ({
    ...{ key: permission, subject: permission, detail: [...new Set(who)].join('、') },
    advice: '在菜单配置中为对应菜单新增功能，并填写该权限标识',
    ...{ to: '/system/menu-config/create', needs: create },
  }));
}

function* asked({ operations, actions }: Declared): Generator<readonly [permission: string, who: string]> {
  for (const { permission, path } of operations) if (permission !== undefined) yield [permission, path];
  for (const { permission, label } of actions) yield [permission, label];
}

/** Dictionary types of the server that no field of the program uses, and no page of this session has read. */
export function unusedDictionaries(
  types: unknown,
  { dictionaries }: Declared,
  read: ReadonlySet<string>,
): Finding[] {
  const used = new Set(dictionaries);
  const rows = Array.isArray(types) ? types.filter(isRecord) : [];
  return rows
    .map(({ dictType, dictName }) => ({ type: textOr(dictType), name: textOr(dictName) }))
    .filter(({ type }) => type !== '' && !used.has(type) && !read.has(type))
    .map(({ type, name }) => ({
      ...{ key: type, subject: type, detail: name },
      advice: '确认其他系统不再使用后，在字典管理中停用或删除',
      ...{ to: `/system/dict?dictType=${encodeURIComponent(type)}`, needs: listDictionaries },
    }));
}

/** The advice about a failed call. */
export function adviceFor({ code }: Pick<FailedCall, 'code'>): string {
  if (code === '401' || code === '40310') return '重新登录';
  if (code === '403' || code === '40301') return '检查该账号的角色权限';
  if (code === 'HTTP 404') return '核对服务器版本，确认已提供该接口';
  if (code === '网络异常' || code === '超时') return '检查网络与服务地址，稍后重试';
  if (code === '格式无法识别') return '核对接口返回的格式';
  return /^(50000|HTTP 5\d\d)$/.test(code) ? '查看服务器日志' : '按提示修改后重试';
}
