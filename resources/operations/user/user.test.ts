import { expect, test } from 'vitest';
import { crowdAddress, forever, muteRefusal, muteText, retagged } from './user';

test('[O13] the filters of a crowd go back into the address, ranges as one', () => {
  expect(crowdAddress({ provinceId: 420000, category: '4', idleDays: '7' })).toEqual({
    provinceId: '420000',
    category: '4',
    idleDays: '7',
  });
  expect(
    crowdAddress({ createBegin: '2026-06-01', createEnd: '2026-06-20', visitsBegin: '10', mobile: '' }),
  ).toEqual({ createTime: '2026-06-01~2026-06-20', visits: '10~' });
});

test('[O13] tags are added once and taken away', () => {
  expect(retagged(['3', '1'], ['1', '2'], 'add')).toEqual(['1', '2', '3']);
  expect(retagged(['3', '1'], ['1', '2'], 'remove')).toEqual(['3']);
});

test('[O13] a muted user can be unmuted, any other muted', () => {
  expect(muteRefusal(7, false)).toBeUndefined();
  expect(muteRefusal(0, true)).toBeUndefined();
  expect(muteRefusal(-1, true)).toBe('该用户已被禁言');
  expect(muteRefusal(0, false)).toBe('该用户未被禁言');
});

test('[O13] a mute has its end in words, on cards and in columns; one without an end is 永久禁言', () => {
  const until = '2026-06-27 12:30:00';
  expect([muteText(until), muteText(forever)]).toEqual(['禁言至 2026-06-27 12:30', '永久禁言']);
  expect([muteText(until, 'list'), muteText(forever, 'list')]).toEqual(['至 06-27 12:30', '永久禁言']);
  expect(muteText(until, 'show')).toBe('至 2026-06-27 12:30');
});
