import { expect, test } from 'vitest';
import { fillPhrase, holdsMobile, phrasesFor, stepRefusal, waitOf, waitText } from './consult';
import { readConsult } from './readConsult';

const now = Date.parse('2026-06-20T12:00:00+08:00');
const answer = { content: '好', images: [], by: '苏晚晴', time: '2026-06-19 10:00:00', fromUser: 0 };
const asker = { channel: 1, userName: '何一帆' };
const open = { status: 0, replies: [], closeTime: '', ...asker };
const closed = { status: 2, replies: [answer], closeTime: '2026-06-01 12:00:00', ...asker };

test('[O4] a closed enquiry is neither answered nor closed again, and is reopened within thirty days', () => {
  expect(stepRefusal('reply', open, now)).toBeUndefined();
  expect(stepRefusal('reply', closed, now)).toBe('该咨询已关闭');
  expect(stepRefusal('close', closed, now)).toBe('该咨询已关闭');
  expect(stepRefusal('reopen', closed, now)).toBeUndefined();
  expect(stepRefusal('reopen', { ...closed, closeTime: '2026-05-01 12:00:00' }, now)).toBe(
    '关闭超过 30 天，不能重新打开',
  );
  expect(stepRefusal('remove', open, now)).toBe('请先关闭该咨询');
  expect(stepRefusal('remove', { ...closed, status: '2' }, now)).toBeUndefined();
  expect(stepRefusal('reply', { ...open, channel: 4, userName: '' }, now)).toBe('该问答没有咨询人');
});

test('[O4] an unanswered question is not made public; the asker’s own words are no answer', () => {
  expect(stepRefusal('publish', open, now)).toBe('请先回复再公开');
  expect(stepRefusal('publish', { ...open, replies: [{ ...answer, fromUser: 1 }] }, now)).toBe(
    '请先回复再公开',
  );
  expect(stepRefusal('publish', { ...open, replies: [answer] }, now)).toBeUndefined();
  expect(stepRefusal('publish', { ...open, channel: '4', userName: '' }, now)).toBeUndefined();
});

test('[O4] an enquiry tells a handler who is gone from none', () => {
  const handlers = [6, null].map(
    (handlerId) => readConsult({ id: 1, handlerId, handlerName: '' }).handlerName,
  );
  expect(handlers).toEqual(['已删除', '']);
});

test('[O4] a wait is a warning after two hours, a danger after eight', () => {
  expect(waitOf('', now)).toBeUndefined();
  expect(waitOf('2026-06-20 10:00:00', now)).toEqual({ minutes: 120, level: 'info' });
  expect(waitOf('2026-06-20 09:59:00', now)?.level).toBe('warning');
  expect(waitOf('2026-06-20 03:59:00', now)?.level).toBe('danger');
  expect([waitText(5), waitText(125), waitText(1500)]).toEqual(['5 分钟', '2 小时 5 分钟', '1 天 1 小时']);
});

test.each([
  ['请打 19900000001 联系', true],
  ['请打 199 0000 0001 联系', true],
  ['199-0000-0001', true],
  ['请致电 +86 19900000001', true],
  ['+86-199-0000-0001', true],
  ['8619900000001', true],
  ['008619900000001', true],
  ['2026 19900000001', true],
  ['2026 199 0000 0001', true],
  ['编号 2026199000000012', false],
  ['分数 650，位次 12345', false],
])('[O4] whether 「%s」 holds a mobile: %s', (text, holds) => {
  expect(holdsMobile(text)).toBe(holds);
});

test('[O4] a quick phrase is filled from the record, and general where that says nothing', () => {
  const phrase = '{姓名}您好，{省份}的分数线预计 {分数线日期} 公布';
  const facts = { userName: '何昕亦', provinceName: '湖南', lineDate: '2026-06-25' };
  expect(fillPhrase(phrase, facts)).toBe('何昕亦您好，湖南的分数线预计 6 月 25 日 公布');
  expect(fillPhrase(phrase, { userName: '', provinceName: '', lineDate: '' })).toBe(
    '同学您好，您所在省份的分数线预计 省考试院公布的日期 公布',
  );
  expect(phrasesFor('1')).not.toEqual(phrasesFor('6'));
  expect(phrasesFor('9').length).toBeGreaterThan(0);
});
