import { expect, test } from 'vitest';
import { isOverdue, isOwnAddress, pageAt } from './memo';

test('[H3] a memo is overdue once its time is over, unless it is done or has none', () => {
  const now = Date.parse('2026-06-20T12:00:00+08:00');
  expect(isOverdue({ done: 0, remindTime: '2026-06-20 11:59:59' }, now)).toBe(true);
  expect(isOverdue({ done: '0', remindTime: '2026-06-20 12:00:01' }, now)).toBe(false);
  expect(isOverdue({ done: 1, remindTime: '2026-06-01 00:00:00' }, now)).toBe(false);
  expect(isOverdue({ done: 0, remindTime: '' }, now)).toBe(false);
});

test('[H3] a reminder in digits or as an ISO time is overdue by its moment', () => {
  const moment = Date.UTC(2026, 5, 20, 4);
  const forms = [moment, String(moment), moment / 1000, new Date(moment).toISOString()];
  for (const remindTime of forms) {
    expect(isOverdue({ done: 0, remindTime }, moment - 1000)).toBe(false);
    expect(isOverdue({ done: 0, remindTime }, moment + 1000)).toBe(true);
  }
});

test('[H3] a memo leads to pages of the application, and nowhere else', () => {
  expect(isOwnAddress('/customer/list?status=1')).toBe(true);
  for (const address of [
    '//evil.example.com',
    '/\\evil.example.com',
    'https://evil.example.com',
    'x',
    '/a b',
  ])
    expect(isOwnAddress(address)).toBe(false);
});

test.each([
  ['/customer/list?expireState=expiring', '机构列表'],
  ['/customer/list/show/3', '机构列表'],
  ['/customer/list/map#a', '机构地图'],
  ['/customer/listed', undefined],
])('[H3] the address %s belongs to the page %s', (address, title) => {
  const pages = [
    { path: '/customer/list', title: '机构列表' },
    { path: '/customer/list/map', title: '机构地图' },
  ];
  expect(pageAt(pages, address)?.title).toBe(title);
});
