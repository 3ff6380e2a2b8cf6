import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { moneyAccountTable } from '@/mocks/finance/tables';
import { batchTable, cardTable, releaseTable } from '@/mocks/management/card/cardTables';
import { yuanOf } from '@/src/lib/fen';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { formatMoney } from '@/src/lib/money';
import { choose, emptySelect } from '@/src/testing/enter';
import { bookThrough, moneyRun } from '@/src/testing/faultRun';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { batches } from './batches';
import { cards } from './cards';
import { cardRecords } from './records';

async function openBatches(options: Parameters<typeof openView>[1] = {}) {
  const visit = await openView(batches, options);
  const list = listPage(visit, batches);
  await list.ready();
  return { visit, list };
}

test('[G10] numbers are read in groups of four; a pasted slip is named', { tags: 'full' }, async () => {
  const visit = await openView(cards);
  const list = listPage(visit, cards);
  await list.ready();
  await expect.element(list.rows.first().getByText('1260 0010 0000 0019')).toBeVisible();
  const table = await visit.mockServer.table(cardTable);
  const card = table.find(({ cardNo }) => cardNo === '1260001000000019');
  if (card) await table.put({ ...card, userId: 101 });
  await list.toolbar.getByRole('button', { name: '批量查卡' }).click();
  const dialog = page.getByRole('dialog', { name: '批量查卡' });
  await dialog.getByLabelText('卡号').fill('1260001000000019\n1620001000000019');
  await expect.element(dialog.getByText('1 个卡号有误')).toBeVisible();
  await expect
    .element(dialog.getByText('1620001000000019：第 2、3 位可能写反，应为 1260 0010 0000 0019'))
    .toBeVisible();
  await dialog.getByRole('button', { name: '查询 1 个卡号' }).click();
  await expect.element(dialog.getByRole('cell', { name: groupedNumber('1260001000000019') })).toBeVisible();
  const leads = () =>
    dialog
      .getByRole('cell')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')?.replace(/\d+$/, ''));
  await expect.poll(leads).toEqual(['/customer/list/show/', '/expert/filling/student?userId=']);
});

test('[G11] the list opens with the last thirty days, drawn by day', { tags: 'full' }, async () => {
  const visit = await openView(cardRecords);
  const list = listPage(visit, cardRecords);
  await list.ready();
  const { list: read, stat } = managementEndpoints['management/card-record'].operations;
  const month = { createBegin: expect.any(String), createEnd: expect.any(String) };
  for (const { path } of [read, stat])
    await expect.poll(() => visit.mockServer.requests.of(path)[0]?.body).toMatchObject(month);
  await list.root.getByRole('button', { name: '展开：事件统计' }).click();
  const chart = list.root.getByRole('region', { name: '每日事件', exact: true });
  await expect.element(chart.getByRole('columnheader', { name: '发放' })).toBeInTheDocument();
});

test('[G11] the statement of a month is laid out on paper, with the rows of the ledger', {
  tags: 'full',
}, async () => {
  const visit = await openView(cardRecords);
  const list = listPage(visit, cardRecords);
  await list.ready();
  await list.toolbar.getByRole('button', { name: '月度对账单' }).click();
  const dialog = page.getByRole('dialog', { name: '月度对账单' });
  await choose(dialog.getByRole('combobox', { name: '机构' }), '启明升学规划中心');
  const month = dialog.getByLabelText('月份');
  await month.fill('上个月');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByText('请输入正确的月份，如 2030-06')).toBeVisible();
  await expect.element(month).toHaveValue('上个月');
  await expect.element(dialog.getByRole('button', { name: '打印' })).toBeDisabled();
  await month.fill('2026年6月');
  await userEvent.keyboard('{Tab}');
  await expect.element(month).toHaveValue('2026-06');
  await expect.element(dialog.getByText('2026-06 会员卡对账单')).toBeVisible();
  await expect.element(dialog.getByText('与机构明细一致')).toBeVisible();
  await dialog.getByRole('button', { name: '打印' }).click();
  const paper = page.getByRole('dialog', { name: '打印预览：启明升学规划中心' });
  await expect.element(paper.getByRole('region', { name: '第 1 页' }).getByText('结算金额')).toBeVisible();
  await expect.element(paper.getByRole('rowheader', { name: '合计' })).toBeVisible();
});

