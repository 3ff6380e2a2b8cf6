import { expect, test } from 'vitest';
import { cellOf } from '@/src/crud/list/exporting/exportPlan';
import { subjectNamed } from '@/src/testing/subject';

test.each(['customer/store', 'expert/filling'])(
  '[SCREEN] %s: a file that is written here has mobile numbers as the list shows them',
  async (name) => {
    const { resource } = await subjectNamed(name);
    const mobile = resource.fields.find((field) => field.name === 'mobile') ?? expect.unreachable();
    expect(cellOf(mobile, { id: 1, mobile: '19900000001' }, new Map())).toBe('199****0001');
  },
);

const table = { userName: '陈同学', mode: 2, filled: 38, limit: 45, obeyed: 32, obeyAllowed: 1 };

test.each([
  ['expert/volunteer', 'category', { category: 4, subjects: ['物理', '化学', '地理'] }, '物理类 物化地'],
  ['expert/volunteer', 'category', { category: 4, subjects: [] }, '物理类'],
  ['expert/volunteer', 'score', { score: 598, rank: 12345 }, '598 / 12,345'],
  ['expert/volunteer', 'filled', table, '38 / 45'],
  ['expert/volunteer', 'obeyed', table, '84%'],
  ['expert/volunteer', 'obeyed', { ...table, obeyAllowed: 0 }, '—'],
  ['expert/volunteer', 'errors', { errors: 2, warns: 3 }, '2 错误 3 警告'],
  ['expert/volunteer', 'errors', { errors: 0, warns: 0 }, '通过'],
  ['expert/filling', 'score', { score: 598, rank: 12345, scoreType: 3 }, '估分 598 / 12,345'],
  ['expert/filling', 'score', { score: 598, rank: 12345, scoreType: 1 }, '598 / 12,345'],
  ['customer/store', 'staffUsed', { staffUsed: 12, staffMax: 20 }, '12 / 20'],
  ['customer/store', 'cardLeft', { cardLeft: 320, cardQuota: 1000 }, '320 / 1000'],
])('[E6] the file of %s has both values of %s, as the list shows them', async (name, member, row, text) => {
  const { resource } = await subjectNamed(name);
  const field = resource.fields.find((one) => one.name === member) ?? expect.unreachable();
  expect(cellOf(field, { id: 1, ...row }, new Map())).toBe(text);
});
