import { expectAccessible } from './accessible';
import { expectNothingCut, noteWidths } from './cut';
import { expectFirstRecordSeen } from './firstRecord';
import { expectFitting } from './fitting';
import { expect, openAs, test } from './journey';
import { expectOneHeight, expectShortProvinces } from './oneForm';

/** Pages by group, each with a text that is there once it can be used. */
const groups: Readonly<Record<string, readonly (readonly [address: string, content: string])[]>> = {
  customer: [
    ['/customer/list', 'JG000036'],
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
    ['/expert/major?userId=101', '换选科试算'],
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
  money: [
    ['/finance/institution-details', '变动后余额'],
    ['/finance/invoices', '批量回填'],
    ['/finance/invoices/create', '发票种类'],
    ['/finance/financial-balance', '预计可用'],
    ['/finance/management', '今日待办'],
    ['/finance/withdrawals', '风险提示'],
    ['/finance/withdrawals/create', '收款户名'],
  ],
  content: [
    ['/operations/system-updates', '招生计划批量核对（草稿）'],
    ['/operations/system-updates/create', '可见范围'],
    ['/operations/good-service', '资深老师全程陪伴'],
    ['/operations/good-service/create', '推荐语'],
    ['/operations/headlines', '放榜预案'],
    ['/operations/create?type=headline', '存草稿'],
    ['/operations/edit-info?type=headline&id=76', '版本记录'],
    ['/operations/recommendations', '占用日历'],
    ['/operations/recommendations?as=calendar', '后两周'],
    ['/operations/recommendations/create', '名用户可见'],
  ],
  'questions and services': [
    ['/operations/consult', '待回复'],
    ['/operations/create?type=consult', '答案'],
    ['/operations/brochure/create', '官方来源'],
    ['/operations/college-data/create', '数据来源'],
    ['/operations/service', '志愿卡'],
    ['/operations/service/create', '结算价'],
    ['/operations/service/show/2', '机构售价'],
    ['/operations/school-data/show/10001', '名称变更史'],
    ['/operations/specialty/create', '专业代码'],
    ['/operations/specialty/show/80901', '选科要求分布'],
  ],
  clients: [
    ['/management/appraisal', '测评结果'],
    ['/management/client-data', '陶雨语'],
    ['/management/client-data/create', '家长姓名'],
    ['/management/memo', '负责人'],
    ['/management/message', '全部已读'],
    ['/management/recycle-bin', '剩余天数'],
    ['/management/user-list', '有效期至'],
    ['/management/user-list/show/102', '修改分数次数'],
    ['/management/notices', '回执'],
  ],
  'work orders': [
    ['/management/work-order-submission', '我的工单'],
    ['/management/work-order-list', '处理时限'],
    ['/management/work-order-list?as=board', '处理中'],
  ],
  cards: [
    ['/management/card-data', '所属机构'],
    ['/management/card-record', '批次号'],
    ['/management/card-release', '库存与发放'],
    ['/management/card-release/create', '绑定截止'],
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
    ['/system/dict', 'sys_user_sex'],
    ['/system/dict-data/index/3', '数据键值'],
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
  colleges: [
    ['/operations/brochure', '北京大学2026年招生章程'],
    ['/operations/brochure?as=coverage', '近 30 天打开次数'],
    ['/operations/college-data', '最低位次'],
    ['/operations/college-data?as=check', '待核对'],
    ['/operations/school-data', '北京大学'],
    ['/operations/school-data/create', '学校标识码'],
    ['/operations/specialty', '开设院校'],
  ],
  library: [
    ['/operations/users', '保存为人群'],
    ['/operations/users/show/101', '近 30 天访问'],
    ['/operations/users/edit/101', '就读中学'],
    ['/operations/resource-categories', '招生政策'],
    ['/operations/resource-categories?as=tiles&categoryId=2', '查看全部资源'],
    ['/operations/marketing-categories', '节点海报'],
    ['/operations/galleries?as=wall', '节点海报 / 出分'],
    ['/operations/galleries?as=calendar', '百日冲刺'],
    ['/operations/galleries/create', '二维码区'],
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

// The longest of all files comes late: one worker alone would be at it for minutes.
test.describe.configure({ mode: 'parallel' });

/** A test for each group, which tells of all that is wrong there. None takes long, however many screens there are. */
for (const [group, places] of Object.entries(groups))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(colorScheme, { tag: '@full' }, () => {
      test.use({ colorScheme });

      test(`the screens of ${group} are accessible, fit a phone, cut nothing, and begin above the fold`, async ({
        page,
      }) => {
        await openAs(page, 'admin');
        for (const [address, content] of places)
          await test.step(address, async () => {
            await page.setViewportSize({ width: 1440, height: 900 });
            await page.goto(address);
            const shown = page.getByText(content).filter({ visible: true }).first();
            await expect.soft(shown, `${address} shows «${content}»`).toBeVisible();
            // The head of a table is there before its rows: a list without them has nothing that could be wrong.
            const reading = page.locator('[aria-busy="true"]').filter({ visible: true });
            await expect.soft(reading, `what ${address} still reads`).toHaveCount(0);
            // Dark mode changes only the colours.
            await expectAccessible(page, colorScheme === 'dark' ? 'colours' : 'all');
            if (colorScheme === 'dark') return;
            await expectFitting(page, address, [390, 320]);
            noteWidths(address, await expectNothingCut(page, address, [390, 1366, 1440, 1920]));
            await expectFirstRecordSeen(page, address);
            await expectOneHeight(page, address, [1366, 390]);
            await expectShortProvinces(page, address);
          });
      });
    });
