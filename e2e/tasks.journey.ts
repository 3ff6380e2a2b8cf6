import { createHand, documentedTasks, type Hand } from './hand';
import { expect, openAs, test } from './journey';
import {
  collectPayment,
  createInstitution,
  fillTable,
  importScoreTable,
  reviseAgreement,
  shareTable,
} from './longTasks';
import { tab } from './tabs';

/**
 * Frequent tasks, each from the page where it begins; docs/tasks.md lists its clicks and keys, and their limits.
 */
const tasks: readonly (readonly [name: string, at: string, run: (hand: Hand) => Promise<void>])[] = [
  ['找到一家机构', '/customer/list', find],
  ['续期', '/customer/list', renew],
  ['停用', '/customer/list', stop],
  ['导出', '/customer/list', exportList],
  ['新增岗位，漏填一项再补上', '/system/post', createWithMistake],
  ['新增用户并给角色', '/system/user', userWithRole],
  ['新增角色，勾选三项权限', '/system/role', roleWithPermissions],
  ['改字典标签', '/system/dict', dictionaryLabel],
  ['执行任务并看日志', '/monitor/job', jobAndLog],
  ['打开两个页面并排', '/index', sideBySide],
  ['用命令面板打开页面', '/index', palette],
  ['换主题色', '/index', theme],
  ['读一条通知', '/index', readNotice],
  ['换头像', '/index', avatar],
  ['锁屏', '/index', lock],
  ['从文件导入', '/dev/samples', importFile],
  ['隐藏一列', '/customer/list', hideColumn],
  ['保存视图', '/customer/list?status=1', saveView],
  ['在列表里改一格', '/dev/samples', editInline],
  ['批量删除', '/dev/samples', deleteMany],
  ['新增机构', '/customer/list', createInstitution],
  ['填 20 个志愿并定稿', '/expert/filling?fillStatus=1', fillTable],
  ['修订用户协议并发布', '/show/agreement', reviseAgreement],
  ['登记一笔收款', '/expert/order?status=0', collectPayment],
  ['粘贴一分一段表并发布', '/score/stage?provinceId=370000&year=2026&category=3', importScoreTable],
  ['把志愿表分享给家长', '/expert/volunteer/detail?id=501', shareTable],
];

const documented = documentedTasks();

test('docs/tasks.md lists exactly these tasks', () => {
  expect([...documented.keys()]).toEqual(tasks.map(([name]) => name));
});

for (const [name, at, run] of tasks)
  test(`the steps of a task: ${name}`, { tag: '@full' }, async ({ page }) => {
    await openAs(page, 'admin', at);
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    const hand = createHand(page);
    await run(hand);
    expect({ steps: hand.steps() }).toEqual({ steps: documented.get(name)?.ours });
    expect(hand.steps()).toBeLessThanOrEqual(documented.get(name)?.most ?? 0);
  });

const institution = '鼎新志愿填报工作室';

async function find({ page, press, type }: Hand) {
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await press('/');
  await type('远航升学');
  await press('Enter');
  await expect(page.getByText('共 1 条')).toBeVisible();
}

async function renew({ page, click }: Hand) {
  await click(page.getByRole('button', { name: `续期：${institution}` }));
  await click(page.getByRole('dialog').getByRole('button', { name: '确定' }));
  await expect(page.getByText('续期成功')).toBeVisible();
}

async function stop({ page, click, type }: Hand) {
  await click(page.getByRole('switch', { name: `状态：${institution}` }));
  await type('合同终止');
  await click(page.getByRole('dialog').getByRole('button', { name: '确定' }));
  await expect(page.getByText('停用成功')).toBeVisible();
}

async function exportList({ page, click }: Hand) {
  const download = page.waitForEvent('download');
  await click(page.getByRole('button', { name: '导出' }));
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
}

async function createWithMistake({ page, click, type, press }: Hand) {
  await click(page.getByRole('button', { name: '新增' }));
  const form = page.getByRole('dialog', { name: '新增岗位' });
  await expect(form.getByLabel('岗位编码')).toBeFocused();
  await type('zygh');
  await press('Enter');
  await expect(form.getByLabel('岗位名称')).toBeFocused();
  await type('志愿规划');
  await press('Enter');
  await expect(page.getByText('新增成功')).toBeVisible();
}

async function userWithRole({ page, click, type, press }: Hand) {
  await click(page.getByRole('button', { name: '新增' }));
  const form = page.getByRole('dialog', { name: '新增用户' });
  await type('fangxd');
  await press('Tab');
  await type('方小典');
  await expect(form.getByLabel('用户密码')).toHaveValue('123456');
  await click(form.getByRole('combobox', { name: '角色' }));
  await click(page.getByTitle('运营专员', { exact: true }));
  await click(form.getByRole('button', { name: '保存' }));
  await expect(page.getByText('新增成功')).toBeVisible();
}

async function roleWithPermissions({ page, click, type, press }: Hand) {
  await click(page.getByRole('button', { name: '新增' }));
  const form = page.getByRole('dialog', { name: '新增角色' });
  await type('字典员');
  await press('Tab');
  await type('dict_clerk');
  await click(form.getByPlaceholder('输入名称查找'));
  await type('岗位');
  for (const name of ['查询', '新增', '修改'])
    await click(form.getByRole('tree').getByRole('checkbox', { name }).first());
  await click(form.getByRole('button', { name: '保存' }));
  await expect(page.getByText('新增成功')).toBeVisible();
}

