import { expect, test } from 'vitest';
import samples from './corpus.json';
import { readStage, type StageReading } from './readStage';

/**
 * A small table in the shape of a province, as pasted: `⇥` is a tab, `⏎` ends a line. `rows` are score (with `+` where
 * it is open above), number and sum, by the first option of a question. `asks` are the codes of the questions.
 */
interface Sample {
  readonly what: string;
  readonly text: string;
  readonly rows: string;
  readonly asks?: string;
}

const corpus: readonly Sample[] = samples;
const expected = { fullMark: 750, year: 2026, category: 5 } as const;
const textOf = ({ text }: Sample) => text.replaceAll('⇥', '\t').replaceAll('⏎', '\n');
const rowsOf = ({ rows }: StageReading) =>
  rows.map(({ score, open, count, cum }) => `${score}${open ? '+' : ''} ${count} ${cum}`).join(', ');

test.each(corpus.map((sample) => [sample.what, sample] as const))(
  '[Q5] reads or asks: %s',
  (_what, sample) => {
    const reading = readStage(textOf(sample), expected);
    expect({ rows: rowsOf(reading), asks: reading.questions.map(({ code }) => code).join(' ') }).toEqual({
      rows: sample.rows,
      asks: sample.asks ?? '',
    });
  },
);

test.each(corpus.filter(({ asks }) => asks).map((sample) => [sample.what, sample] as const))(
  '[Q5] an answered question lets the import go on: %s',
  (_what, sample) => {
    const answers: Record<string, string> = {};
    const read = () => readStage(textOf(sample), { ...expected, answers });
    for (let round = 0; round < 5; round += 1)
      for (const { key, answer, options } of read().questions)
        answers[key] = answer ?? options[0]?.value ?? '';
    expect(read().questions.filter(({ answer }) => answer === undefined)).toEqual([]);
    expect(rowsOf(read())).toBe(sample.rows);
  },
);
