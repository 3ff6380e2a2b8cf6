import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { platformStoreId } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { openRoute, read } from '../route';
import { newPassword, requiredText, ruled } from '../rules';
import { blankAccount } from '../system/account';
import { accountTable } from '../system/accountTable';
import { formatTime } from '../time';
import { settingsOf } from './platformSettings';
import { spendCode, takenMobile } from './smsCode';

const form = z.object({
  realName: requiredText('姓名', 20, 2),
  mobile: ruled('mobile', '请输入手机号'),
  code: ruled('code6', '请输入验证码'),
  username: ruled('account', '请输入登录账号'),
  password: newPassword('密码不能为空'),
  inviteCode: z
    .string()
    .regex(/^([A-Z0-9]{8})?$/, '邀请码为 8 位大写字母或数字')
    .nullish(),
});

/** Registers a person without a role, at the institution of the invite code or at the platform (screen A2). */
export const registerRoute = openRoute(platformCalls.register, async ({ mockServer, body }) => {
  if ((await settingsOf(mockServer)).registerOpen === 0) refuse('平台暂未开放注册');
  const { realName, mobile, code, username, password, inviteCode } = read(body, form);
  const accounts = await mockServer.table(accountTable);
  if (accounts.find((row) => row.phonenumber === mobile)) refuse(takenMobile);
  if (accounts.find((row) => row.userName === username)) refuse('该账号已存在');
  const storeId = await storeOf(mockServer, inviteCode ?? '');
  await spendCode(mockServer, mobile, code);
  const userId = accounts.nextId();
  const time = formatTime(mockServer.now());
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

async function storeOf(mockServer: MockServer, inviteCode: string): Promise<number> {
  if (inviteCode === '') return platformStoreId;
  const stores = await mockServer.table(storeTable);
  const store = stores.find((row) => row.inviteCode === inviteCode && row.deleteTime === '');
  return store?.id ?? refuse('邀请码无效');
}
