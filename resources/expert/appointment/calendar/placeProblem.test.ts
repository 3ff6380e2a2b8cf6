import { expect, test } from 'vitest';
import { placeProblem } from './placeProblem';

const expert = { id: 3, name: '王老师', provinceIds: [43], load: 1, max: 9, online: true };
const date = '2026-06-26';
const half = (clock: string, free: 0 | 1) => ({ start: `${date} ${clock}:00`, end: '', free });
const slots = [half('14:00', 1), half('14:30', 1), half('15:00', 0), half('15:30', 0), half('16:00', 1)];
const entry = { id: 1, expertId: 2, provinceId: 43, start: `${date} 09:00:00`, minutes: 60 };
const rival = { ...entry, id: 7, expertId: 3, start: `${date} 15:00:00`, userName: '陈同学', status: 1 };
const at = (from: number, change: Partial<typeof entry> = {}, rows = [rival]) =>
  placeProblem({ ...entry, ...change }, from, { date, expert }, slots, rows);

test('[E9] a move onto another appointment is refused with its time and student', () => {
  expect(at(14 * 60 + 30)).toBe('该时段专家已有预约（15:00–16:00 陈同学）');
  expect(at(14 * 60)).toBeUndefined();
});

test('[E9] a move into closed hours is refused, whether or not they are anybody’s', () => {
  expect(at(15 * 60, {}, [])).toBe('该时段不空闲');
  expect(placeProblem(entry, 15 * 60, { date, expert }, undefined, [])).toBeUndefined();
});

test('[E9] past, cancelled, foreign and own appointments block no move', () => {
  const free = 14 * 60;
  const near = { ...rival, start: `${date} 14:00:00` };
  expect(at(free, {}, [{ ...near, status: 3 }])).toBeUndefined();
  expect(at(free, {}, [{ ...near, expertId: 2 }])).toBeUndefined();
  expect(at(free, {}, [{ ...near, id: 1 }])).toBeUndefined();
  expect(at(free, {}, [near])).toBe('该时段专家已有预约（14:00–15:00 陈同学）');
});

test('[E9] an expert who does not serve the student’s province is refused first', () => {
  expect(at(15 * 60, { provinceId: 11 })).toBe('该专家不负责考生所在省份');
});
