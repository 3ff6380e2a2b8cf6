import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { invoiceTable } from '@/mocks/finance/invoice/invoiceTable';
import { withdrawalTable } from '@/mocks/finance/tables';
import { rechargeTable } from '@/mocks/system/recharge/rechargeTable';
import type { TestServer } from '@/mocks/testServer';
import { choose } from './enter';
import type { ListOnScreen } from './listPage';

/** A form that books money or cards, one of many with the same test. The others are beside their screens. */
export interface MoneyCase {
  readonly resource: string;
  /** The button that opens it. */
  readonly label: string;
  readonly operation: string;
  /** Address of its record; the first row, where there is one. */
  readonly at?: string;
  readonly on: 'row' | 'batch' | 'toolbar';
  /** Text of the row. */
  readonly row?: string;
  /** The title of the dialog; the button's label where absent. */
  readonly title?: string;
  /** The label of its button, where that is not 确定. */
  readonly button?: string;
  /** The name of the action in the records; the button's label where absent. */
  readonly action?: string;
  readonly prepare?: (server: TestServer) => Promise<unknown>;
  readonly fill: (dialog: Locator, list: ListOnScreen) => Promise<unknown>;
}

const number = '26952000000000999999';
const pdf = new File(['%PDF-1.4'], '发票.pdf', { type: 'application/pdf' });

const fillIn = (label: string, text: string) => (dialog: Locator) => dialog.getByLabelText(label).fill(text);

async function enterPassword(dialog: Locator): Promise<void> {
  await dialog.getByLabelText('登录密码').fill('admin123');
}

/** Settles everything of a month that its closing would ask about. */
async function settleAll(server: TestServer): Promise<void> {
  const [recharges, withdrawals] = [await server.table(rechargeTable), await server.table(withdrawalTable)];
  for (const row of recharges.all().filter(({ status }) => status === 0))
    await recharges.put({ ...row, status: 2 });
  for (const row of withdrawals.all().filter(({ status }) => status === 1))
    await withdrawals.put({ ...row, status: 4 });
}

async function withoutFiles(server: TestServer): Promise<void> {
  const table = await server.table(invoiceTable);
  for (const row of table.all().filter(({ status }) => status === 1))
    await table.put({ ...row, fileUrl: '' });
}

const invoices: readonly MoneyCase[] = [
  {
    ...{ resource: 'finance/invoices', label: '申请开票', operation: 'create', on: 'toolbar' },
    ...{ title: '新增开票申请', button: '保存', action: '新增' },
    fill: async (form) => {
      await choose(form.getByLabelText('所属机构', { exact: true }), '启明升学规划中心');
      await choose(form.getByLabelText('开票充值单', { exact: true }));
      await form.getByLabelText('发票抬头').fill('明德教育科技有限公司');
      await form.getByLabelText('统一社会信用代码').fill('91990000MA0000002E');
      await form.getByLabelText('接收邮箱').fill('a@example.com');
    },
  },
  {
    ...{ resource: 'finance/invoices', label: '驳回', operation: 'reject', on: 'row' },
    fill: (dialog) => dialog.getByRole('button', { name: '充值单有误' }).click(),
  },
  {
    ...{ resource: 'finance/invoices', label: '登记红冲', operation: 'red', on: 'row', at: '?status=1' },
    fill: async (dialog) => {
      await dialog.getByLabelText('红字发票号').fill(number);
      await dialog.getByLabelText('红冲原因').fill('开票信息有误');
      await enterPassword(dialog);
    },
  },
  {
    ...{ resource: 'finance/invoices', label: '补传文件', operation: 'attach', on: 'row', at: '?status=1' },
    prepare: withoutFiles,
    fill: async (dialog) => {
      await userEvent.upload(dialog.getByLabelText('发票文件'), pdf);
      await expect.element(dialog.getByText('发票.pdf')).toBeVisible();
      await expect.element(dialog.getByText(/^正在(上传|检查)/)).not.toBeInTheDocument();
    },
  },
  {
    ...{
      resource: 'finance/invoices',
      label: '批量回填',
      operation: 'batchIssue',
      on: 'toolbar',
      action: '开票',
    },
    fill: async (dialog, list) => {
      const applyNo = list.rows.first().element().textContent?.match(/FP\d+/)?.[0];
      await dialog.getByLabelText('申请单号和发票号码').fill(`${applyNo}\t${number}`);
      await expect.element(dialog.getByText('共 1 行，可回填 1 行')).toBeVisible();
    },
  },
];