async function dictionaryLabel({ page, click, type, press }: Hand) {
  await click(page.getByRole('link', { name: 'store_type', exact: true }));
  await click(page.getByRole('button', { name: '编辑：加盟' }));
  await expect(page.getByRole('dialog').getByLabel('数据标签', { exact: true })).toBeFocused();
  await press('Control+a');
  await type('加盟伙伴');
  await press('Enter');
  await expect(page.getByText('修改成功')).toBeVisible();
}

async function jobAndLog({ page, click }: Hand) {
  await click(page.getByRole('button', { name: /^执行一次：/ }).first());
  await click(page.getByRole('dialog').getByRole('button', { name: '确定' }));
  await expect(page.getByText('执行成功')).toBeVisible();
  await click(page.getByRole('button', { name: /^更多操作：/ }).first());
  await click(page.getByRole('menuitem', { name: '调度日志' }));
  await expect(page.getByRole('region', { name: '调度日志', exact: true })).toBeVisible();
}

async function sideBySide({ page, click }: Hand) {
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await click(menu.getByRole('button', { name: '系统管理' }));
  await click(menu.getByRole('link', { name: '岗位管理' }));
  await click(menu.getByRole('link', { name: '字典管理' }));
  await click(tab(page, '岗位管理'), { button: 'right' });
  await click(page.getByRole('menuitem', { name: '并排显示' }));
  await expect(page.getByRole('region', { name: '岗位', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '字典', exact: true })).toBeVisible();
}

async function palette({ page, press, type }: Hand) {
  await press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await type('gwgl');
  await expect(page.getByRole('option').first()).toContainText('岗位管理');
  await press('Enter');
  await expect(page).toHaveURL('/system/post');
}

async function theme({ page, click }: Hand) {
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
  const before = await colour();
  await click(page.getByRole('button', { name: '主题设置' }));
  const presets = page.getByRole('group', { name: '预设颜色' });
  await click(presets.getByRole('button', { pressed: false }).last());
  await expect.poll(colour).not.toBe(before);
}

async function readNotice({ page, click }: Hand) {
  await click(page.getByRole('banner').getByRole('button', { name: /条未读消息|^消息/ }));
  const list = page.getByRole('dialog').getByRole('listitem');
  const title = (await list.first().getByRole('button').first().innerText()).trim();
  await click(list.first().getByRole('button').first());
  await expect(page.getByRole('dialog').filter({ hasText: title }).last()).toBeVisible();
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function avatar({ page, click }: Hand) {
  await click(page.getByRole('button', { name: '林知远' }));
  await click(page.getByRole('link', { name: '个人中心' }));
  const chooser = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: '更换头像' }));
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await click(page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '确定' }));
  await expect(page.getByRole('img', { name: '头像' })).toBeVisible();
}

async function lock({ page, click }: Hand) {
  await click(page.getByRole('button', { name: '林知远' }));
  await click(page.getByRole('button', { name: '锁屏' }));
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
}

async function importFile({ page, click }: Hand) {
  await click(page.getByRole('button', { name: '导入' }));
  const dialog = page.getByRole('dialog', { name: '导入示例' });
  const chooser = page.waitForEvent('filechooser');
  await click(dialog.getByRole('button', { name: /选择文件|点击或拖/ }));
  const buffer = Buffer.from('名称,状态,数量,单价,备注\n导入的笔,正常,3,2.50,\n');
  await (await chooser).setFiles({ name: '示例.csv', mimeType: 'text/csv', buffer });
  await click(dialog.getByRole('button', { name: '开始导入' }));
  await expect(dialog.getByText('成功导入 1 条')).toBeVisible();
}

async function hideColumn({ page, click }: Hand) {
  await click(page.getByRole('button', { name: '列设置' }));
  await click(page.getByRole('dialog', { name: '列设置' }).getByRole('checkbox', { name: '联系人' }));
  await expect(page.getByRole('columnheader', { name: '联系人' })).toHaveCount(0);
}

async function saveView({ page, click, type, press }: Hand) {
  await click(page.getByRole('button', { name: '视图' }));
  const panel = page.getByRole('dialog', { name: '视图' });
  await click(panel.getByRole('textbox'));
  await type('启用的机构');
  await press('Enter');
  await expect(panel.getByText('启用的机构')).toBeVisible();
}

async function editInline({ page, click, type, press }: Hand) {
  await click(page.getByRole('button', { name: /^修改排序：/ }).first());
  await press('Control+a');
  await type('7');
  await press('Enter');
  await expect(page.getByText('修改成功')).toBeVisible();
}

async function deleteMany({ page, click }: Hand) {
  for (const index of [3, 4]) await click(page.getByRole('row').nth(index).getByRole('checkbox'));
  await click(page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '删除' }));
  await click(page.getByRole('dialog').getByRole('button', { name: '确定' }));
  await expect(page.getByText('删除成功')).toBeVisible();
}
