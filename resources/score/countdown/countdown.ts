import { timeOr } from '@/src/lib/dates';
import type { FieldRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** The dates of one exam in one province; province 0 is the whole country (screen Q3). */
export interface Countdown {
  readonly id: RecordId;
  readonly provinceId: number;
  readonly provinceName: string;
  readonly year: number;
  readonly title: string;
  /** `YYYY-MM-DD HH:mm:ss` in Beijing, as all that follow; empty where unknown. */
  readonly examStart: string;
  readonly examEnd: string;
  readonly scoreDate: string;
  readonly fillStart: string;
  readonly fillEnd: string;
  readonly slogan: string;
  readonly show: 0 | 1;
  /** 1 where dates are last year's pattern and not yet confirmed. */
  readonly tentative: 0 | 1;
}

/** 北京, 天津, 上海, 浙江, 山东 and 海南, whose candidates choose three subjects of six, have a fourth day. */
const fourDays: readonly number[] = [110000, 120000, 310000, 330000, 370000, 460000];

/** The day of June on which the exam usually ends in a province. */
export function lastExamDay(provinceId: unknown): string {
  return fourDays.includes(Number(provinceId)) ? '10' : '09';
}

/** Fifty-two weeks: the same day of the week a year later. */
const yearInDays = 364;

/** 复制到下一年: all dates a year on, their days of the week kept, not shown until somebody has looked at them. */
export function nextYear(row: Countdown) {
  const { provinceId, year, title, slogan } = row;
  const dates = ['examStart', 'examEnd', 'scoreDate', 'fillStart', 'fillEnd'] as const;
  const moved = Object.fromEntries(dates.map((name) => [name, later(timeOr(row[name]))]));
  const next = year + 1;
  return {
    provinceId,
    year: next,
    title: title.replaceAll(String(year), String(next)),
    slogan,
    show: 0,
    ...moved,
  };
}

function later(time: string): string {
  if (time === '') return '';
  const moment = new Date(`${time.slice(0, 10)}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + yearInDays);
  return moment.toISOString().slice(0, 10) + time.slice(10);
}

/** Rules of a countdown, for its forms and its mock (decision 41). */
export const countdownRules = {
  title: { label: '标题', required: true, maxLength: 20 },
  year: { label: '年份', required: true, min: 2000, max: 2100 },
  slogan: { label: '标语', maxLength: 30 },
} as const satisfies Record<string, FieldRule>;
