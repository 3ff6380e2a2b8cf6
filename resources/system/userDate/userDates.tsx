import { defineResource } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference/reference';
import { today } from '@/src/lib/dates';
import { choice } from '@/src/ui/fields/choice';
import { date } from '@/src/ui/fields/date';
import { type Field, fieldOf, listOnly } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import { type UserDate, units, usersOf, usualFilters } from './userDate';

const RangeFilter = load(() => import('./RangeFilter'));
const ProvinceInput = load(
  () => import('@/src/crud/fields/region/ProvinceInput'),
  (code) => code.ProvinceInput,
);
const ProvinceName = load(
  () => import('@/src/crud/fields/region/ProvinceInput'),
  (code) => code.ProvinceName,
);

/** Travels as `begin` and `end`. */
const range: Field<string> = fieldOf(
  '日期范围',
  { ...date('').kind, Filter: RangeFilter, wideFilter: true },
  { filterAs: 'Time' },
);
const province: Field<string> = fieldOf('省份', {
  ...text('').kind,
  Filter: ProvinceInput,
  FilterValue: ProvinceName,
  operator: 'eq',
});
const count = (label: string) => number(label, { on: listOnly, sum: true });

/** How many students came, returned and bought, by date (用户数据, screen H6). */
export const userDates = defineResource<UserDate>()({
  label: '用户数据',
  endpoints: systemEndpoints['system/user-date'],
  title: 'date',
  sort: { field: 'date', order: 'desc' },
  card: { lines: [['newUsers', 'orders', 'amount']] },
  filters: {
    range,
    unit: choice<string>('粒度', units),
    storeId: reference<string>('机构', 'customer/store', { shownBy: 'storeName' }),
    provinceId: province,
  },
  fields: {
    date: text('日期', { on: listOnly, sortable: true, width: 110 }),
    storeName: text('机构', { on: listOnly, width: 160 }),
    newUsers: count('新增用户'),
    activeUsers: count('活跃用户'),
    bindCards: count('绑卡用户'),
    paidUsers: count('付费用户'),
    volunteers: count('保存志愿表'),
    reports: count('生成报告'),
    orders: count('订单数'),
    amount: money('订单金额', { on: listOnly, sum: true }),
    retain7: number('次周留存', { on: listOnly, sum: true, precision: 1, unit: '%' }),
  },
  actions: {
    users: {
      on: 'row',
      label: '查看用户',
      opens: true,
      permission: 'operations:users:list',
      href: ({ date: bucket }, search) =>
        `/operations/users?${usersOf(bucket, search, usualFilters(today()))}`,
    },
  },
});
