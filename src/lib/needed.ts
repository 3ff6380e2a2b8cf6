import type { RuoyiVersion } from './ruoyiVersions';

/** A call, as far as it says who may make it and which server has it. */
interface NeededCall {
  /** Anybody who is signed in, where absent. */
  readonly permission?: string | undefined;
  /** Permissions with any of which the call may be made as well. */
  readonly orPermissions?: readonly string[];
  readonly since?: RuoyiVersion | undefined;
}

/** The right asked for: a permission, a call, or one of several permissions or roles (PERM-1). */
export type Needed =
  | string
  | NeededCall
  | { readonly any: readonly string[] }
  | { readonly all: readonly string[] }
  | { readonly inRole: string }
  | { readonly inAnyRole: readonly string[] }
  | { readonly inAllRoles: readonly string[] };

/**
 * Whether the signed-in person may; from memory, at once. What does not exist nobody may. Throws 请设置操作权限标签值 or
 * 请设置角色权限标签值 where nothing is named (VAL-3).
 */
export type MayDo = (needed: Needed | undefined) => boolean;
