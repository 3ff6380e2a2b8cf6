import { expectAccessible } from './accessible';
import { expectFitting } from './fitting';
import { expect, signIn, test } from './journey';

/** Pages by group, each with a text that is there once it can be used. */
const groups: Readonly<Record<string, readonly (readonly [address: string, content: string])[]>> = {
  customer: [
    ['/customer/account-config?storeId=2', '员工账号上限'],
    ['/customer/site?storeId=2', '网站名称'],
    ['/customer/site?storeId=2&tab=domain', '解析状态'],
    ['/customer/menu', '专家服务'],
    ['/customer/default-permission', '修改后，所有仍使用默认权限的机构角色会同步更新'],
    ['/customer/permission?storeId=10', '机构管理 > 机构管理员(默认)'],
    ['/customer/app-store', '智能选科'],
    ['/customer/app-store/create', '应用标识'],
    ['/customer/available-menu?storeId=10', '应用：同分去向'],
  ],
  expert: [
    ['/expert/filling', '填报进度'],
    ['/expert/filling/student?userId=101', '就读中学'],
    ['/expert/filling/student?userId=101&tab=score', '可报专业覆盖率'],
    ['/expert/filling/student?userId=101&tab=vip', '开通权益'],
    ['/expert/major?userId=101', '选科反事实'],
    ['/expert/appointment', '预约时间'],
    ['/expert/appointment?as=week', '拖动卡片改期'],
    ['/expert/appointment/create', '咨询方式'],
    ['/expert/order', '今日收款'],
    ['/expert/order/create', '输入手机号后自动查询'],
  ],
  'tables of choices': [
    ['/expert/filling/workbench?userId=101', '服从'],
    ['/expert/filling/report?userId=101', '志愿方案'],
    ['/expert/filling/report?userId=101&id=1', '免责声明'],
    ['/expert/volunteer', '湖南本科批-方案一'],
    ['/expert/volunteer/detail?id=501', '审阅'],
    ['/expert/volunteer/save?id=501', '核对'],
  ],
  score: [
    ['/score/compare', '待核对'],
    ['/score/compare/detail?provinceId=430000&year=2026&category=4', '年同位次分'],
    ['/score/countdown', '全国'],
    ['/score/batch', '湖南'],
    ['/score/stage?provinceId=430000&year=2026&category=4', '累计'],
    ['/score/line', '湖南省高三模拟考试'],
  ],
  system: [
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
  ],
  platform: [
    ['/system/authority?roleId=3', '运营团队 > 运营专员'],
    ['/system/menu-config', '客户管理'],
    ['/system/menu-config/create', '权限标识'],
    ['/system/organization', '志愿通总部'],
    ['/system/user-date', '新增用户'],
    ['/system/memo', '备忘'],
    ['/system/hot-update', '灰度比例'],
    ['/system/hot-update/create', '更新包'],
    ['/system/version', 'student-h5'],
    ['/system/setup', '平台名称'],
    ['/system/update-log', '新功能'],
    ['/system/note-desc', '请先选择页面'],
    ['/system/recharge', '充值单号'],
    ['/system/health', '没有页面'],
  ],
  show: [
    ['/show/agreement', '用户服务协议'],
    ['/show/agreement/create', '手机预览'],
    ['/show/link', '示例省教育厅'],
    ['/show/network', '郑州惠济合作网点'],
    ['/show/privacy', '未成年人信息保护规则'],
    ['/show/website', '网站名称'],
  ],
  monitor: [
    ['/monitor/online', '当前会话'],
    ['/monitor/job', 'ryTask.ryNoParams'],
    ['/monitor/job/create', 'cron执行表达式'],
    ['/monitor/job-log/index/0', '调度日志'],
    ['/monitor/log/operlog', '毫秒'],
    ['/monitor/log/logininfor', '登录成功'],
    ['/monitor/server', '核心数'],
    ['/monitor/cache', 'Redis版本'],
    ['/monitor/cacheList', 'sys_dict'],
  ],
  tool: [
    ['/tool/gen', '实体'],
    ['/tool/gen-edit/index/1', '字段描述'],
  ],
  upload: [
    ['/upload/file', '招生计划数据包.zip'],
    ['/upload/image', '轮播'],
    ['/upload/title', '标题'],
    ['/upload/title/create', '封面'],
  ],
};

/** A test for each group, so that none of them takes long, however many screens there are. */
for (const [group, places] of Object.entries(groups))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test(`nothing keeps people out of the screens of ${group}, nor sticks out on a phone`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        await signIn(page, 'admin');
        for (const [address, content] of places)
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
