import { expect, test } from 'vitest';
import { readUnit } from './readTable';

test('[E3] a unit and its majors keep the length of studies as it was sent', () => {
  const majors = [{ years: 4 }, { years: '5+3' }];
  expect(readUnit({ key: 'A|1', years: '5+3', majors })).toMatchObject({
    ...{ years: '5+3', majors: [{ years: '4' }, { years: '5+3' }] },
  });
});

test('[E3] [A4] of two lines of one year a unit shows the last candidate’s, as its chance does', () => {
  const line = (year: number, minScore: number, minRank: number) => ({ year, minScore, minRank });
  const history = [line(2025, 600, 15_000), line(2025, 580, 24_000), line(2024, 590, 0), line(2024, 570, 0)];
  expect(readUnit({ key: 'A|1', history })?.history).toMatchObject([
    line(2025, 580, 24_000),
    line(2024, 590, 0),
  ]);
});
