import { platformCalls } from '@/providers/endpoints/platformCalls';
import { buildRuleList } from '../menu/ruleList';
import { openRoute, type Route, route } from '../route';
import { grantedNodes, permissionsOf } from '../session';
import { settingsOf } from './platformSettings';

/** The calls that the application makes as it starts (screens-platform, section 1). */
export const startupRoutes: readonly Route[] = [
  openRoute(platformCalls.platformInfo, async ({ mockServer }) => {
    const settings = await settingsOf(mockServer);
    const { title, favicon, logo, smalllogo, hotline, copyright, icp, registerOpen } = settings;
    // The contract has the name and the pictures alone.
    return { title, favicon, logo, smalllogo, hotline, copyright, icp, registerOpen };
  }),
  openRoute(platformCalls.languagePack, () => ({ lang: 'zh-CN', version: '1.0.0', pack: languagePack })),
  route(
    platformCalls.ruleList,
    async ({ mockServer, user }) => ({
      permissions: await permissionsOf(mockServer, user),
      data: buildRuleList(await grantedNodes(mockServer, user)),
    }),
    { sealed: true },
  ),
];

/** Texts by key; what the pack does not name keeps its built-in text. */
const languagePack: Readonly<Record<string, string>> = {
  'app.name': '志愿通·管理后台',
  'login.title': '欢迎登录',
  'login.tab.account': '账号登录',
  'login.tab.sms': '短信登录',
  'login.username': '账号',
  'login.password': '密码',
  'login.remember': '记住账号',
  'login.mobile': '手机号',
  'login.code': '验证码',
  'login.code.send': '发送验证码',
  'login.submit': '登录',
  'login.sending': '登录中…',
  'login.forgot': '忘记密码',
  'login.register': '注册账号',
  'login.demo': '演示账号',
  'register.title': '注册账号',
  'register.submit': '注册',
  'layout.menu.empty': '暂无可用菜单，请联系管理员分配角色',
  'layout.profile': '个人中心',
  'layout.signOut': '退出登录',
  'buttons.save': '保存',
  'buttons.cancel': '取消',
  'error.home': '返回首页',
  'error.reload': '重新加载',
};
