import { expect, test } from 'vitest';
import {
  type EnumerationItem,
  invoiceStatuses,
  readStatuses,
  subjectModes,
  userTypes,
  vipPayTypes,
  volunteerTypes,
  workOrderStatuses,
  workOrderTypes,
} from './enumerations';
import { orderProducts } from './serviceEnumerations';

const named = (items: readonly EnumerationItem[]) => items.map(({ value, label }) => `${value} ${label}`);

test.each<[string, readonly EnumerationItem[], string]>([
  ['InvoiceStatus', invoiceStatuses, '0 待开票, 1 已开票, 2 已驳回'],
  ['read status', readStatuses, '0 未读, 1 已读'],
  ['UserType', userTypes, '0 普通用户, 1 志愿卡, 2 升学卡, 3 体验卡'],
  ['VipPayType', vipPayTypes, '0 普通用户, 1 用户绑卡, 2 后台绑卡, 3 在线购买, 4 专家一对一'],
  ['work-order status', workOrderStatuses, '0 待处理, 1 处理中, 2 已处理, 3 已驳回'],
  [
    'work-order type',
    workOrderTypes,
    '1 客户订单退款, 2 会员卡退款, 3 修改年份, 4 修改权限, 5 注销用户, 6 修改分数, 7 意见反馈',
  ],
  ['subject-selection type', subjectModes, '1 传统文理, 2 3+3, 3 3+1+2'],
  ['volunteer-application type', volunteerTypes, '1 专业+院校, 2 院校专业组, 3 院校+专业'],
])('[CONST-2] %s has the values of the specification', (_name, items, values) => {
  expect(named(items).join(', ')).toBe(values);
});

test('[CONST-2] the names of the two types of application are the specification’s', () => {
  expect(subjectModes.map(({ name, value }) => [name, value])).toEqual([
    ['WL', 1],
    ['T3_3', 2],
    ['T3_1_2', 3],
  ]);
  expect(volunteerTypes.map(({ name, value }) => [name, value])).toEqual([
    ['MAJ_SCH', 1],
    ['SCH_GRP', 2],
    ['SCH_MAJ', 3],
  ]);
});

test('[CONST-2] services of an expert are gold among the products, cards are not', () => {
  const gold = orderProducts.filter(({ color }) => color === 'gold').map(({ value }) => value);
  expect(gold).toEqual([4, 5, 6]);
});
