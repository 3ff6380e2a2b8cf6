import type { FormRule } from 'antd';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { reference } from '@/src/crud/fields/reference/reference';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { examYearOn } from '@/src/gaokao/examYears';
import { orderProducts, orderStatuses } from '@/src/gaokao/serviceEnumerations';
import { today } from '@/src/lib/dates';
import { fenOf } from '@/src/lib/fen';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { numberOr, textOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { emptyText, listAndShow, showOnly } from '@/src/ui/fields/field';
import { DigitsInput } from '@/src/ui/fields/LevelledInput';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { expert } from '../../lookups/expert';
import { province } from '../../lookups/province';
import { dayFilter } from '../dayFilter';
import { StudentCell } from '../StudentCell';
import { customer, isNewCustomer, subjects } from './customerKind';
import { cash, hasExpert, isCard, type Order, orderRules, productTerms } from './order';
import { WorkOrderCell } from './WorkOrderCell';

const AmountInput = load(() => import('./AmountInput'));

/** Filters that are no column of their own. */
export const orderFilters = {
  keyword: text('客户或订单', {
    personal: true,
    placeholder: '订单号、姓名、手机号或合同编号',
    on: ['filter'],
  }),
  dateFrom: dayFilter('创建日期起'),
  dateTo: dayFilter('创建日期止', { beside: 'dateFrom' }),
};

const notMoreThanPrice: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, discount: unknown) => {
    const [price, less] = [fenOf(getFieldValue('price')), fenOf(discount)];
    if (price !== undefined && less !== undefined && less > price) throw new Error('优惠金额不能大于原价');
  },
});

/** The number of the card that is bound: fixed in the dialog that has opened the service (see useOpenService). */
export const boundCard = text(orderRules.cardNo, {
  disabled: ({ isOpen }) => isOpen === true,
  required: orderRules.cardNo.format.message,
  Input: DigitsInput,
  Cell: ({ value }) => <>{value ? groupedNumber(value) : emptyText}</>,
});

const terms = ({ product }: { readonly product?: unknown }) => productTerms[numberOr(product, 0)];
const isPaying = ({ payWay }: { readonly payWay?: unknown }) => textOr(payWay) !== '';
const filtered = ['filter', 'list', 'show'] as const;
const written = ['list', 'form', 'show'] as const;

/** The signed agreement with a customer. */
export const contract = upload('服务协议', 'file', {
  on: ['form', 'show'],
  types: ['pdf', 'jpg', 'png'],
  maxSize: 5,
  serverErrors: ['服务协议'],
});

/** The fields of a customer's order (screen E10), in the order of the form. */
export const orderFields: FieldsOf<Order> = {
  no: text('订单号', { on: listAndShow, width: 164 }),
  customer: customer('客户手机', {
    on: ['create'],
    required: true,
    secret: true,
    serverErrors: ['手机号', '考生不存在'],
  }),
  userName: text('客户', {
    on: listAndShow,
    width: 172,
    priority: 'high',
    Cell: StudentCell,
    exportText: ({ userName }) => textOr(userName),
  }),
  name: text(orderRules.name, { on: ['create'], visible: isNewCustomer, secret: true }),
  provinceId: province('高考省份', { on: ['create'], visible: isNewCustomer, required: true }),
  provinceName: text('省份', { on: showOnly }),
  year: number(orderRules.year, {
    on: ['create', 'show'],
    visible: isNewCustomer,
    initial: examYearOn(today()),
    Cell: ({ value }) => <>{value}</>,
  }),
  subjects: subjects('选考科目', {
    on: ['create'],
    visible: isNewCustomer,
    required: true,
    serverErrors: ['选考科目', '首选科目', '文科或理科'],
  }),
  product: choice<number>('产品', orderProducts, {
    on: ['filter', 'list', 'form', 'show'],
    required: true,
    fixed: true,
    width: 152,
    priority: 'high',
  }),
  userType: choice<number>('开通类型', userTypes, {
    on: ['create', 'show'],
    disabled: () => true,
    placeholder: '由产品决定',
    derive: (values) => terms(values)?.userType,
  }),
  vipPayType: choice<number>('开通方式', vipPayTypes, {
    on: ['create', 'show'],
    disabled: () => true,
    placeholder: '由产品决定',
    derive: (values) => terms(values)?.vipPayType,
  }),
  cardNo: { ...boundCard, on: ['form', 'show'], visible: ({ product }) => isCard(product) },
  expertId: expert('专家', {
    on: ['filter', 'list', 'form', 'show'],
    width: 84,
    visible: ({ product }) => hasExpert(product),
    help: '可在收款后分配',
  }),
  price: money(orderRules.price, {
    on: written,
    derive: (values) => terms(values)?.price,
    priority: 'low',
  }),
  discount: money(orderRules.discount, {
    on: written,
    initial: '0.00',
    rules: [notMoreThanPrice],
    serverErrors: ['优惠金额'],
    priority: 'low',
  }),
  amount: money(orderRules.amount, {
    on: written,
    sum: true,
    Input: AmountInput,
    placeholder: '原价减优惠',
    width: 110,
    serverErrors: ['应付金额'],
  }),
  payWay: dictionary('支付方式', 'pay_way', {
    on: ['filter', 'list', 'create', 'show'],
    priority: 'low',
    help: '已收款时填写',
  }),
  payTime: datetime('支付时间', {
    on: ['list', 'create', 'show'],
    visible: isPaying,
    required: true,
    priority: 'low',
    serverErrors: ['支付时间'],
  }),
  payNo: text(orderRules.payNo, {
    on: ['create', 'show'],
    visible: isPaying,
    required: ({ payWay }) => isPaying({ payWay }) && textOr(payWay) !== cash,
  }),
  status: choice<number>('状态', orderStatuses, { on: filtered }),
  opened: choice<number>(
    '权益',
    [
      { value: 0, label: '未开通', tone: 'warning' },
      { value: 1, label: '已开通', tone: 'success' },
    ],
    { on: listAndShow, priority: 'low', width: 80 },
  ),
  contract,
  contractNo: text(orderRules.contractNo, { on: written, priority: 'low' }),
  storeId: reference('机构', 'customer/store', {
    shownBy: 'storeName',
    on: filtered,
    width: 160,
    priority: 'low',
  }),
  seller: text('销售', { on: listAndShow, priority: 'low' }),
  refundAmount: money('退款金额', { on: showOnly }),
  refundReason: text('退款原因', { on: showOnly }),
  workOrderNo: text('退款工单', { on: showOnly, Cell: WorkOrderCell }),
  cancelReason: text('取消原因', { on: showOnly }),
  createTime: datetime('创建时间', { on: listAndShow, sortable: true }),
  remark: textarea(orderRules.remark, { on: ['form', 'show'] }),
};
