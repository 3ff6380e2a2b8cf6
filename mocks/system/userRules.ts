import { z } from 'zod';
import { passwordProblem } from '@/resources/system/user/passwordProblem';
import { userRules } from '@/resources/system/user/user';
import { refuseOutside } from '../crudOptions';
import type { MockServer } from '../mockServer';
import { found, refuse } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { filledMember, idList, onOff, optionalId, remark, textMember } from '../rules';
import type { Unique } from '../unique';
import type { Account } from './account';
import { accountTable } from './accountTable';
import { configTable } from './config';
import { deptScope, roleScope, userScope } from './dataScope';
import { deptTable } from './deptTable';
import { adminUserId, isStaff, rolesFor } from './userResponse';

/** Members of a user that clients may write, with the server's messages. */
export const userInput = z.object({
  userName: filledMember({ ...userRules.userName, label: '用户账号', maxLength: 30 }).refine(
    isPlain,
    '用户账号不能包含脚本字符',
  ),
  nickName: filledMember(userRules.nickName).refine(isPlain, '用户昵称不能包含脚本字符'),
  deptId: optionalId.transform((id) => id ?? 0),
  phonenumber: textMember(userRules.phonenumber),
  email: textMember(userRules.email).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    '邮箱格式不正确',
  ),
  sex: z
    .enum(['0', '1', '2'])
    .nullish()
    .transform((sex) => sex ?? '2'),
  status: onOff,
  postIds: idList,
  roleIds: idList,
  remark,
});

function isPlain(text: string): boolean {
  return !/<[^>]*>/.test(text);
}

/** A password that somebody is given by another. */
export const givenPassword = z
  .string('用户密码不能为空')
  .min(1, '用户密码不能为空')
  .superRefine((text, { addIssue }) => {
    const message = passwordProblem(text);
    if (message !== undefined) addIssue({ code: 'custom', message });
  });

/** Members of a user that must be unique. */
export const uniqueUser: Unique<Account> = {
  thing: '用户',
  name: 'userName',
  taken: { userName: '登录账号', phonenumber: '手机号码', email: '邮箱账号' },
};

/** An account of the staff within the scope of the caller's roles: one that the list of users has. */
export async function staffAccount(request: SignedInRequest, id: unknown): Promise<Account> {
  const account = found((await request.mockServer.table(accountTable)).get(read(id, idSchema)));
  await refuseOutside(userScope, found(isStaff(account) ? account : undefined), request);
  return account;
}

/** Refuses what would be done to the administrator. */
export function refuseAdmin({ userId }: Pick<Account, 'userId'>): void {
  if (userId === adminUserId) refuse('不允许操作超级管理员用户');
}

/** Refuses a department that is not there, or that the caller's roles do not cover. */
export async function refuseStrangeDept(request: SignedInRequest, deptId: number): Promise<void> {
  if (deptId === 0) return;
  if (!(await request.mockServer.table(deptTable)).get(deptId)) refuse(deptScope.refusal);
  await refuseOutside(deptScope, { deptId }, request);
}

/** Refuses roles that cannot be given; those that the account had before may stay. */
export async function refuseStrangeRoles(
  request: SignedInRequest,
  { userId, roleIds }: Account,
  before: readonly number[] = [],
): Promise<void> {
  const known = new Set([...before, ...(await rolesFor(request, userId)).map(({ roleId }) => roleId)]);
  if (!roleIds.every((id) => known.has(id))) refuse(roleScope.refusal);
}

/** First password of an account that is made without one. */
export async function firstPassword({ table }: MockServer): Promise<string> {
  const setting = (await table(configTable)).find(({ configKey }) => configKey === 'sys.user.initPassword');
  return setting?.configValue ?? '';
}
