import { expect, test } from 'vitest';
import { canMakeAnew, mergeSentences, readContent, takesTable, withSentences } from './report';

const rows = [
  { key: 'a|1', name: '甲大学 101 组', text: '草稿甲' },
  { key: 'b|2', name: '乙大学 102 组', text: '草稿乙' },
];
const content = {
  title: '志愿方案',
  type: 1,
  createdAt: '2026-06-20 12:00:00',
  sections: [{ code: 'sentences', title: '逐条说明', kind: 'rows', data: rows }],
};

test('[E4] the expert’s own sentence stands for the draft of its row, whatever the order; others stay drafts', () => {
  const read = readContent(content);
  const edited = read && withSentences(read, [{ key: 'b|2', text: '家长最看重的一所' }]);
  const [section] = edited?.sections ?? [];
  expect(section?.kind === 'rows' && section.data.map(({ text }) => text)).toEqual([
    '草稿甲',
    '家长最看重的一所',
  ]);
});

test('[E4] parts of unknown kinds are left out, and an invalid report is none', () => {
  const odd = {
    ...content,
    sections: [...content.sections, { code: 'x', title: 'x', kind: 'film', data: [] }],
  };
  expect(readContent(odd)?.sections.map(({ code }) => code)).toEqual(['sentences']);
  expect(readContent({ title: '志愿方案' })).toBeUndefined();
});

test('[E4] 志愿方案 and 专业推荐 can be about a table, 成绩分析 cannot, as a number or as the text of a form', () => {
  expect([1, 2, 3, '1', '2', '3'].map(takesTable)).toEqual([true, true, false, true, true, false]);
});

test.each([
  [3, '湖南本科批-方案一', true],
  [3, '', false],
  [1, '湖南本科批-方案一', false],
] as const)(
  '[E4] a report of status %s about the table %j can be made anew: %s',
  (status, tableName, expected) => {
    expect(canMakeAnew({ status, tableName })).toBe(expected);
  },
);

test('[E4] sentences that a colleague changed meanwhile stay, and one changed on both sides is named', () => {
  const list = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([key, text]) => ({ key, text }));
  const before = list({ a: '甲', b: '乙', c: '丙' });
  const now = list({ a: '甲', b: '乙二', c: '丙二', d: '丁' });
  expect(mergeSentences({ before, mine: list({ a: '甲二', b: '乙', c: '丙' }), now })).toEqual({
    sentences: list({ a: '甲二', b: '乙二', c: '丙二', d: '丁' }),
    both: [],
  });
  // One taken back to its draft, one changed to another text, one to the same.
  const mine = list({ b: '乙三', c: '丙二' });
  expect(mergeSentences({ before, mine, now })).toEqual({
    sentences: list({ b: '乙三', c: '丙二', d: '丁' }),
    both: ['b'],
  });
});
