import { z } from 'zod';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { keepFile } from '../platform/filesKept';
import { Beside, refuse } from '../responses';
import { type Route, read, route } from '../route';
import { accountTable } from '../system/accountTable';
import { formatDay } from '../time';

const passwords = z.object({ oldPassword: z.string().default(''), newPassword: z.string().default('') });
const picture = z.object({ avatarfile: z.instanceof(File, { error: '上传图片异常，请联系管理员' }) });

/** Changes to one's own account that only a RuoYi server has (rest-contract, sections 2 and 4.2). */
export const ownAccountRoutes: readonly Route[] = [
  route(ruoyiCalls.unlockScreen, ({ user, body }) => {
    const password = String(body.password ?? '');
    if (password === '') refuse('密码不能为空');
    if (password !== user.password) refuse('密码错误，请重新输入');
    return new Beside({}, '解锁成功');
  }),
  // Sent in the address up to 3.8.8, in the body from 3.8.9 on.
  route(ruoyiCalls.updatePassword, async ({ mockServer, user, query, body }) => {
    const { oldPassword, newPassword } = read({ ...query, ...body }, passwords);
    if (oldPassword !== user.password) refuse('修改密码失败，旧密码错误');
    if (newPassword === user.password) refuse('新密码不能与旧密码相同');
    await (await mockServer.table(accountTable)).put({ ...user, password: newPassword });
  }),
  route(ruoyiCalls.saveAvatar, async ({ mockServer, user, body }) => {
    const { avatarfile } = read(body, picture);
    if (!avatarfile.type.startsWith('image/')) refuse('文件格式不正确，请上传图片格式！');
    const folder = formatDay(mockServer.now()).replaceAll('-', '/');
    const imgUrl = `/profile/avatar/${folder}/${crypto.randomUUID()}.${avatarfile.type.slice(6)}`;
    await keepFile(mockServer, imgUrl, avatarfile.name, avatarfile);
    await (await mockServer.table(accountTable)).put({ ...user, avatar: imgUrl });
    return new Beside({ imgUrl });
  }),
];
