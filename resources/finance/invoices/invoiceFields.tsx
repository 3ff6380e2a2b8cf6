import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { masked } from '@/src/crud/fields/masked/masked';
import { reference } from '@/src/crud/fields/reference/reference';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { choice } from '@/src/ui/fields/choice';
import { date, datetime } from '@/src/ui/fields/date';
import {
  type CellProps,
  defineKind,
  everywhere,
  formAndShow,
  listAndShow,
  showOnly,
} from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { CreditCodeInput, DigitsInput } from '@/src/ui/fields/LevelledInput';
import { money } from '@/src/ui/fields/money';
import { mobileNumber } from '@/src/ui/fields/phone';
import { rule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import {
  type Invoice,
  invoiceKinds,
  invoiceRules,
  invoiceStates,
  kindProblem,
  taxRates,
  titleTypes,
} from './invoice';
import { invoiceFile } from './invoiceFile';
import { RechargesCell } from './RechargesCell';

const RechargesInput = load(() => import('./RechargesInput'));
const filtered = ['filter', 'list', 'show'] as const;

const recharges = defineKind<RecordId[]>({
  Cell: RechargesCell,
  Input: RechargesInput,
  operator: 'eq',
  verb: '请选择',
  width: 200,
  wide: true,
});

const Status = choice('开票状态', invoiceStates).kind.Cell;

/** The state of an application; of a reversed invoice that too. */
function StatusCell(props: CellProps<Invoice['status']>) {
  return (
    <>
      <Status {...props} /> {textOr(props.record.redNo) !== '' && <StateTag tone="danger">已红冲</StateTag>}
    </>
  );
}

/** The fields of an application for an invoice (screen F2). */
export const invoiceFields: FieldsOf<Invoice> = {
  applyNo: text('申请单号', { on: filtered, width: 140 }),
  storeId: reference('所属机构', 'customer/store', {
    shownBy: 'storeName',
    on: ['filter', 'list', 'create', 'show'],
    required: true,
    platformOnly: true,
    width: 150,
  }),
  rechargeIds: recharges('开票充值单', {
    on: formAndShow,
    required: '请至少选择一笔充值',
    resetOn: ['storeId'],
    serverErrors: ['充值单'],
  }),
  status: choice('开票状态', invoiceStates, { on: filtered, Cell: StatusCell, width: 144 }),
  amount: money('开票金额（含税）', {
    ...{ on: filtered, range: true, sum: true, priority: 'high', width: 128 },
  }),
  invoiceKind: choice('发票种类', invoiceKinds, {
    on: everywhere,
    required: true,
    initial: 1,
    width: 170,
    priority: 'low',
    serverErrors: ['个人抬头不能'],
    dependencies: ['titleType'],
    rules: [
      ({ getFieldValue }) => ({
        validator: async (_rule, kind: unknown) => {
          const problem = kindProblem(kind, getFieldValue('titleType'));
          if (problem) throw new Error(problem);
        },
      }),
    ],
  }),
  content: dictionary('开票项目', 'invoice_item', { on: formAndShow, required: true, initial: '1' }),
  titleType: choice('抬头类型', titleTypes, { on: formAndShow, required: true, initial: 1 }),
  invoiceNo: text('发票号码', { on: filtered, width: 212 }),
  title: text(invoiceRules.title, { on: everywhere, width: 180 }),
  taxNo: text('统一社会信用代码', {
    on: ['list', 'form', 'show'],
    required: ({ titleType }) => titleType !== 3,
    rules: [rule('credit')],
    Input: CreditCodeInput,
    width: 180,
    priority: 'low',
  }),
  bankName: text(invoiceRules.bankName, { on: formAndShow, help: '全电发票可以不填' }),
  bankAccount: text(invoiceRules.bankAccount, { on: formAndShow, Input: DigitsInput }),
  regAddress: text(invoiceRules.regAddress, { on: formAndShow }),
  regPhone: text(invoiceRules.regPhone, { on: formAndShow }),
  email: text(invoiceRules.email, { on: formAndShow, ...identifier }),
  mobile: masked('联系手机', { on: formAndShow, ...mobileNumber }),
  remark: textarea(invoiceRules.remark, { on: formAndShow }),
  invoiceDate: date('开票日期', { on: filtered, sortable: true }),
  taxRate: choice('税率', taxRates, { on: showOnly }),
  netAmount: money('不含税金额', { on: showOnly }),
  taxAmount: money('税额', { on: showOnly }),
  fileUrl: invoiceFile,
  rejectReason: textarea('驳回原因', { on: listAndShow, priority: 'low', width: 180 }),
  redNo: text('红字发票号', { on: showOnly }),
  redDate: date('红冲日期', { on: showOnly }),
  createBy: text('申请人', { on: showOnly }),
  createTime: datetime('申请时间', { on: filtered, sortable: true }),
  updateBy: text('更新人', { on: showOnly }),
  updateTime: datetime('更新时间', { on: showOnly }),
};
