import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Send } from '@/providers/http/request';
import { expertReads } from './expertCalls';

const day = '2026-06-28';

function appointment(id: number, start: string, status = 1) {
  return { id, userId: 100 + id, userName: `考生 ${id}`, start: `${start}:00`, minutes: 60, status };
}

/** Reads the block's rows out of a list of appointments, and returns their ids and the request. */
async function read(...list: object[]) {
  const bodies: unknown[] = [];
  const send: Send = async ({ body }) => {
    bodies.push(body);
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data: { list } } };
  };
  const { today, later } = await expertReads.appointments(send, day);
  const ids = (rows: typeof today) => rows.map(({ id }) => id);
  return { today: ids(today), later: ids(later), bodies };
}

test('a day with one appointment has the next ones below, and none that is over', async () => {
  const { today, later, bodies } = await read(
    appointment(1, '2026-06-28 14:30'),
    appointment(2, '2026-06-28 16:00', 3),
    ...[3, 4, 5, 6, 7].map((id) => appointment(id, `2026-06-29 0${id}:00`)),
  );
  expect(today).toEqual([1]);
  expect(later, 'six lines with today and the heading').toEqual([3, 4, 5, 6]);
  expect(bodies).toEqual([expect.objectContaining({ dateFrom: day, sortField: 'start' })]);
});

test('a full day leaves no room for later ones', async () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map((id) => appointment(id, `2026-06-28 1${id}:00`));
  expect(await read(...rows, appointment(8, '2026-06-29 09:00'))).toMatchObject({
    today: [1, 2, 3, 4, 5, 6],
    later: [],
  });
});

test('a day without appointments has the next ones', async () => {
  expect(await read(appointment(1, '2026-06-30 09:00'))).toMatchObject({ today: [], later: [1] });
});

test('[A3] students whose choices are final take no place from those who are still open', async () => {
  const finished = Array.from({ length: 20 }, (_, index) => ({ userId: index + 1, fillStatus: 4 }));
  const all = [...finished, { userId: 21, fillStatus: 0 }, { userId: 22, fillStatus: 3 }];
  const asked = z.object({ mine: z.literal('1'), limit: z.number(), fillStatus: z.string().default('') });
  const send: Send = async ({ body }) => {
    const { limit, fillStatus: wanted } = asked.parse(body);
    const rows = all.filter(({ fillStatus }) => wanted === '' || wanted.split(',').includes(`${fillStatus}`));
    const data = { list: rows.slice(0, limit) };
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data } };
  };
  expect(await expertReads.students(send)).toMatchObject([{ userId: 21 }, { userId: 22 }]);
});
