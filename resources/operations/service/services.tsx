import type { FormRule } from 'antd';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { dictionaries } from '@/src/crud/fields/dictionary/dictionaries';
import { DictionaryTag, dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { richtext } from '@/src/crud/fields/richtext';
import { upload } from '@/src/crud/fields/upload/upload';
import { auditTab } from '@/src/crud/show/auditTab';
import { userTypes, vipPayTypes } from '@/src/gaokao/enumerations';
import { orderProducts } from '@/src/gaokao/serviceEnumerations';
import { placeRule } from '@/src/lib/fieldRule';
import { formatNumber } from '@/src/lib/formatNumber';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { amount } from '@/src/ui/fields/amount';
import { choice } from '@/src/ui/fields/choice';
import { type CellProps, emptyText, everywhere, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { provinces } from '../../lookups/province';
import { operationsEndpoints } from '../endpoints';
import { priceProblem, refundRules, type Service, saleRefusal, saleStatuses, serviceRules } from './service';

const { services: choosing } = operationsEndpoints['operations/good-service'].operations;

const PricesTab = load(() => import('./PricesTab'));
const StoreInput = load(() => import('./StoreInput'));
const UserTypeInput = load(
  () => import('./openedInputs'),
  (code) => code.UserTypeInput,
);
const VipPayTypeInput = load(
  () => import('./openedInputs'),
  (code) => code.VipPayTypeInput,
);

const products = [{ value: 0, label: '无' }, ...orderProducts.map(({ value, label }) => ({ value, label }))];
const placed = ['list', 'form', 'show'] as const;

/** The stock of a service; nothing is counted where it has no limit. */
function StockCell({ value }: CellProps<number>) {
  if (value == null) return emptyText;
  return Number(value) === 0 ? '不限' : formatNumber(value);
}

/** The grades that a service is for; it is for all where none is chosen. */
function GradesCell({ value }: CellProps<string[]>) {
  return value?.length ? <DictionaryTag type="grade" value={value} /> : '全部年级';
}

/** The error is shown at the price alone, and names the other fields. */
const pricesRule: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, price: unknown) => {
    const entered = (name: string): unknown => getFieldValue(name);
    const [marketPrice, minPrice] = [entered('marketPrice'), entered('minPrice')];
    const problem = priceProblem({ price, marketPrice, minPrice, settlePrice: entered('settlePrice') });
    if (problem) throw new Error(problem);
  },
});

const sell = (to: 1 | 2) => (row: Service) => ({ body: { id: row.id, status: to, rev: row.rev } });

/** The catalogue of what is sold (服务管理, screen O10). */
export const services = defineResource<Service>()({
  label: '服务',
  endpoints: operationsEndpoints['operations/service'],
  form: 'page',
  state: 'saleStatus',
  serverExport: true,
  // The home page shows services that are on sale, and no others can be chosen for it; recommendations name them.
  invalidates: [
    ...[callKey('operations/good-service'), callKey(['choices', choosing.path])],
    callKey('operations/recommendations'),
  ],
  order: { field: 'sort', module: 'service' },
  canDelete: ({ saleStatus }) => numberOr(saleStatus) !== 1,
  card: { lines: [['category', 'price', 'sales']] },
  fields: {
    name: text(serviceRules.name, { on: everywhere, serverErrors: ['服务名称已存在'], width: 190 }),
    category: dictionary('服务分类', 'service_category', { on: everywhere, required: true }),
    saleStatus: choice<Service['saleStatus']>('销售状态', saleStatuses, { on: ['filter', 'list', 'show'] }),
    cover: upload('封面', 'image', { on: placed, required: true }),
    images: upload('轮播图', 'images', { on: formAndShow, maxCount: 6 }),
    price: money(serviceRules.price, {
      on: placed,
      rules: [pricesRule],
      serverErrors: ['售价', '划线价', '结算价'],
      priority: 'high',
    }),
    marketPrice: money(serviceRules.marketPrice, { on: placed }),
    minPrice: money(serviceRules.minPrice, { on: placed, columnOff: true, platformOnly: true }),
    settlePrice: money(serviceRules.settlePrice, { on: placed, columnOff: true, platformOnly: true }),
    product: choice<number>('对应产品', products, { on: everywhere, initial: 0 }),
    userType: choice<number>('开通类型', userTypes, { on: placed, columnOff: true, Input: UserTypeInput }),
    vipPayType: choice<number>('开通方式', vipPayTypes, {
      on: placed,
      columnOff: true,
      help: '由对应产品决定',
      Input: VipPayTypeInput,
    }),
    provinceIds: provinces('适用省份', { on: placed, columnOff: true }),
    grades: dictionaries('适用年级', 'grade', {
      on: placed,
      columnOff: true,
      placeholder: '不选为全部年级',
      Cell: GradesCell,
    }),
    stock: number(serviceRules.stock, { on: placed, initial: 0, help: '0 为不限', Cell: StockCell }),
    refundRule: choice<Service['refundRule']>('退款规则', refundRules, { on: formAndShow, required: true }),
    sales: number('销量', { on: listAndShow }),
    sort: number(placeRule, { on: ['list', 'form'], initial: 0, width: 64 }),
    intro: richtext('服务详情', { on: formAndShow, required: true }),
  },
  actions: {
    sell: {
      on: 'row',
      label: '上架',
      operation: 'status',
      promoted: true,
      when: ({ saleStatus }) => saleRefusal(saleStatus, 1) === undefined,
      request: sell(1),
      success: '上架成功',
    },
    withdraw: {
      on: 'row',
      label: '下架',
      operation: 'status',
      when: ({ saleStatus }) => saleRefusal(saleStatus, 2) === undefined,
      confirm: () => '下架后用户将无法购买，已购用户不受影响，确定下架吗？',
      request: sell(2),
      success: '下架成功',
    },
    price: {
      on: 'row',
      ...{ label: '设置机构售价', operation: 'setPrice', success: '设置成功' },
      title: ({ name }) => `设置机构售价：${name}`,
      fields: {
        // An institution has its own price alone; the platform names the institution.
        storeId: choice<RecordId>('机构', [], {
          ...{ platformOnly: true, required: true, serverErrors: ['机构'], Input: StoreInput },
        }),
        price: amount('售价', { serverErrors: ['售价'] }),
      },
    },
  },
  showTabs: [{ key: 'prices', label: '机构售价', Tab: PricesTab }, auditTab],
});
