import { expect, test } from 'vitest';
import { readUnit } from './readTable';

test('[E3] a unit and its majors keep the length of studies as it was sent', () => {
  const majors = [{ years: 4 }, { years: '5+3' }];
  expect(readUnit({ key: 'A|1', years: '5+3', majors })).toMatchObject({
    ...{ years: '5+3', majors: [{ years: '4' }, { years: '5+3' }] },
  });
});
