import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { storeTable } from '../customer/storeTable';
import { loginLogTable } from '../monitor/loginLog';
import { Beside, refuse } from '../responses';
import { type Route, read, route } from '../route';
import { filledMember, optionallyRuled, ruled } from '../rules';
import { rolesOf } from '../session';
import { formatTime } from '../time';
import { respondList } from '../wire';
import type { Account } from './account';
import { accountTable } from './accountTable';
import { postTable } from './post';
import { userPresenter } from './userResponse';

const input = z.object({
  nickName: filledMember({ label: '姓名', required: true, minLength: 2, maxLength: 20 }),
  phonenumber: ruled('mobile', '手机号码不能为空'),
  email: optionallyRuled('email', '邮箱'),
  sex: z.enum(['0', '1', '2'], '请选择性别'),
});

/** The picture is saved by itself. */
const pictureInput = z.object({ avatar: z.string().min(1, '请选择头像') });

/** The caller's own data (rest-contract, section 4.2) and their sign-ins (screen A4). */
export const profileRoutes: readonly Route[] = [
  route(shellCalls.profile, async ({ mockServer, user }) => {
    const store = (await mockServer.table(storeTable)).get(user.storeId);
    const roles = await rolesOf(mockServer, user);
    const posts = (await mockServer.table(postTable))
      .all()
      .filter(({ postId }) => user.postIds.includes(postId));
    return new Beside({
      data: { ...(await userPresenter(mockServer))(user), storeName: store?.name ?? '' },
      roleGroup: roles.map(({ roleName }) => roleName).join(','),
      postGroup: posts.map(({ postName }) => postName).join(','),
    });
  }),
  route(shellCalls.saveProfile, async ({ mockServer, user, body }) => {
    const changes = 'avatar' in body ? read(body, pictureInput) : read(body, input);
    const accounts = await mockServer.table(accountTable);
    refuseTaken(
      accounts.all().filter(({ userId }) => userId !== user.userId),
      user,
      { ...user, ...changes },
    );
    await accounts.put({
      ...user,
      ...changes,
      updateTime: formatTime(mockServer.now()),
      updateBy: user.userName,
    });
  }),
  route(shellCalls.myLogs, async (request) => {
    const all = (await request.mockServer.table(loginLogTable)).all();
    const own = all.filter(({ userName }) => userName === request.user.userName).toReversed();
    const rows = own.map(({ infoId, loginTime, ipaddr, loginLocation, ...row }) => ({
      id: infoId,
      time: loginTime,
      ip: ipaddr,
      place: loginLocation,
      browser: row.browser,
      os: row.os,
      status: row.status,
      msg: row.msg,
    }));
    return respondList(request, rows);
  }),
];

/** Refuses a phone number or an address that somebody else has, in RuoYi's words. */
function refuseTaken(
  others: readonly Account[],
  { userName }: Account,
  { phonenumber, email }: Pick<Account, 'phonenumber' | 'email'>,
): void {
  const refused = `修改用户'${userName}'失败`;
  if (phonenumber && others.some((row) => row.phonenumber === phonenumber))
    refuse(`${refused}，手机号码已存在`);
  if (email && others.some((row) => row.email === email)) refuse(`${refused}，邮箱账号已存在`);
}
