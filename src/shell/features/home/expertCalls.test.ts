import { expect, test } from 'vitest';
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
