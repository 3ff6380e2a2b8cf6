import { isRecord, isYes, numberOr, textOr, textsOf } from '../record';
import { idFromText, isRecordId, type RecordId, sameId } from '../recordId';
import type { PermissionNode } from './permissionTree';

/** Parsers of the permission screens' responses (screens-platform, P1). */

/** The nodes of `ruleList`: `children` is one list of both types, or menus and functions apart. */
export function readNodes(value: unknown): PermissionNode[] {
  return rowsOf(value).flatMap((row) => {
    const id = readId(row.id);
    if (id === undefined) return [];
    const { origins, heldBy } = row;
    return {
      id,
      name: textOr(row.name),
      icon: textOr(row.icon),
      url: textOr(row.url),
      isMenu: numberOr(row.type, 1) === 1,
      permission: textOr(row.permissions),
      locked: isYes(row.readyonly),
      granted: isYes(row.roleIsHavePermission),
      children: readNodes(row.children),
      ...(origins !== undefined && { origins: textsOf(origins) }),
      ...(heldBy !== undefined && { heldBy: readIds(heldBy) }),
    };
  });
}

/** A role, or on the first level a category of roles (二级分类, 一级分类). */
export interface RoleCategory {
  readonly id: RecordId;
  /** Without the mark of a default role, which is drawn and never stored. */
  readonly name: string;
  readonly isDefault: boolean;
  /** Number of people with the role; undefined where the server does not say. */
  readonly userCount: number | undefined;
  readonly children: readonly RoleCategory[];
}

/** The response of `roleList`. */
export interface RoleCategories {
  readonly list: readonly RoleCategory[];
  /** Roles that must not be deleted. */
  readonly protectedIds: readonly RecordId[];
  /** Number of institutions that still follow the template; undefined where the server does not say. */
  readonly storeCount: number | undefined;
}

/** The roles; a bare list is one without protected roles. */
export function readRoles(value: unknown): RoleCategories {
  const { list, defaultList, storeCount } = isRecord(value)
    ? value
    : { list: value, defaultList: undefined, storeCount: undefined };
  return {
    list: readCategories(list),
    protectedIds: readIds(defaultList),
    storeCount: countOf(storeCount),
  };
}

function readCategories(value: unknown): RoleCategory[] {
  return rowsOf(value).flatMap((row) => {
    const id = readId(row.id);
    if (id === undefined) return [];
    return {
      id,
      name: textOr(row.name),
      isDefault: isYes(row.isdefault),
      userCount: countOf(row.userCount),
      children: readCategories(row.children),
    };
  });
}

/** A role with the category above it. */
export interface PlacedRole {
  readonly role: RoleCategory;
  readonly parent: RoleCategory;
}

/** All roles, in the order in which they are drawn. */
export function rolesIn(list: readonly RoleCategory[]): PlacedRole[] {
  return list.flatMap((parent) => parent.children.map((role) => ({ role, parent })));
}

/**
 * The reason why a role cannot have this name; undefined where it can. Names are compared without the spaces around
 * them.
 */
export function takenText(
  list: readonly RoleCategory[],
  name: string,
  own?: RecordId,
): '该分类已存在！' | undefined {
  const isTaken = rolesIn(list).some(({ role }) => !sameId(role.id, own) && role.name.trim() === name.trim());
  return isTaken ? '该分类已存在！' : undefined;
}

/** The role that whoever has none gets: nobody deletes it, whatever the server says. */
export const defaultRoleId = 2;

/** Whether a role must not be deleted (RPERM-8). */
export function isProtected({ protectedIds }: Pick<RoleCategories, 'protectedIds'>, id: RecordId): boolean {
  return sameId(id, defaultRoleId) || protectedIds.some((other) => sameId(other, id));
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  if (isRecord(value)) return [...rowsOf(value.menu), ...rowsOf(value.fun)];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Ids in one type, whatever the server sends: the trees of two roles are compared by them. */
function readId(value: unknown): RecordId | undefined {
  return isRecordId(value) ? idFromText(String(value)) : undefined;
}

function readIds(value: unknown): RecordId[] {
  return Array.isArray(value) ? value.flatMap((id) => readId(id) ?? []) : [];
}

function countOf(value: unknown): number | undefined {
  return isRecordId(value) ? numberOr(value) : undefined;
}
