import type { RuoyiVersion } from './ruoyiVersions';

/** A call, as far as it says who may make it and which server has it. */
interface NeededCall {
  /** Anybody who is signed in, where absent. */
  readonly permission?: string | undefined;
  /** Permissions with any of which the call may be made as well. */
  readonly orPermissions?: readonly string[];
  /** A further permission with which a form may make the call. */
  readonly formPermission?: string | undefined;
  readonly since?: RuoyiVersion | undefined;
}

/**
 * The right asked for: a permission, a call, or one of several permissions or roles (PERM-1). A call `forForm` reads a
 * record again before it is saved: whoever may change a record may read it.
 */
export type Needed =
  | string
  | NeededCall
  | { readonly forForm: NeededCall | undefined }
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
