import type { Audited } from '@/src/crud/fields/ruoyi';
import type { TextRule } from '@/src/lib/fieldRule';
import { type RecordId, sameId } from '@/src/lib/recordId';

/** A member of the platform's staff (用户); rest-contract, section 4. */
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
  /** The password, only ever sent. */
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

/** Whether a user is the administrator, who cannot be changed (rest-contract, section 2.3). */
export function isAdministrator({ userId }: Pick<User, 'userId'>): boolean {
  return sameId(userId, 1);
}

/** Rules of the texts of a user, for its forms and its mock (decision 41). */
export const userRules = {
  userName: { label: '用户名称', required: true, format: 'identifier' },
  nickName: { label: '用户昵称', required: true, maxLength: 30 },
  /** RuoYi's server refuses a wrong one in words of its own. */
  email: { label: '邮箱', maxLength: 50 },
  phonenumber: { label: '手机号码', maxLength: 11, format: 'mobile' },
} as const satisfies Record<string, TextRule>;
