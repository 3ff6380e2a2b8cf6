import { expect, test } from 'vitest';
import { type RowFacts, rowSentence } from './rowSentence';

const line = (year: number, minRank: number) => ({ year, minRank, minScore: 600 });
const facts: RowFacts = {
  history: [line(2023, 19000), line(2025, 20000), line(2024, 21000)],
  rank: 18000,
  chance: 86,
  match: { ok: 1, reasons: [] },
  req: '首选物理，再选化学',
  category: 4,
  planCount: 10,
  synthetic: 0,
};

test('[E4] a row is explained by its facts', () => {
  expect(rowSentence(facts)).toBe('近三年投档位次 19000–21000，考生位次 18000，录取机会 86%，选科相符。');
});

test.each<[Partial<RowFacts>, string]>([
  [{ history: [line(2025, 20000)] }, '2025 年投档位次 20000，考生位次 18000，录取机会 86%，选科相符。'],
  [
    { history: [line(2025, 20000), line(2024, 20000)] },
    '近两年投档位次 20000，考生位次 18000，录取机会 86%，选科相符。',
  ],
  [
    { history: [line(2025, 20000), line(2025, 21000), line(2024, 19000)] },
    '近两年投档位次 19000–21000，考生位次 18000，录取机会 86%，选科相符。',
  ],
  [
    { history: [line(2025, 20000), line(2023, 19000)] },
    '2025、2023 年投档位次 19000–20000，考生位次 18000，录取机会 86%，选科相符。',
  ],
  [{ history: [], chance: null }, '无历史投档位次，考生位次 18000，录取机会无法估算，选科相符。'],
  [{ chance: undefined }, '近三年投档位次 19000–21000，考生位次 18000，选科相符。'],
  [
    { rank: null, planPrev: 20 },
    '近三年投档位次 19000–21000，考生位次未填写，录取机会 86%，招生计划由 20 减少为 10，选科相符。',
  ],
  [
    { match: { ok: 0, reasons: ['缺选考科目：生物'] }, synthetic: 1 },
    '近三年投档位次 19000–21000，考生位次 18000，录取机会 86%，选科不符（缺选考科目：生物），含模拟数据。',
  ],
  [
    { match: { ok: 'unknown', reasons: [] } },
    '近三年投档位次 19000–21000，考生位次 18000，录取机会 86%，选科要求须核对招生章程。',
  ],
  [{ req: '文科', category: 1 }, '近三年投档位次 19000–21000，考生位次 18000，录取机会 86%，科类相符。'],
  [
    { req: '文科', category: 1, match: { ok: 0, reasons: ['科类不符：计划招文史类，考生为理工类'] } },
    '近三年投档位次 19000–21000，考生位次 18000，录取机会 86%，科类不符：计划招文史类，考生为理工类。',
  ],
  [
    { req: '首选物理，再选不限' },
    '近三年投档位次 19000–21000，考生位次 18000，录取机会 86%，首选物理，再选不限。',
  ],
  [{ req: '首选不限，再选化学' }, '近三年投档位次 19000–21000，考生位次 18000，录取机会 86%，选科相符。'],
  [{ req: '' }, '近三年投档位次 19000–21000，考生位次 18000，录取机会 86%，选科不限。'],
])('[E4] the sentence leaves out unknown and hidden facts: %o', (change, sentence) => {
  expect(rowSentence({ ...facts, ...change })).toBe(sentence);
});
