import { z } from 'zod';
import type { Endpoints } from '@/providers/endpoints/builder';
import {
  callPathProblem,
  deepestLevel,
  menuNodeRules,
  pathProblem,
  permissionProblem,
  queryProblem,
} from '@/resources/access/menuNode';
import { crudHandlers } from '../crud';
import { found, refuse } from '../responses';
import { idOrNone, type Route, read, route, type SignedInRequest } from '../route';
import { optionalText, place, textMember } from '../rules';
import { isAdmin } from '../session';
import type { TableDefinition } from '../table';
import type { MenuRow } from './menuTable';

/** Definition of a menu configuration. */
export interface MenuConfig {
  readonly endpoints: Endpoints<'list' | 'create' | 'update' | 'remove'>;
  readonly definition: TableDefinition<MenuRow>;
  /** The schema of the list's body. */
  readonly asked?: z.ZodType;
  /** Nodes that can be neither deleted nor locked; with those above them. */
  readonly protects: readonly number[];
  /** Members beside those of the row. */
  readonly counts: (request: SignedInRequest) => Promise<(row: MenuRow) => object>;
  /** Takes a removed node away from whoever holds it. */
  readonly onRemoved: (id: number, request: SignedInRequest) => Promise<void>;
}

const flag = z.union([z.literal([0, 1]), z.enum(['0', '1']).transform(Number)]).default(0);

const text = (label: string, max: number, problemOf: (value: string) => string | undefined) =>
  optionalText(label, max).superRefine((value, { addIssue }) => {
    const problem = value === '' ? undefined : problemOf(value);
    if (problem) addIssue({ code: 'custom', message: problem });
  });

/** Members of a node that clients may write. */
const menuInput = z
  .object({
    parentId: idOrNone.default(0),
    type: z.union([z.literal([1, 2]), z.enum(['1', '2']).transform(Number)], '请选择类型'),
    name: textMember(menuNodeRules.name),
    icon: optionalText('图标', 100),
    path: text('路由地址', 255, pathProblem),
    url: optionalText('页面路径', 255),
    admin_path: text('接口路径', 255, callPathProblem),
    permissions: text('权限标识', 100, permissionProblem),
    hidden: flag,
    noCache: flag,
    innerLink: flag,
    query: text('路由参数', 255, queryProblem),
    sort: place,
    readyonly: flag,
  })
  .refine(({ type, url, path }) => path !== '' || (type === 2 && url === ''), '请输入路由地址')
  .refine(({ type, permissions }) => type === 1 || permissions !== '', '请输入权限标识');

/** The calls of a menu configuration (screens H4 and C4). */
export function menuConfigRoutes(config: MenuConfig): Route[] {
  const { endpoints, definition, onRemoved } = config;
  const { list, ...others } = endpoints.operations;
  const changes = crudHandlers({ ...endpoints, operations: others }, definition, {
    input: menuInput,
    complete: () => ({ activeMenu: '', status: '0', routeName: '', remark: '' }),
    check: (action, row, request, before) => check(config, { action, row, request, before }),
    remove: async ({ id }, request) => {
      await (await request.mockServer.table(definition)).remove(id);
      await onRemoved(id, request);
    },
  });
  const answer = (request: SignedInRequest) => {
    if (config.asked) read(request.body, config.asked);
    return treeFor(config, request);
  };
  return [route(list, answer), ...changes];
}

/** The whole tree, each node with those below it. */
async function treeFor({ definition, counts }: MenuConfig, request: SignedInRequest) {
  const rows = (await request.mockServer.table(definition)).all();
  const counted = await counts(request);
  const below = (above: MenuRow | undefined, level: number): object[] =>
    rows
      .filter(({ parentId }) => parentId === (above?.id ?? 0))
      .toSorted((one, other) => one.sort - other.sort)
      .map((row) => ({
        ...{ ...row, level, parentName: above?.name ?? '', storeId: 0, roleIsHavePermission: 0 },
        ...counted(row),
        children: below(row, level + 1),
      }));
  return below(undefined, 1);
}

interface Checked {
  readonly action: string;
  readonly row: MenuRow;
  readonly request: SignedInRequest;
  readonly before: MenuRow | undefined;
}

async function check(
  { definition, protects }: MenuConfig,
  { action, row, request, before }: Checked,
): Promise<void> {
  const rows = (await request.mockServer.table(definition)).all();
  const isProtected = protects.some((id) => isAbove(rows, row.id, id));
  if (action === 'remove') {
    if (rows.some(({ parentId }) => parentId === row.id)) refuse('存在下级，不允许删除');
    if (isProtected) refuse('该菜单不能删除');
    return;
  }
  if (row.readyonly !== (before?.readyonly ?? 0)) {
    if (!isAdmin(request.user)) refuse('仅管理员可以锁定或解锁');
    if (row.readyonly === 1 && isProtected) refuse('该菜单不能锁定');
  }
  refuseMisplaced(rows, row, before);
  refuseTaken(rows, row);
}

/** Refuses a node that cannot be where it is put, or not as what it is. */
function refuseMisplaced(rows: readonly MenuRow[], row: MenuRow, before: MenuRow | undefined): void {
  const children = rows.filter(({ parentId }) => parentId === row.id);
  if (before && before.type !== row.type && children.length > 0) refuse('有下级，类型不能修改');
  if (isAbove(rows, row.id, row.parentId)) refuse('上级菜单不能是自身或下级');
  if (row.parentId === 0) return;
  const above = found(rows.find(({ id }) => id === row.parentId));
  if (above.type === 2) refuse('功能下不能再添加下级');
  if (levelOf(rows, above) + heightOf(rows, row) > deepestLevel) refuse('最多支持四级');
}

/** Refuses a name or an address that a sibling has. */
function refuseTaken(rows: readonly MenuRow[], row: MenuRow): void {
  const siblings = rows.filter(({ id, parentId }) => parentId === row.parentId && id !== row.id);
  if (siblings.some(({ type, name }) => type === row.type && name === row.name))
    refuse('同级下已存在相同名称');
  if (row.path !== '' && siblings.some(({ path }) => path === row.path)) refuse('路由地址已存在');
}

/** Whether a node is another one, or lies above it. */
function isAbove(rows: readonly MenuRow[], id: number, other: number): boolean {
  for (let at = rows.find((row) => row.id === other); at; at = rows.find((row) => row.id === at?.parentId))
    if (at.id === id) return true;
  return false;
}

function levelOf(rows: readonly MenuRow[], { parentId }: MenuRow): number {
  const above = rows.find(({ id }) => id === parentId);
  return above ? 1 + levelOf(rows, above) : 1;
}

function heightOf(rows: readonly MenuRow[], { id }: Pick<MenuRow, 'id'>): number {
  return 1 + Math.max(0, ...rows.filter(({ parentId }) => parentId === id).map((row) => heightOf(rows, row)));
}
