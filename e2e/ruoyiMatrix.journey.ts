import { expect } from '@playwright/test';
import { tagOf, test, versions } from './ruoyiSite';

/** The pages of RuoYi's menu and those behind them, each with something that only its rows say. */
const screens = [
  ['/index', '通知公告'],
  ['/user/profile', '19900000001'],
  ['/system/user', '林知远'],
  ['/system/user-auth/role/2', '权限字符'],
  ['/system/role', '超级管理员'],
  ['/system/role-auth/user/2', '用户昵称'],
  ['/system/menu', '系统管理'],
  ['/system/dept', '部门名称'],
  ['/system/post', '岗位编码'],
  ['/system/dict', 'sys_user_sex'],
  ['/system/dict-data/index/1', '男'],
  ['/system/config', 'sys.index.skinName'],
  ['/system/notice', '公告类型'],
  ['/monitor/log/operlog', '用户管理'],
  ['/monitor/log/logininfor', '登录成功'],
  ['/monitor/online', '当前会话'],
  ['/monitor/job', '系统默认'],
  ['/monitor/job-log/index/0', '日志编号'],
  ['/monitor/server', '服务器信息'],
  ['/monitor/cache', '基本信息'],
  ['/monitor/cacheList', '缓存列表'],
  ['/tool/gen', 'show_banner'],
  ['/tool/gen-edit/index/1', '字段信息'],
] as const;

/** Pages of the newest version in a usual run: one of each family of calls. */
const usual = [
  '/index',
  '/system/user',
  '/system/menu',
  '/system/dict-data/index/1',
  '/monitor/job',
  '/tool/gen',
];

for (const version of versions)
  for (const [path, text] of screens)
    test(`RuoYi ${version}: ${path}`, tagOf(version, usual.includes(path)), async ({ visitOf }) => {
      const { page, refused, heard } = await visitOf(version);
      refused.length = heard.length = 0;
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(main.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
      expect(await main.innerText()).not.toMatch(/\d{4}-\d\d-\d\dT|Invalid Date|undefined|NaN|\bnull\b/);
      await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      expect(refused).toEqual([]);
      expect(heard).toEqual([]);
    });

/** Pages of the server's own; the strict mocks have none, as a RuoYi without Druid and Swagger. */
const framed = [
  ['/monitor/druid', '数据监控'],
  ['/tool/swagger', '系统接口'],
] as const;

for (const version of versions)
  for (const [path, name] of framed)
    test(`RuoYi ${version}: ${path}`, tagOf(version, false), async ({ visitOf }) => {
      const { page, refused, heard } = await visitOf(version);
      refused.length = heard.length = 0;
      await page.goto(path);
      await expect(page.getByText(`当前服务器没有提供「${name}」页面`)).toBeVisible();
      expect(refused.filter((call) => !/(druid|swagger-ui)\/.+: 404$/.test(call))).toEqual([]);
      expect(heard.filter((line) => !/status of 404/.test(line))).toEqual([]);
    });