test('[G12] releasing cards shows what will be left', { tags: 'full' }, async () => {
  const { visit, list } = await openBatches();
  const wallets = (await visit.mockServer.table(moneyAccountTable)).get(2)?.wallets;
  await list.act(list.row('春季志愿卡'), '发放');
  const dialog = page.getByRole('dialog', { name: '发放：0001 春季志愿卡' });
  await choose(dialog.getByLabelText('机构', { exact: true }), '启明升学规划中心');
  await dialog.getByLabelText('数量').fill('2');
  const rest = formatMoney(yuanOf(BigInt(wallets?.[1] ?? 0) - 43_200n));
  const text = `向「启明升学规划中心」发放志愿卡 2 张，扣款 ¥432.00，扣款后余额 ${rest}，确定吗？`;
  await expect.element(dialog.getByText(text)).toBeVisible();
});

test('[G12] a release without its institution asks for no funds', { tags: 'full' }, async () => {
  const { visit, list } = await openBatches();
  await list.act(list.row('春季志愿卡'), '发放');
  const dialog = page.getByRole('dialog', { name: '发放：0001 春季志愿卡' });
  const store = dialog.getByLabelText('机构', { exact: true });
  await choose(store, '启明升学规划中心');
  await expect.element(dialog.getByText(/^向「启明升学规划中心」发放/)).toBeVisible();
  await emptySelect(store);
  await expect.element(dialog.getByText(/^向所选机构发放/)).toBeVisible();
  const { path } = managementEndpoints['management/card-release'].operations.funds;
  await choose(store, '博远志愿填报工作室');
  await expect.element(dialog.getByText(/^向「博远志愿填报工作室」发放/)).toBeVisible();
  const asked = visit.mockServer.requests.of(path).map(({ body }) => body);
  expect(asked).toEqual([{ storeId: 2 }, { storeId: 3 }]);
  expect(visit.notifications).toEqual([]);
});

test('[G12] a dialog about a batch that another person changed keeps its values, and goes on', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openBatches();
  await list.act(list.row('春季志愿卡'), '发放');
  const dialog = page.getByRole('dialog', { name: '发放：0001 春季志愿卡' });
  await choose(dialog.getByLabelText('机构', { exact: true }), '启明升学规划中心');
  const table = await visit.mockServer.table(batchTable);
  const row = table.get(1) ?? expect.unreachable();
  await table.put({ ...row, rev: 7 });
  await choose(dialog.getByLabelText('结算方式'), '赠送');
  await dialog.getByLabelText('备注').fill('活动赠送');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['error: 该记录已被他人处理，请刷新后重试']);
  await expect.element(dialog.getByLabelText('备注')).toHaveValue('活动赠送');
  await dialog.getByRole('button', { name: '按最新状态继续' }).click();
  await expect.element(dialog.getByText('填写的内容已保留')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const { path } = managementEndpoints['management/card-release'].operations.release;
  const bodies = visit.mockServer.requests.of(path).map(({ body }) => body);
  expect(bodies).toEqual([expect.objectContaining({ rev: 1 }), expect.objectContaining({ rev: 7 })]);
});

test('[G12] the progress of cards is polled until they are made', { tags: 'full' }, async () => {
  const { list } = await openBatches({
    prepare: async (mockServer) => {
      const table = await mockServer.table(batchTable);
      const row = table.get(12) ?? expect.unreachable();
      await table.put({ ...row, begun: Date.now() });
    },
  });
  await list.root.getByRole('button', { name: '展开：领卡与制卡' }).click();
  const making = list.root.getByRole('region', { name: '正在制卡' });
  await expect.element(making.getByRole('progressbar')).toBeInTheDocument();
  await expect.element(list.row('明年志愿卡').getByText('待制卡')).toBeVisible();
  await expect.element(making).not.toBeInTheDocument();
  await expect.element(list.row('明年志愿卡').getByText('已制卡')).toBeVisible();
});

