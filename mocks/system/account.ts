import { z } from 'zod';
import { copiedRoleId, storeAdminRoleId } from '../menu/roleTable';
import { stamps } from '../table';

/** An account for signing in: RuoYi's user, with the members of our own sign-in response. */
export interface Account {
  userId: number;
  /** Account name. */
  userName: string;
  nickName: string;
  phonenumber: string;
  avatar: string;
  email: string;
  /** Dictionary `sys_user_sex`. */
  sex: string;
  /** `"0"` normal, `"1"` disabled. */
  status: string;
  /** The password; empty where none is set yet. */
  password: string;
  /** Ids of the roles; none for a new account. */
  roleIds: number[];
  /** Department; 0 for somebody without one. */
  deptId: number;
  postIds: number[];
  /** Institution; 1 is the platform. */
  storeId: number;
  /** 1 shows the score conversion in the toolbox. */
  diagnosis: number;
  remark: string;
  /** The address of the last sign-in; empty before the first. */
  loginIp: string;
  loginDate: string;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** The schema of every stored account. */
export const accountSchema = z.object({
  userId: z.number(),
  userName: z.string(),
  nickName: z.string(),
  phonenumber: z.string(),
  avatar: z.string(),
  email: z.string(),
  sex: z.string(),
  status: z.string(),
  password: z.string(),
  roleIds: z.array(z.number()),
  deptId: z.number(),
  postIds: z.array(z.number()),
  storeId: z.number(),
  diagnosis: z.number(),
  remark: z.string(),
  loginIp: z.string(),
  loginDate: z.string(),
  ...stamps,
});

/** Default values of a new account. */
export const blankAccount = {
  avatar: '',
  email: '',
  sex: '2',
  status: '0',
  roleIds: [],
  deptId: 0,
  postIds: [],
  diagnosis: 0,
  remark: '',
  loginIp: '',
  loginDate: '',
} satisfies Partial<Account>;

/** The role of the administrator of an institution. */
export function storeAdminRole(storeId: number): number {
  return copiedRoleId(storeId, storeAdminRoleId);
}
