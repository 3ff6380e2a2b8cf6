import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { invoiceTable } from '@/mocks/finance/invoice/invoiceTable';
import { choose } from '@/src/testing/enter';
import { bookThrough, moneyRun } from '@/src/testing/faultRun';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { catchSaved } from '@/src/testing/savedFiles';
import { financeEndpoints } from '../endpoints';
import { invoices } from './invoices';

const { operations } = financeEndpoints['finance/invoices'];
const number = '26952000000000999999';
const pdf = new File(['%PDF-1.4'], '发票.pdf', { type: 'application/pdf' });
const question = page.getByRole('dialog', { name: '确认提示' });

async function open(options: VisitOptions = {}) {
  const visit = await openView(invoices, options);
  const list = listPage(visit, invoices);
  await list.ready();
  const table = await visit.mockServer.table(invoiceTable);
  return { visit, list, table };
}

test('[F2] the platform begins with pending applications; the tabs count, and 全部 empties the filter', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  const tab = (name: string) => list.root.getByRole('button', { name, exact: true });
  await expect.element(tab('待开票 18')).toHaveAttribute('aria-pressed', 'true');
  await tab('全部').click();
  await expect.poll(visit.address).toBe('/finance/invoices?status=');
  await expect.element(list.root.getByText('共 60 条')).toBeVisible();
  await tab('已驳回 6').click();
  await expect.element(list.root.getByText('共 6 条')).toBeVisible();
});

test('[F2] an account and a tax number that are pasted in groups lose their blanks', {
  tags: 'full',
}, async () => {
  const { list } = await open();
  await list.toolbar.getByRole('button', { name: '申请开票' }).click();
  const form = openForm('新增开票申请');
  await form.getByLabelText('银行账号').fill('6222 0200 １２３４ 5678');
  await expect.element(form.getByLabelText('银行账号')).toHaveValue('6222020012345678');
  await form.getByLabelText('统一社会信用代码').fill('9199 0000 ｍａ00 0000 2e');
  await expect.element(form.getByLabelText('统一社会信用代码')).toHaveValue('91990000MA0000002E');
});

test('[F2] an application is filled in by pasting the company’s text, and comes to the paid sum', {
  tags: 'full',
}, async () => {
  const { visit, list, table } = await open();
  await list.toolbar.getByRole('button', { name: '申请开票' }).click();
  const form = openForm('新增开票申请');
  await choose(form.getByLabelText('所属机构', { exact: true }), '启明升学规划中心');
  await choose(form.getByLabelText('开票充值单', { exact: true }));
  await expect.element(form.getByText(/^开票金额（含税）：¥[1-9]/)).toBeVisible();
  const paste = form.getByRole('region', { name: '智能粘贴' });
  await paste.getByLabelText('开票信息').fill('名称：明德教育科技有限公司 税号：91990000MA00000029');
  await expect.element(paste.getByText(/未通过校验/)).toBeVisible();
  await paste
    .getByLabelText('开票信息')
    .fill('名称：明德教育科技有限公司 税号：91990000MA0000002E\n开户行及账号：招商银行 6222020000000012');
  await paste.getByRole('button', { name: '填入表单' }).click();
  await expect.element(form.getByLabelText('发票抬头')).toHaveValue('明德教育科技有限公司');
  await expect.element(form.getByLabelText('银行账号')).toHaveValue('6222020000000012');
  await form.getByLabelText('接收邮箱').fill('a@example.com');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(list.rows.first().getByText('明德教育科技有限公司')).toBeVisible();
  const made = table.all().at(-1);
  expect(made).toMatchObject({ status: 0, storeId: 2, title: '明德教育科技有限公司' });
  expect(visit.notifications).toEqual(['success: 新增成功']);
});

test('[F2] a title filled in from a pasted text is asked about on leaving', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await list.toolbar.getByRole('button', { name: '申请开票' }).click();
  const form = openForm('新增开票申请');
  const paste = form.getByRole('region', { name: '智能粘贴' });
  await paste.getByLabelText('开票信息').fill('名称：明德教育科技有限公司 税号：91990000MA0000002E');
  await paste.getByRole('button', { name: '填入表单' }).click();
  await expect.element(form.getByLabelText('发票抬头')).toHaveValue('明德教育科技有限公司');
  const answer = visit.leave();
  await page.getByRole('button', { name: '继续编辑' }).click();
  expect(await answer).toBe(false);
});

async function openIssue(options: VisitOptions = {}) {
  const opened = await open(options);
  await opened.list.act(opened.list.rows.first(), '开票');
  const dialog = page.getByRole('dialog', { name: '开票：' });
  await dialog.getByLabelText('发票号码').fill(number);
  await userEvent.upload(dialog.getByLabelText('发票文件'), pdf);
  await expect.element(dialog.getByText(/^正在(上传|检查)/)).not.toBeInTheDocument();
  return { ...opened, dialog };
}

test.each(moneyRun)('[F2] [CODE-9] an invoice is issued once: $name', { tags: 'full' }, async (failure) => {
  const { visit, table, dialog } = await openIssue();
  const booked = async () => table.all().filter(({ invoiceNo }) => invoiceNo === number).length;
  await bookThrough(failure, { visit, dialog, path: operations.issue.path, booked });
});

test('[F2] a number that is taken is refused at its field; 驳回 takes a phrase as its reason', {
  tags: 'full',
}, async () => {
  const { visit, list, table, dialog } = await openIssue();
  const taken = table.find(({ status }) => status === 1)?.invoiceNo ?? '';
  await dialog.getByLabelText('发票号码').fill(taken);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('发票号码已存在')).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await list.act(list.rows.first(), '驳回');
  const reject = page.getByRole('dialog', { name: '驳回：' });
  await reject.getByRole('button', { name: '充值单有误' }).click();
  await reject.getByRole('button', { name: '确定' }).click();
  await expect.element(list.root.getByRole('button', { name: '待开票 17' })).toBeVisible();
  expect(visit.notifications).toEqual(['error: 发票号码已存在', 'success: 驳回成功']);
});

