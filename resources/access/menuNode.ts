import { sameCode } from '@/src/lib/codes';
import type { TextRule } from '@/src/lib/fieldRule';
import { parseJson } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import type { FormValues } from '@/src/ui/fields/field';

/** A menu or a function in a menu configuration (screens H4 and C4); the server's spelling. */
export interface MenuNode {
  readonly id: RecordId;
  /** 0 for a group. */
  readonly parentId: RecordId;
  /** From 1. */
  readonly level: number;
  readonly type: 1 | 2;
  readonly name: string;
  readonly icon: string;
  /** Address below the group, or an outside address. */
  readonly path: string;
  /** View path; empty for what is only a directory or a function without a page. */
  readonly url: string;
  readonly admin_path: string;
  readonly permissions: string;
  readonly hidden: 0 | 1;
  readonly noCache: 0 | 1;
  readonly innerLink: 0 | 1;
  /** JSON text. */
  readonly query: string;
  readonly sort: number;
  /** 1: roles keep it as they have it. */
  readonly readyonly: 0 | 1;
  /** Roles that hold it, the administrator's aside; absent where the server does not count them. */
  readonly roleCount?: number;
  /** Institutions that may use it, in their menu. */
  readonly storeCount?: number;
}

/** enum:nodeType. */
export const nodeTypes = [
  { value: 1, label: '菜单', tone: 'primary' },
  { value: 2, label: '功能', tone: 'info' },
] as const;

/** Levels that a tree may have. */
export const deepestLevel = 4;

/** Whether it is a menu; a form that says nothing yet is one of a menu. */
export function isMenu({ type = 1 }: FormValues): boolean {
  return sameCode(type, 1);
}

/** Whether it has a page of ours. */
export function hasPage({ url }: FormValues): boolean {
  return typeof url === 'string' && url.trim() !== '';
}

/** Whether the path leads out of the back-office: to another host, or to a page here that is no view. */
export function isOutside(path: unknown): boolean {
  return typeof path === 'string' && /^(https?:\/\/|\/)/.test(path);
}

/** The problem with a path or an outside address. */
export function pathProblem(path: string): string | undefined {
  const isRight = /^[a-z0-9-]+(\/[a-z0-9-]+)*$|^https?:\/\/\S+$|^(\/[\w.-]+)+$/.test(path);
  return isRight && path.length <= 255 ? undefined : '路由地址仅限小写字母、数字、短横线和斜杠';
}

/** The problem with the path of a call. */
export function callPathProblem(path: string): string | undefined {
  return path.startsWith('/') ? undefined : '接口路径以 / 开头';
}

/** The problem with a permission. */
export function permissionProblem(permission: string): string | undefined {
  const isRight = /^[a-z][\w-]*(:[a-zA-Z][\w-]*){2}$/.test(permission);
  return isRight ? undefined : '权限标识格式应为 模块:对象:操作';
}

/** The problem with the parameters of a route. */
export function queryProblem(query: string): string | undefined {
  return parseJson(query) === undefined ? '路由参数必须是 JSON' : undefined;
}

/** The question before a node is deleted: what roles lose goes first. */
export function deleteQuestion({ name, roleCount = 0 }: Pick<MenuNode, 'name' | 'roleCount'>): string {
  return roleCount > 0
    ? `有 ${roleCount} 个角色拥有该权限，删除后将一并收回，确认删除吗？`
    : `是否确认删除「${name}」？`;
}

/** Rules of the texts of a menu node, for its forms and its mock (decision 41). */
export const menuNodeRules = {
  name: { label: '名称', required: true, minLength: 2, maxLength: 20 },
} as const satisfies Record<string, TextRule>;
