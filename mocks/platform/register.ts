import { z } from 'zod';
import { platformCalls } from '@/providers/data/platformCalls';
import { refuse } from '../answer';
import { platformStoreId } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { openRoute, read } from '../route';
import { requiredText, ruled } from '../rules';
import { blankAccount } from '../system/account';
import { accountTable } from '../system/accountTable';
import { formatTime } from '../time';
import type { World } from '../world';
import { spendCode } from './smsCode';

const form = z.object({
  realName: requiredText('姓名', 20, 2),
  mobile: ruled('mobile', '请输入手机号'),
  code: ruled('code6', '请输入验证码'),
  username: ruled('account', '请输入登录账号'),
  password: ruled('password', '密码不能为空'),
  inviteCode: z
    .string()
    .regex(/^([A-Z0-9]{8})?$/, '邀请码为 8 位大写字母或数字')
    .nullish(),
});

/** Registers a person without a role, at the institution of the invite code or at the platform (screen A2). */
export const registerRoute = openRoute(platformCalls.register, async ({ world, body }) => {
  const { realName, mobile, code, username, password, inviteCode } = read(body, form);
  const accounts = await world.table(accountTable);
  if (accounts.find((row) => row.phonenumber === mobile)) refuse('该手机号已注册');
  if (accounts.find((row) => row.userName === username)) refuse('该账号已存在');
  const storeId = await storeOf(world, inviteCode ?? '');
  await spendCode(world, mobile, code);
  const userId = accounts.nextId();
  const time = formatTime(world.now());
  await accounts.put({
    ...blankAccount,
    userId,
    userName: username,
    nickName: realName,
    phonenumber: mobile,
    password,
    storeId,
    createTime: time,
    createBy: username,
    updateTime: time,
    updateBy: username,
  });
  return { id: userId };
});

async function storeOf(world: World, inviteCode: string): Promise<number> {
  if (inviteCode === '') return platformStoreId;
  const stores = await world.table(storeTable);
  const store = stores.find((row) => row.inviteCode === inviteCode && row.deleteTime === '');
  return store?.id ?? refuse('邀请码无效');
}
