import { expect, test } from 'vitest';
import { createTestClient } from '../../testClient';
import { jobLogTable } from './jobRuns';

const path = '/monitor/job';
const log = '/monitor/jobLog';
const job = { jobName: '每日对账', invokeTarget: 'ryTask.ryNoParams', cronExpression: '0 0 2 * * ?' };
const minute = 60_000;

async function setUp() {
  const client = createTestClient();
  return { ...client, admin: await client.as('admin') };
}

test('RuoYi’s three jobs are paused, the product’s jobs run', async () => {
  const { admin } = await setUp();
  expect(await admin.get(`${path}/list?status=1`)).toMatchObject({
    total: 3,
    rows: [{ invokeTarget: 'ryTask.ryNoParams' }, {}, {}],
  });
  expect(await admin.get(`${path}/list?status=0&jobName=提醒`)).toMatchObject({ total: 3 });
});

test('a new job is paused whatever its body says, and has its next time', async () => {
  const { admin } = await setUp();
  await admin.post(path, { ...job, status: '0' });
  expect((await admin.get(`${path}/8`)).data).toMatchObject({
    ...job,
    status: '1',
    jobGroup: 'DEFAULT',
    concurrent: '1',
    nextValidTime: '2026-06-21 02:00:00',
  });
});

test.each<[object, string]>([
  [{ invokeTarget: '' }, '调用目标字符串不能为空'],
  [{ cronExpression: '' }, 'Cron执行表达式不能为空'],
  [{ cronExpression: '0 0 25 * * ?' }, "新增任务'每日对账'失败，Cron表达式不正确"],
  [{ invokeTarget: 'x.RMI://a' }, "新增任务'每日对账'失败，目标字符串不允许'rmi'调用"],
  [{ invokeTarget: "x.y('ldaps://a')" }, "新增任务'每日对账'失败，目标字符串不允许'ldap(s)'调用"],
  [{ invokeTarget: "x.y('http://a')" }, "新增任务'每日对账'失败，目标字符串不允许'http(s)'调用"],
  [{ invokeTarget: 'org.springframework.x.y()' }, "新增任务'每日对账'失败，目标字符串存在违规"],
  [{ invokeTarget: 'com.example.Task.run()' }, "新增任务'每日对账'失败，目标字符串不在白名单内"],
  [{ invokeTarget: 'otherTask.run' }, "新增任务'每日对账'失败，目标字符串不在白名单内"],
])('a job with %j is refused: %s', async (more, msg) => {
  const { admin } = await setUp();
  expect(await admin.post(path, { ...job, ...more })).toEqual({ code: 500, msg });
});

test('a changed job is refused by the same rules', async () => {
  const { admin } = await setUp();
  expect(await admin.save(path, 4, { jobName: '提醒', cronExpression: '* *' })).toEqual({
    code: 500,
    msg: "修改任务'提醒'失败，Cron表达式不正确",
  });
});

test.each([
  ["ryTask.ryParams('a, b')", '0', ''],
  ["com.ruoyi.quartz.task.RyTask.ryParams('ry')", '0', ''],
  [
    "ryTask.ryParams('a', 1)",
    '1',
    'java.lang.NoSuchMethodException: com.ruoyi.quartz.task.RyTask.ryParams()',
  ],
  ['ryTask.nothing', '1', 'java.lang.NoSuchMethodException: com.ruoyi.quartz.task.RyTask.nothing()'],
])('%s runs once and is written down with status %s', async (invokeTarget, status, exceptionInfo) => {
  const { admin } = await setUp();
  await admin.post(path, { ...job, invokeTarget });
  expect(await admin.put(`${path}/run`, { jobId: 8, jobGroup: 'DEFAULT' })).toEqual({
    code: 200,
    msg: '操作成功',
  });
  expect((await admin.get(`${log}/list?pageSize=1`)).rows).toMatchObject([
    { jobName: '每日对账', invokeTarget, status, exceptionInfo, createTime: '2026-06-20 12:00:00' },
  ]);
});

test('a deleted job does not run', async () => {
  const { admin } = await setUp();
  for (const body of [
    { jobId: 99, jobGroup: 'DEFAULT' },
    { jobId: 1, jobGroup: 'SYSTEM' },
  ])
    expect(await admin.put(`${path}/run`, body)).toEqual({ code: 500, msg: '任务不存在或已过期！' });
});

test('a started job logs its runs as time goes by, at most the last ones; a paused job stops', async () => {
  const { admin, clock } = await setUp();
  const runs = async () => (await admin.get(`${log}/list?jobName=系统默认（无参）&pageSize=1`)).total;
  await admin.put(`${path}/changeStatus`, { jobId: 1, status: '0' });
  expect(await runs()).toBe(0);
  clock.now += minute;
  expect(await runs()).toBe(6);
  clock.now += 60 * minute;
  expect(await runs()).toBe(26);
  await admin.put(`${path}/changeStatus`, { jobId: 1, status: '1' });
  clock.now += minute;
  expect(await runs()).toBe(26);
});

test('two simultaneous readers do not write the same runs', async () => {
  const { admin, clock, mockServer } = await setUp();
  const before = (await mockServer.table(jobLogTable)).all().length;
  clock.now += 10 * 60 * minute;
  await Promise.all([admin.get(`${log}/list`), admin.get(`${log}/list`)]);
  // 志愿提交超时提醒 at three and at nine
  expect((await mockServer.table(jobLogTable)).all()).toHaveLength(before + 2);
});

test('the log is filtered by day and emptied; what needs a permission is refused', async () => {
  const { admin, as } = await setUp();
  const day = 'params%5BbeginTime%5D=2026-06-19&params%5BendTime%5D=2026-06-19';
  expect(await admin.get(`${log}/list?${day}`)).toMatchObject({ total: 6 });
  await admin.remove(`${log}/clean`);
  expect(await admin.get(`${log}/list`)).toMatchObject({ total: 0 });
  const newcomer = await as('xinren');
  expect((await newcomer.remove(`${log}/clean`)).code).toBe(403);
  expect((await newcomer.put(`${path}/run`, { jobId: 1 })).code).toBe(403);
});