const cash: readonly MoneyCase[] = [
  {
    ...{ resource: 'finance/management', label: '新增', operation: 'create', on: 'toolbar' },
    ...{ title: '新增收支记录', button: '保存' },
    fill: async (form) => {
      await choose(form.getByLabelText('收支方向'), '支出');
      await choose(form.getByLabelText('收支类别'), '推广费用');
      await form.getByLabelText('金额').fill('99.50');
      await form.getByLabelText('收付时间').click();
      await page.getByText('此刻').click();
    },
  },
  {
    ...{ resource: 'finance/management', label: '月结', operation: 'close', on: 'toolbar' },
    ...{ prepare: settleAll, fill: enterPassword },
  },
];

const withdrawals: readonly MoneyCase[] = [
  {
    ...{ resource: 'finance/withdrawals', label: '通过', operation: 'audit', on: 'row', at: '?status=0' },
    fill: fillIn('审核意见', '账户已核对'),
  },
  {
    ...{
      resource: 'finance/withdrawals',
      label: '批量通过',
      operation: 'audit',
      on: 'batch',
      at: '?status=0',
    },
    ...{ action: '通过', fill: fillIn('审核意见', '账户已核对') },
  },
  {
    ...{ resource: 'finance/withdrawals', label: '打款失败', operation: 'pay', on: 'row', at: '?status=1' },
    fill: async (dialog) => {
      await dialog.getByLabelText('失败原因').fill('收款账户已注销');
      await enterPassword(dialog);
    },
  },
  {
    ...{ resource: 'finance/withdrawals', label: '重新打款', operation: 'retry', on: 'row', at: '?status=4' },
    fill: fillIn('收款户名', '博远志愿填报工作室'),
  },
];

const low = '文华中学升学指导处';
const balances: readonly MoneyCase[] = [
  {
    ...{
      resource: 'finance/financial-balance',
      label: '设置额度',
      operation: 'setLimit',
      on: 'row',
      row: low,
    },
    fill: fillIn('授信额度', '3000.00'),
  },
  {
    ...{ resource: 'finance/financial-balance', label: '冻结', operation: 'freeze', on: 'row', row: low },
    fill: fillIn('原因', '账目核查期间冻结'),
  },
  {
    ...{ resource: 'finance/financial-balance', label: '催充值', operation: 'remind', on: 'row', row: low },
    fill: fillIn('建议充值金额', '800.00'),
  },
];

const reason = fillIn('原因', '核对后按流程处理');
const cards: readonly MoneyCase[] = [
  {
    ...{
      resource: 'management/card-release',
      label: '收回',
      operation: 'recall',
      on: 'row',
      row: '春季志愿卡',
    },
    fill: async (dialog) => {
      await choose(dialog.getByLabelText('发放记录'));
      await dialog.getByLabelText('数量').fill('1');
      await reason(dialog);
    },
  },
  {
    ...{
      resource: 'management/card-release',
      label: '作废批次',
      operation: 'void',
      on: 'row',
      row: '明年志愿卡',
    },
    fill: reason,
  },
  {
    ...{ resource: 'management/card-data', label: '冻结', operation: 'freeze', on: 'batch', at: '?status=1' },
    fill: reason,
  },
  {
    ...{ resource: 'management/card-data', label: '作废', operation: 'void', on: 'batch', at: '?status=1' },
    fill: reason,
  },
];

/** The forms of finance and of the cards that one test sends through faults. */
export const moneyCases: readonly MoneyCase[] = [...invoices, ...cash, ...withdrawals, ...balances, ...cards];
