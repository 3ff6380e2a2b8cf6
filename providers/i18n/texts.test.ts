import { expect, test } from 'vitest';
import { createI18nProvider } from './i18nProvider';
import { refineTexts } from './refineTexts';
import { createTexts, fill, type Pack, parseLanguagePack } from './texts';

const builtIn = { 'app.name': '志愿通', greeting: '{name}，早上好' };

test('[LAY-11] the language pack replaces a text by key; missing texts stay built in', () => {
  let pack: Pack = {};
  const texts = createTexts(builtIn, () => pack);
  expect(texts('app.name')).toBe('志愿通');
  pack = { 'app.name': '升学帮' };
  expect(texts('app.name')).toBe('升学帮');
  expect(texts('greeting', { name: '林知远' })).toBe('林知远，早上好');
});

test('an unknown key gives the fallback, or itself', () => {
  const texts = createTexts(builtIn);
  expect(texts('menu.Customer', undefined, '客户管理')).toBe('客户管理');
  expect(texts('menu.Customer')).toBe('menu.Customer');
});

test.each([
  ['{n} 秒后重发', { n: 0 }, '0 秒后重发'],
  ['{{ n }} 秒', { n: 5 }, '5 秒'],
  ['{n} / {total}', { n: 1 }, '1 / {total}'],
  ['没有位置', { n: 1 }, '没有位置'],
])('%s with %j reads %s', (text, values, expected) => {
  expect(fill(text, values)).toBe(expected);
});

test.each([
  [{ lang: 'zh-CN', version: '1', pack: { 'app.name': '升学帮', empty: '', number: 1 } }],
  [{ 'app.name': '升学帮' }],
])('[LAY-11] a pack is read from %j', (data) => {
  expect(parseLanguagePack(data)).toEqual({ 'app.name': '升学帮' });
});

test.each([null, 'text', []])('[LAY-11] %j is no pack and leaves all built-in texts', (data) => {
  expect(parseLanguagePack(data)).toEqual({});
});

test('Refine asks with values or with a fallback alone, and speaks Chinese', () => {
  const { translate } = createI18nProvider(createTexts(refineTexts));
  expect(translate('buttons.delete', 'Delete')).toBe('删除');
  expect(translate('notifications.undoable', { seconds: 5 }, 'You have 5 seconds')).toBe('5 秒内可以撤销');
  expect(translate('customer/store.titles.list', '机构列表')).toBe('机构列表');
  expect(translate('customer/store.titles.list', undefined, '机构列表')).toBe('机构列表');
});
