import type { Audited } from '@/src/crud/fields/ruoyi';
import { type RecordId, sameId } from '@/src/lib/recordId';

/** Somebody of the platform's staff (用户); rest-contract, section 4. */
export interface User extends Audited {
  userId: RecordId;
  /** Account name; set once. */
  userName: string;
  nickName: string;
  deptId: RecordId | null;
  dept: UserDept | null;
  email: string;
  phonenumber: string;
  /** Dictionary `sys_user_sex`. */
  sex: string;
  status: string;
  /** Only ever sent. */
  password: string;
  postIds: RecordId[];
  roleIds: RecordId[];
  /** 0 for somebody without a role. */
  roleId: RecordId;
  loginIp: string;
  loginDate: string;
  createBy: string;
}

/** The department as it comes with a user. */
export interface UserDept {
  readonly deptName: string;
}

/** Whether it is the administrator, whom nobody may change (rest-contract, section 2.3). */
export function isAdministrator({ userId }: Pick<User, 'userId'>): boolean {
  return sameId(userId, 1);
}