test('[F2] a refused application is handed in again, one that waits is withdrawn, a refused one deleted', {
  tags: 'full',
}, async () => {
  const { list, table } = await open({ at: '?status=2' });
  await list.act(list.rows.first(), '修改重提');
  const form = openForm('编辑开票申请');
  await form.getByLabelText('备注').fill('已补充');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(list.root.getByText('共 5 条')).toBeVisible();
  await list.act(list.rows.first(), '删除');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(list.root.getByText('共 4 条')).toBeVisible();
  await list.root.getByRole('button', { name: '待开票 19' }).click();
  await expect.element(list.root.getByText('共 19 条')).toBeVisible();
  await list.act(list.rows.first(), '撤回');
  await expect.element(question.getByText('确定撤回该开票申请吗？')).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(list.root.getByText('共 18 条')).toBeVisible();
  expect(table.all()).toHaveLength(58);
});

test('[F2] a recharge that another application has taken stays, marked, in one that is handed in again', {
  tags: 'full',
}, async () => {
  const { list } = await open({
    at: '?status=2',
    prepare: async (mockServer) => {
      const rows = await mockServer.table(invoiceTable);
      for (const row of rows.all().filter(({ status }) => status === 2))
        await rows.put({ ...row, id: rows.nextId(), applyNo: `FP2026062${row.id}`, status: 0 });
    },
  });
  await list.act(list.rows.first(), '修改重提');
  const form = openForm('编辑开票申请');
  await expect.element(form.getByTitle(/ ¥\S+（已申请开票）$/).first()).toBeVisible();
  await expect.element(form.getByText(/^开票金额（含税）：¥[1-9]/)).toBeVisible();
});

test('[F2] a number of 21 digits is told, not cut', { tags: 'full' }, async () => {
  const { dialog } = await openIssue();
  await dialog.getByLabelText('发票号码').fill(`${number}1`);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('请输入 20 位发票号码')).toBeVisible();
});

test('[F2] an issued invoice is fetched, sent again, reversed with the password, and its record says so', {
  tags: 'full',
}, async () => {
  const saved = catchSaved();
  const { visit, list } = await open({ at: '?status=1' });
  const row = list.rows.first();
  await list.act(row, '下载');
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['电子发票（示例）.pdf']);
  await list.act(row, '重发邮件');
  await expect.element(question.getByText(/^发票将发送至 finance\d+@example.com，确定吗？$/)).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 邮件已发送');
  await list.act(row, '登记红冲');
  const red = page.getByRole('dialog', { name: '登记红冲：' });
  await red.getByLabelText('红字发票号').fill(number);
  await red.getByLabelText('红冲原因').fill('开票信息有误');
  await red.getByLabelText('登录密码').fill('wrong');
  await red.getByRole('button', { name: '确定' }).click();
  await expect.element(red.getByText('密码不正确')).toBeVisible();
  await red.getByLabelText('登录密码').fill('admin123');
  await red.getByRole('button', { name: '确定' }).click();
  await expect.element(row.getByText('已红冲')).toBeVisible();
  await list.act(row, '详情');
  const drawer = page.getByRole('dialog', { name: '开票申请：' });
  await drawer.getByRole('tab', { name: '操作记录' }).click();
  const record = drawer.getByRole('region', { name: '操作记录' });
  await expect.element(record.getByText('登记红冲')).toBeVisible();
  await expect.element(record.getByText('重发邮件')).toBeVisible();
});

test('[F2] the server exports the listed applications after a question', { tags: 'full' }, async () => {
  const saved = catchSaved();
  const { visit, list } = await open();
  await list.toolbar.getByRole('button', { name: '导出' }).click();
  await expect.element(question.getByText('确定导出当前筛选的 18 条数据吗？')).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect
    .poll(() => saved.map(({ name }) => name))
    .toEqual([expect.stringMatching(/^发票管理_\d{14}\.csv$/)]);
  const [file] = saved;
  expect((await (await file?.content)?.text())?.trim().split('\r\n')).toHaveLength(19);
  expect(visit.mockServer.requests.of(operations.export.path)[0]?.body).toMatchObject({
    ...{ status: '0', sortField: 'createTime', sortOrder: 'desc' },
  });
});

test('[F2] an institution sees its own applications, without the column of institutions', async () => {
  const { list } = await open({ as: 'jigou' });
  await expect.element(list.root.getByRole('columnheader', { name: '所属机构' })).not.toBeInTheDocument();
  await expect
    .element(list.root.getByRole('button', { name: '全部' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('[F2] a reversed invoice shows both tags and its whole number to the institution', {
  tags: 'full',
}, async () => {
  const { list } = await open({
    as: 'jigou',
    prepare: async (mockServer) => {
      const table = await mockServer.table(invoiceTable);
      const row = table.all().findLast(({ storeId }) => storeId === 2) ?? expect.unreachable();
      await table.put({ ...row, status: 1, invoiceNo: number, redNo: '26952000000000999998' });
    },
  });
  const row = list.row(number);
  await expect.element(row.getByText('已红冲')).toBeVisible();
  await page.viewport(1024, 768);
  for (const shown of [row.getByText('已红冲'), row.getByText(number)]) {
    const cell = shown.element().closest('td') ?? expect.unreachable();
    await expect.poll(() => cell.scrollWidth - cell.clientWidth, { message: cell.textContent }).toBe(0);
  }
});
