import { expectAccessible } from './accessible';
import { expectFitting } from './fitting';
import { expect, signIn, test } from './journey';

/** A page of 系统管理, 系统监控 or 系统工具, and a text that is there once it can be used. */
const places = [
  ['/system/user', '苏晚晴'],
  ['/system/user/create', '用户密码'],
  ['/system/user-auth/role/2', '运营专员'],
  ['/system/role', 'finance_lead'],
  ['/system/role/edit/3', '父子联动'],
  ['/system/role-auth/user/3', 'yunying'],
  ['/system/menu', '系统管理'],
  ['/system/menu/create', '路由地址'],
  ['/system/dept', '长沙分公司'],
  ['/system/post', '项目经理'],
  ['/system/config', 'sys.index.skinName'],
  ['/system/notice', '填报季值班安排'],
  ['/monitor/online', '当前会话'],
  ['/monitor/job', 'ryTask.ryNoParams'],
  ['/monitor/job/create', 'cron执行表达式'],
  ['/monitor/job-log/index/0', '调度日志'],
  ['/monitor/log/operlog', '毫秒'],
  ['/monitor/log/logininfor', '登录成功'],
  ['/monitor/server', '核心数'],
  ['/monitor/cache', 'Redis版本'],
  ['/monitor/cacheList', 'sys_dict'],
  ['/tool/gen', '实体'],
  ['/tool/gen-edit/index/1', '字段描述'],
] as const;

/** A test for each group, so that none of them takes long, however many screens there are. */
for (const group of ['system', 'monitor', 'tool'])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test(`nothing keeps people out of the screens of ${group}, nor sticks out on a phone`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        await signIn(page, 'admin');
        for (const [address, content] of places.filter(([place]) => place.startsWith(`/${group}/`)))
          await test.step(address, async () => {
            await page.setViewportSize({ width: 1440, height: 900 });
            await page.goto(address);
            await expect(page.getByText(content).filter({ visible: true }).first()).toBeVisible();
            // In the dark nothing but the colours differs.
            await expectAccessible(page, colorScheme === 'dark' ? 'colours' : 'all');
            if (colorScheme === 'light') await expectFitting(page, address, [390, 320]);
          });
      });
    });
