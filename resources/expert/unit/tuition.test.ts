import { expect, test } from 'vitest';
import { tuitionFigure, tuitionText } from './tuition';

test('[E3] [E5] [E11] a tuition is said in yuan a year; without its own a unit has the range of its majors', () => {
  const majors = [{ tuition: 6800 }, { tuition: 5300 }, { tuition: 0 }];
  expect(tuitionText({ tuition: 5300 })).toBe('5,300 元/年');
  expect(tuitionText({ tuition: 5300 }, majors)).toBe('5,300 元/年');
  expect(tuitionText({}, majors)).toBe('5,300–6,800 元/年');
  expect(tuitionText({ tuition: 0 }, [{ tuition: 5300 }, { tuition: 5300 }])).toBe('5,300 元/年');
  expect(tuitionFigure({}, majors)).toBe('5,300–6,800');
});

test('[E3] a tuition that nobody knows is –, never 0', () => {
  expect([tuitionText({}), tuitionText({ tuition: 0 }), tuitionFigure({}, [{ tuition: 0 }])]).toEqual([
    '–',
    '–',
    '–',
  ]);
});