test('[G12] the page of a batch names the printed cards', { tags: 'full' }, async () => {
  const { visit } = await openBatches({ at: '/show/1' });
  const drawer = page.getByRole('dialog', { name: '卡批次：春季志愿卡' });
  await drawer.getByRole('tab', { name: '导出记录' }).click();
  await expect.element(drawer.getByRole('cell', { name: '整批' })).toBeVisible();
  await drawer.getByRole('tab', { name: '发放明细' }).click();
  const release = drawer.getByRole('tabpanel', { name: '发放明细' }).getByRole('row').nth(1);
  await expect
    .element(release.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/^\/customer\/list\/show\/\d+$/));
  await drawer.getByRole('tab', { name: '操作记录' }).click();
  await expect.element(drawer.getByText('生成卡片')).toBeVisible();
  expect(visit.notifications).toEqual([]);
});

test.each(moneyRun)('[G12] [CODE-9] cards are released once: $name', { tags: 'full' }, async (failure) => {
  const { visit, list } = await openBatches();
  const releases = await visit.mockServer.table(releaseTable);
  const before = releases.all().length;
  await list.act(list.row('春季志愿卡'), '发放');
  const dialog = page.getByRole('dialog', { name: '发放：0001 春季志愿卡' });
  await choose(dialog.getByLabelText('机构', { exact: true }), '启明升学规划中心');
  await dialog.getByLabelText('数量').fill('2');
  const { path } = managementEndpoints['management/card-release'].operations.release;
  const booked = async () => releases.all().length - before;
  await bookThrough(failure, { visit, dialog, path, booked });
});

test('[G10] a secret is shown for the password, for half a minute; whoever has only looked closes the question', async () => {
  const visit = await openView(cards);
  const list = listPage(visit, cards);
  await list.ready();
  const number = groupedNumber('1260001000000019');
  const question = page.getByRole('dialog', { name: '查看卡密' });
  await list.act(list.row(number), '查看卡密');
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await list.act(list.row(number), '查看卡密');
  await question.getByLabelText('登录密码').fill('admin123');
  await question.getByRole('button', { name: '确定' }).click();
  const shown = page.getByRole('dialog', { name: `卡密：${number}` });
  await expect.element(shown.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();
});

test('[G12] 导出卡密 wants the password, and prints the cards of one release', { tags: 'full' }, async () => {
  const { visit, list } = await openBatches();
  await list.act(list.row('春季志愿卡'), '导出卡密');
  const dialog = page.getByRole('dialog', { name: '导出卡密：0001 春季志愿卡' });
  await expect.element(dialog.getByRole('radio', { name: 'CSV 文件' })).toBeChecked();
  await choose(dialog.getByLabelText('发放记录'));
  await dialog.getByRole('radio', { name: 'A4 打印' }).click();
  const ok = dialog.getByRole('button', { name: '确定' });
  await ok.click();
  await expect.element(dialog.getByText('请输入登录密码')).toBeVisible();
  await dialog.getByLabelText('登录密码').fill('wrong');
  await ok.click();
  await expect.element(dialog.getByText(/密码不正确/)).toBeVisible();
  await dialog.getByLabelText('登录密码').fill('admin123');
  await ok.click();
  await expect.element(page.getByRole('dialog', { name: /^打印预览：会员卡打印/ })).toBeVisible();
  const { path } = managementEndpoints['management/card-release'].operations.secrets;
  const [first] = visit.mockServer.requests.of(path);
  expect(first?.body).toMatchObject({ format: '2', releaseId: expect.stringMatching(/^\d+$/) });
});

test('[G12] printed cards are left only after a question, which knows whether they were at the printer', {
  tags: 'full',
}, async () => {
  const calls = ['list', 'show', 'export'].map((call) => `management:card-release:${call}`);
  const { list } = await openBatches({ permissions: calls });
  await list.act(list.row('明年体验卡'), '导出卡密');
  const dialog = page.getByRole('dialog', { name: '导出卡密：' });
  await dialog.getByRole('radio', { name: 'A4 打印' }).click();
  await dialog.getByLabelText('登录密码').fill('admin123');
  await dialog.getByRole('button', { name: '确定' }).click();
  const paper = page.getByRole('dialog', { name: /^打印预览：会员卡打印/ });
  await expect.element(paper).toBeVisible();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toHaveTextContent('尚未打印，关闭后不能再次导出，确定关闭吗？');
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(paper).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  await paper.getByRole('button', { name: '关闭' }).click();
  await expect.element(question).toHaveTextContent('请确认已打印完成，关闭后不能再次导出，确定关闭吗？');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(paper).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});
