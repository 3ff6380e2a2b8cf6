import { z } from 'zod';
import calendar from '../seed/fillWindows.json';
import { defineTable } from '../table';
import { dayLength, formatTime } from '../time';

/** When the choices of one batch may be filled in, in one province. */
export interface FillWindow {
  id: number;
  provinceId: number;
  batch: string;
  /** `YYYY-MM-DD HH:mm:ss`, Beijing time, as is `end`. */
  begin: string;
  end: string;
}

/** 湖南 本科批: the window that the demonstration's dates hang on. */
const anchor = { provinceId: 430000, batch: '本科批', daysLeft: 8 };

/**
 * The windows of all provinces. Their dates are moved by one number of days, so that 湖南本科批 closes in eight days
 * whenever the demonstration begins (screens-expert, 0.6).
 */
export const fillWindowTable = defineTable<FillWindow>({
  name: 'score/fillWindow',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    provinceId: z.number(),
    batch: z.string(),
    begin: z.string(),
    end: z.string(),
  }),
  seed: ({ now }) => seedWindows(now),
});

function seedWindows(now: number): FillWindow[] {
  const windows = calendar.map(([provinceId, batch, begin, end], index) => ({
    id: index + 1,
    provinceId: Number(provinceId),
    batch: String(batch),
    begin: momentOf(String(begin)),
    end: momentOf(String(end)),
  }));
  const anchored = windows.find(
    ({ provinceId, batch }) => provinceId === anchor.provinceId && batch === anchor.batch,
  );
  const wanted = dayOf(now) + anchor.daysLeft;
  const shift = (wanted - dayOf(anchored?.end ?? now)) * dayLength;
  return windows.map(({ begin, end, ...about }) => ({
    ...about,
    begin: formatTime(begin + shift),
    end: formatTime(end + shift),
  }));
}

/** Milliseconds of a time in Beijing. */
export function momentOf(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}+08:00`);
}

/** The number of a moment's day in Beijing. */
function dayOf(moment: number): number {
  return Math.floor((moment + 8 * 3_600_000) / dayLength);
}
