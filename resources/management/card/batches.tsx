import { InboxOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { auditTab } from '@/src/crud/show/auditTab';
import { examYearOn, examYears } from '@/src/gaokao/examYears';
import { today } from '@/src/lib/dates';
import { numberOr, textOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { date, datetime } from '@/src/ui/fields/date';
import { defineKind, fieldOf, type Kind, listAndShow, showOnly } from '@/src/ui/fields/field';
import { lookup } from '@/src/ui/fields/lookup';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { reason } from '@/src/ui/fields/reason';
import { text } from '@/src/ui/fields/text';
import { load, loadPlain } from '@/src/ui/load';
import { cardPages } from '../../lookups/memberPages';
import { moneyPages } from '../../lookups/moneyPages';
import { provinces } from '../../lookups/province';
import { managementEndpoints } from '../endpoints';
import { batchRules, type CardBatch, cardReason, priceProblem } from './card';
import { batchStatuses, cardMedia, cardTypes } from './cardEnumerations';
import { useReleases } from './useReleases';

const ExportsTab = load(() => import('./ExportsTab'));
const ReleasesTab = load(() => import('./ReleasesTab'));
const RecallInput = load(() => import('./RecallInput'));
const SecretsDialog = load(() => import('./SecretsDialog'));
const SpreadCell = loadPlain(() => import('./SpreadCell'));
const BatchesHead = load(() => import('./BatchesHead'));
const ApplyDialog = load(() => import('./ApplyDialog'));
const MakingAside = load(() => import('./MakingAside'));
const ReleaseDialog = load(() => import('./ReleaseDialog'));

const endpoints = managementEndpoints['management/card-release'];
const filtered = ['filter', 'list', 'create', 'show'] as const;
const entered = ['create', 'show'] as const;
const isIn =
  (...states: readonly number[]) =>
  ({ status }: CardBatch) =>
    states.includes(Number(status));

/** Face value and what institutions pay, by type. */
const usualPrices: Readonly<Record<number, readonly [face: string, unit: string]>> = {
  1: ['360.00', '216.00'],
  2: ['680.00', '408.00'],
  3: ['0.00', '0.00'],
};
const isTrial = ({ cardType }: { readonly cardType?: unknown }) => numberOr(cardType) === 3;

/** A bar and its figures begin where texts do. */
const spread: Kind<number> = { ...number('').kind, align: 'left' };

/** A batch is found by the number of a release out of it. */
const releaseNumbers = defineKind<readonly string[]>({
  Cell: ({ value }) => value?.join('、') ?? '',
  Input: () => null,
  operator: 'contains',
  verb: '请输入',
  width: 170,
});

/** Batches of cards: made, released, taken back, printed (会员卡发放, screen G12). */
export const batches = defineResource<CardBatch>()({
  label: '卡批次',
  endpoints,
  title: 'name',
  sort: { field: 'createTime', order: 'desc' },
  createLabel: '生成卡片',
  createsOnce: true,
  FormAside: MakingAside,
  // Cards that are released or recalled move money.
  invalidates: [...cardPages, ...moneyPages],
  card: { lines: [['batchNo', 'cardType', 'quantity']] },
  AboveRows: BatchesHead,
  aboveLabel: '领卡与制卡',
  steps: [
    { title: '卡片', groups: ['card'] },
    { title: '价格', groups: ['price'] },
    { title: '期限', groups: ['term'] },
  ],
  groups: {
    card: {
      label: '卡片',
      fields: ['name', 'batchNo', 'cardType', 'medium', 'year', 'provinceIds', 'quantity', 'stock', 'status'],
    },
    price: { label: '价格', fields: ['facePrice', 'unitPrice', 'validDays'] },
    term: {
      label: '期限与导出',
      fields: ['bindDeadline', 'exportCount', 'lastExport', 'createTime', 'createBy'],
    },
  },
  fields: {
    name: text(batchRules.name, { ...{ on: filtered, width: 150 }, serverErrors: ['批次名称'] }),
    batchNo: text('批次号', { on: ['filter', 'list', 'show'], width: 84, priority: 'high' }),
    cardType: choice<number>('卡类型', cardTypes, { on: filtered, required: true, initial: 1 }),
    medium: choice<number>('卡介质', cardMedia, {
      on: filtered,
      required: true,
      initial: 1,
      priority: 'low',
    }),
    year: choice<number>('适用年份', examYears(2025), {
      ...{
        on: filtered,
        required: true,
        initial: examYearOn(today()),
        width: 100,
        serverErrors: ['适用年份'],
      },
    }),
    provinceIds: provinces('适用省份', { on: entered }),
    quantity: number(batchRules.quantity, {
      ...{ on: ['list', 'create', 'show'], width: 80 },
      serverErrors: ['单批数量'],
    }),
    stock: fieldOf('库存与发放', spread, { on: listAndShow, width: 240, Cell: SpreadCell }),
    facePrice: money(batchRules.facePrice, {
      ...{ on: ['list', 'create', 'show'], initial: '360.00', priority: 'low' },
      derive: ({ cardType }) => usualPrices[numberOr(cardType)]?.[0],
    }),
    unitPrice: money(batchRules.unitPrice, {
      ...{
        on: ['list', 'create', 'show'],
        initial: '216.00',
        priority: 'low',
        serverErrors: ['结算价', '金额必须'],
      },
      derive: ({ cardType }) => usualPrices[numberOr(cardType)]?.[1],
      dependencies: ['facePrice'],
      rules: [
        ({ getFieldValue }) => ({
          validator: async (_rule, unitPrice: string) => {
            const about = { facePrice: getFieldValue('facePrice'), cardType: getFieldValue('cardType') };
            const problem = priceProblem(about, { unitPrice, payMode: 1 });
            if (problem) throw new Error(problem);
          },
        }),
      ],
    }),
    validDays: number(batchRules.validDays, {
      ...{ on: entered, visible: isTrial, required: true, initial: 3 },
    }),
    bindDeadline: date('绑定截止', {
      ...{
        on: filtered,
        required: true,
        initial: `${examYearOn(today())}-09-30`,
        serverErrors: ['绑定截止'],
      },
      derive: ({ year }) => (textOr(year) ? `${textOr(year)}-09-30` : undefined),
    }),
    status: choice<number>('批次状态', batchStatuses, { on: ['filter', 'list', 'show'] }),
    exportCount: number('导出次数', { on: showOnly }),
    lastExport: text('最近导出', { on: showOnly }),
    createTime: datetime('创建时间', { on: listAndShow, sortable: true, priority: 'low' }),
    createBy: text('创建人', { on: showOnly }),
    releaseNos: releaseNumbers('发放单号', { on: ['filter'], filterAs: 'releaseNo' }),
  },
  showTabs: [
    { key: 'releases', label: '发放明细', Tab: ReleasesTab },
    { key: 'exports', label: '导出记录', Tab: ExportsTab },
    auditTab,
  ],
  actions: {
    release: {
      ...{ on: 'row', label: '发放', promoted: true, operation: 'release' },
      ...{ when: isIn(1, 2), dialog: ReleaseDialog },
    },
    // Unbound cards of one release, highest numbers first.
    recall: {
      on: 'row',
      ...{ label: '收回', operation: 'recall', danger: true, once: true },
      when: (row) => isIn(2, 3)(row) && row.recallable > 0,
      title: ({ batchNo, name }) => `收回：${batchNo} ${name}`,
      text: '收回未绑定的卡片，已收取的金额或额度将退回机构。',
      fields: ({ id }) => ({
        releaseId: fieldOf(
          '发放记录',
          lookup(() => useReleases(id), 'releaseNo'),
          { required: true },
        ),
        quantity: number(batchRules.recallQuantity, {
          ...{ Input: RecallInput, serverErrors: ['可收回数量不足'] },
        }),
        remark: reason(cardReason),
      }),
      success: '收回成功',
    },
    secrets: {
      on: 'row',
      label: '导出卡密',
      operation: 'secrets',
      // Of a batch that was recalled from it, an institution has none.
      when: (row) => isIn(1, 2, 3)(row) && row.quantity > 0,
      dialog: SecretsDialog,
    },
    void: {
      on: 'row',
      label: '作废批次',
      operation: 'void',
      when: isIn(1),
      danger: true,
      title: '作废批次',
      text: ({ batchNo, quantity }) => `作废后不可恢复，确定作废批次 ${batchNo} 的 ${quantity} 张卡吗？`,
      ...{
        fields: { remark: reason(cardReason) },
        once: true,
        success: '批次已作废',
      },
    },
    apply: {
      ...{ on: 'toolbar', label: '申请领卡', operation: 'apply' },
      ...{ icon: <InboxOutlined aria-hidden />, dialog: ApplyDialog },
    },
  },
});
