import { expect, test } from 'vitest';
import type { Admission } from '../../gaokao/admissions';
import { groupsByCampus, linesByCampus } from './campuses';

function line(code: string, year: number, minScore: number, text = ''): Admission {
  const about = { category: 4, collegeCode: '10094', collegeName: '', plan: undefined } as const;
  return { ...about, code, year, minScore, text, minRank: 10_000 - minScore };
}

const shown = (campuses: Admission[][]) =>
  campuses.map((campus) => campus.map(({ code, year, minScore }) => `${code} ${year} ${minScore}`));

test('[E3] a code with one line a year is one choice, whatever its text became', () => {
  const lines = [line('01', 2025, 640, '物理＋化学'), line('02', 2025, 630), line('01', 2024, 635, '物理')];
  expect(shown(linesByCampus(lines))).toEqual([['01 2025 640', '01 2024 635', '02 2025 630']]);
});

test('[E3] a code that stands twice in a year is of two campuses, the harder one first', () => {
  const lines = [line('03', 2025, 566, '家政学'), line('03', 2025, 599, '法学'), line('04', 2025, 590)];
  expect(shown(linesByCampus(lines))).toEqual([['03 2025 599', '04 2025 590'], ['03 2025 566']]);
});

test('[E3] earlier lines follow the choice of their text, and among those the nearest', () => {
  const lines = [line('01', 2025, 539), line('01', 2025, 482), line('01', 2024, 486), line('01', 2024, 535)];
  expect(shown(linesByCampus(lines))).toEqual([
    ['01 2025 539', '01 2024 535'],
    ['01 2025 482', '01 2024 486'],
  ]);
  const other = [line('02', 2025, 676), line('02', 2025, 627, '中外合办'), line('02', 2024, 670, '中外合办')];
  expect(shown(linesByCampus(other))).toEqual([['02 2025 676'], ['02 2025 627', '02 2024 670']]);
});

function group(groupCode: string, body: string, ...codes: string[]) {
  const majors = codes.map((code) => ({ code, name: `专业 ${code}`, plan: 2, tuition: 5500 }));
  return { category: 4, batch: '普通本科批', collegeCode: '10213', groupCode, body, majors } as const;
}

test('[E3] groups of 吉林 are cut where codes start anew, and no group’s code is twice at a campus', () => {
  const groups = [
    group('002', '化学', '007', '004'),
    group('003', '不限', '003'),
    group('003', '化学', '006', '004', '005', '006'),
  ];
  const campuses = groupsByCampus(groups).map((campus) =>
    campus.map(({ groupCode, majors }) => [groupCode, ...majors.map(({ code }) => code)].join(' ')),
  );
  expect(campuses).toEqual([['002 007 004', '003 003'], ['003 006'], ['003 004 005 006']]);
});
