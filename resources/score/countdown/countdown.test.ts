import { expect, test } from 'vitest';
import { fieldsOn } from '@/src/crud/defineResource';
import { statesOf } from '@/src/crud/form/fieldRules';
import { refusedValues } from '@/src/testing/refusedValues';
import { type Countdown, nextYear } from './countdown';
import { countdowns } from './countdowns';

test('[Q3] a copy for the next year keeps the days of the week and is not shown', () => {
  const row: Countdown = {
    ...{ id: 1, provinceId: 430000, provinceName: '湖南省', year: 2026, title: '2026 年高考', slogan: '' },
    ...{ examStart: '2026-06-07 09:00:00', examEnd: '2026-06-09 18:00:00', scoreDate: '2026-06-25 12:00:00' },
    ...{ fillStart: '', fillEnd: '2026-07-02 17:00:00' },
    show: 1,
    tentative: 0,
  };
  expect(nextYear(row)).toEqual({
    ...{ provinceId: 430000, year: 2027, title: '2027 年高考', slogan: '', show: 0 },
    ...{ examStart: '2027-06-06 09:00:00', examEnd: '2027-06-08 18:00:00', scoreDate: '2027-06-24 12:00:00' },
    ...{ fillStart: '', fillEnd: '2027-07-01 17:00:00' },
  });
  const weekday = (time: string) => new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay();
  expect(weekday('2027-06-06')).toBe(weekday('2026-06-07'));
});

test('[Q3] the copy reads times however the server writes them', () => {
  const row = { provinceId: 0, year: 2026, title: '', slogan: '', examEnd: '', scoreDate: '', fillStart: '' };
  const times = { examStart: '2026-06-07T01:00:00Z', fillEnd: String(Date.parse('2026-07-02T09:00:00Z')) };
  const rest = { id: 1, provinceName: '', show: 1, tentative: 0 } as const;
  expect(nextYear({ ...row, ...times, ...rest })).toMatchObject({
    examStart: '2027-06-06 09:00:00',
    fillEnd: '2027-07-01 17:00:00',
  });
});

test('[Q3] the form refuses half a filling range', async () => {
  const fields = fieldsOn(countdowns, 'create');
  const field = fields.find(({ name }) => name === 'fillEnd') ?? expect.unreachable();
  const refusedWith = async (values: object) => {
    const state = statesOf(fields, { ...values }).fillEnd ?? expect.unreachable();
    return (await refusedValues(field, state, { ...values })).map(({ value }) => value);
  };
  expect(await refusedWith({ fillStart: '2026-06-25 08:00:00' })).toEqual([
    ...[undefined, null, ''],
    '1999-01-01 00:00:00',
  ]);
  expect(await refusedWith({})).toEqual(['1999-01-01 00:00:00', '2999-12-31 23:59:59']);
});
