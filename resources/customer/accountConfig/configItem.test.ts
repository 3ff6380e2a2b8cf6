import { expect, test } from 'vitest';
import { configFields, groupsOf } from './configFields';
import { type ConfigItem, ipProblem, isDefault, limitsText, readItems, valuesOf } from './configItem';

const [maxStaff, strange, provinces] = readItems([
  {
    key: 'maxStaff',
    label: '员工账号上限',
    group: '账号额度',
    type: 'number',
    default: 10,
    min: 1,
    max: 500,
    unit: '个',
  },
  { key: 'palette', label: '配色', group: '外观', type: 'gradient', default: null },
  {
    key: 'openProvinces',
    label: '授权省份',
    group: '志愿填报',
    type: 'multi-select',
    default: ['41'],
    min: 1,
    options: [{ value: 41, label: '河南' }],
  },
  { label: '没有名称' },
]);

test('[C2] each setting becomes a field in the tab of its group', () => {
  const items = [maxStaff, strange, provinces].filter((item) => item !== undefined);
  expect(groupsOf(items).map(({ label }) => label)).toEqual(['账号额度', '外观', '志愿填报']);
  const fields = configFields(items);
  expect(fields.map(({ name, group, help }) => [name, group, help])).toEqual([
    ['maxStaff', '账号额度', '1–500 个，默认 10'],
    ['palette', '外观', '暂不支持修改此类配置（gradient）'],
    ['openProvinces', '志愿填报', undefined],
  ]);
});

test('[C2] a setting without a kept value has its usual one, and lists are the same in any order', () => {
  if (!provinces || !maxStaff) throw new Error('items are missing');
  expect(valuesOf([maxStaff, provinces], { maxStaff: 12 })).toEqual({ maxStaff: 12, openProvinces: ['41'] });
  const two: ConfigItem = { ...provinces, default: ['41', '37'] };
  expect([isDefault(two, ['37', '41']), isDefault(two, ['41']), isDefault(maxStaff, '10')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(limitsText({ ...maxStaff, max: undefined })).toBe('默认 10');
});

test.each([
  ['', undefined],
  ['192.0.2.1\n\n10.0.0.0/8 ', undefined],
  ['192.0.2.256', '第 1 行不是正确的 IP 地址'],
  ['192.0.2.1\n10.0.0.0/33', '第 2 行不是正确的 IP 地址'],
])('[C2] the list of addresses %j: %s', (text, problem) => expect(ipProblem(text)).toBe(problem));
