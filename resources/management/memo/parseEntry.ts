import { beijingTime, weekdays } from '@/src/lib/dates';

/** A person whom a line may name. */
interface Named<Id> {
  readonly id: Id;
  readonly name: string;
}

/** A memo as a line says it. */
export interface Entry<Id> {
  readonly title: string;
  /** `YYYY-MM-DD HH:mm:ss`; empty where the line names no time. */
  readonly dueTime: string;
  readonly assigneeIds: readonly Id[];
  /** Names after @ that nobody has. */
  readonly unknown: readonly string[];
  /** A day or an hour that there is none of, as it is written: 2月30日, 12:60. Such a line has no time. */
  readonly unread?: string | undefined;
}

/**
 * Parses a memo from a line: 明天下午3点 回访 顾书瑶 @苏晚晴. A day (今天, 明天, 后天, 大后天, 周五, 本周五, 下周一,
 * 下下周一, 6月25日, 25日, 12-24, 2026/12/25) and an hour (上午9点, 下午两点, 下午3点半, 晚上8点20分, 15:30) make its
 * time. Of several days the first counts. A day alone means its end of work, 18:00; an hour alone means today, or
 * tomorrow once it is over. Each @name is an assignee. The rest is the title. Days are Beijing's, `moment` is now.
 */
export function parseEntry<Id>(line: string, people: readonly Named<Id>[], moment: Date): Entry<Id> {
  const now = clockAt(moment);
  const mentions = [...line.matchAll(/@([^\s@]+)/g)].map(([, name = '']) => name);
  const found = mentions.map((name) => people.find((one) => one.name === name));
  const rest = line.replace(/@[^\s@]+/g, ' ');
  const day = dayIn(rest, now);
  const hour = hourIn(day.rest, day.found !== undefined);
  const unread = day.unread ?? hour.unread;
  return {
    title: (unread === undefined ? hour.rest : rest).replace(/\s+/g, ' ').trim(),
    dueTime: unread === undefined ? timeOf(day.found, hour.found, now) : '',
    assigneeIds: found
      .flatMap((one) => (one ? [one.id] : []))
      .filter((id, at, all) => all.indexOf(id) === at),
    unknown: mentions.filter((_, index) => !found[index]),
    unread,
  };
}

const daysAhead: Readonly<Record<string, number>> = {
  ...{ 大后天: 3, 后天: 2, 明天: 1, 明日: 1, 今天: 0, 今日: 0 },
  ...{ 昨天: -1, 昨日: -1, 前天: -2 },
};

interface Found<T> {
  readonly rest: string;
  readonly found?: T | undefined;
  /** A text that has the pattern, but cannot be read. */
  readonly unread?: string | undefined;
  /** Place in the text. */
  readonly at: number;
}

/** Takes a pattern out of a text; what its group `before` matched stays. */
function take<T>(text: string, pattern: RegExp, read: (match: RegExpMatchArray) => T | undefined): Found<T> {
  const match = text.match(pattern);
  if (!match) return { rest: text, at: text.length };
  const found = read(match);
  const before = match.groups?.before ?? '';
  const at = (match.index ?? 0) + before.length;
  return found === undefined
    ? { rest: text, unread: match[0].slice(before.length).trim(), at }
    : { rest: text.replace(match[0], `${before} `), found, at };
}

const partOfDay = '(?:凌晨|早上|上午|中午|下午|傍晚|晚上)';

/** 1.5 小时, 3-5 人 and 2-3 周内 are no days; 12-24 人事会议 and 12-24 周会 begin with one. */
const unit =
  '\\s*(?:小时|分钟|个(?!人)|人(?!事)|名(?!单)|位(?!次)|[倍折万元份次所天%]|[分版级班点时月周](?:内|(?!\\p{Script=Han})))';
const numericDay = new RegExp(
  `(?<before>^|\\s)(?:(?<year>\\d{4})[-/.])?(?<month>\\d{1,2})[-/.](?<day>\\d{1,2})(?=\\s|$|${partOfDay})(?!${unit})`,
  'u',
);
/** 整理昨天的名单 has no time: a past day is one before an hour. */
const relativeDay = new RegExp(
  `大后天|[后明今]天|[明今]日|(?:[昨前]天|昨日)(?=\\s*(?:${partOfDay}|\\d{1,2}[点:：]))`,
);

/** The first day of a text. */
function dayIn(text: string, now: Date): Found<Date> {
  const written = ({ groups: { year, month, day } = {} }: RegExpMatchArray) =>
    year === undefined
      ? dateOf(now, Number(month), Number(day))
      : dayOf(Number(year), Number(month) - 1, Number(day));
  const ways = [
    take(text, relativeDay, ([word]) => inDays(now, daysAhead[word] ?? 0)),
    take(text, /(本|这|下{1,2})?(?:周|星期|礼拜)([日天一二三四五六])(?!常)/, ([, week, name = '']) =>
      weekday(now, name, week),
    ),
    take(text, /(?:(?<year>\d{4})年)?(?<month>\d{1,2})月(?<day>\d{1,2})[日号]/, written),
    take(text, numericDay, written),
    // 3号楼 is a place, 2号线 a way, 7日内 a time to come, 45号 a number.
    take(text, /(?<before>^|[^\d月])(?<day>0?[1-9]|[12]\d|3[01])[日号](?![楼线学内])/, ({ groups }) =>
      dateOf(now, undefined, Number(groups?.day)),
    ),
  ];
  const [first = { rest: text, at: text.length }] = ways.toSorted((a, b) => a.at - b.at);
  return first;
}

/** Beijing's clock at a moment, as a date whose parts in UTC it shows; so are all dates here. */
function clockAt(moment: Date): Date {
  return new Date(`${beijingTime(moment.getTime()).replace(' ', 'T')}Z`);
}

function inDays(now: Date, days: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days));
}

/** The next day of that name, today included; of the week that is said, where one is. Weeks begin on Monday. */
function weekday(now: Date, name: string, week: string | undefined): Date {
  const wanted = weekdays.indexOf(name === '天' ? '日' : name);
  const place = (day: number) => (day + 6) % 7;
  if (week === undefined) return inDays(now, (wanted - now.getUTCDay() + 7) % 7);
  const weeksAhead = week.startsWith('下') ? week.length : 0;
  return inDays(now, 7 * weeksAhead - place(now.getUTCDay()) + place(wanted));
}

/** A day of this year, or of the next if it is over. Undefined where the month has no such day. */
function dateOf(now: Date, month: number | undefined, day: number): Date | undefined {
  const [year, present] = [now.getUTCFullYear(), now.getUTCMonth()];
  const first = Date.UTC(year, month === undefined ? present : month - 1, day);
  const isOver = first < inDays(now, 0).getTime();
  if (month !== undefined) return dayOf(year + (isOver ? 1 : 0), month - 1, day);
  const begin = new Date(Date.UTC(year, present + (isOver ? 1 : 0)));
  return dayOf(begin.getUTCFullYear(), begin.getUTCMonth(), day);
}

/** Undefined where there is no such day. */
function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month ? date : undefined;
}

const hourWords = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

function hoursOf(said: string): number {
  return said === '两' ? 2 : hourWords.indexOf(said) + 1 || Number(said);
}

/** Minutes after the day's beginning. */
function hourIn(text: string, hasDay: boolean): Found<number> {
  const part = `(${partOfDay})`;
  const digits = `${part}?\\s*(\\d{1,2})`;
  // 一点资料 is no hour: a word is one after a part of the day, or by itself beside a day.
  const word = `(?:${part}\\s*${hasDay ? '|\\s+' : ''})(十[一二]?|[一二两三四五六七八九])`;
  const spoken = take(
    text,
    new RegExp(`(?:${digits}|${word})点(半|一刻|(\\d{1,2})分?)?`),
    ([, half, number, halfOfWord, word, tail, minutes]) =>
      minutesOf(
        half ?? halfOfWord,
        hoursOf(number ?? word ?? ''),
        tail === '半' ? 30 : tail === '一刻' ? 15 : Number(minutes ?? 0),
      ),
  );
  if (spoken.found !== undefined) return spoken;
  const written = take(text, new RegExp(`${part}?\\s*(\\d{1,2})[:：](\\d{2})`), ([, half, hours, minutes]) =>
    minutesOf(half, Number(hours), Number(minutes)),
  );
  return { ...written, unread: written.found === undefined ? (written.unread ?? spoken.unread) : undefined };
}

function minutesOf(half: string | undefined, hours: number, minutes: number): number | undefined {
  if (hours > 23 || minutes > 59) return undefined;
  // 晚上12点 ends the day, 凌晨12点 begins it.
  if (hours === 12 && half === '晚上') return 24 * 60 + minutes;
  if (hours === 12 && half === '凌晨') return minutes;
  const isLate = half === '下午' || half === '傍晚' || half === '晚上' || (half === '中午' && hours < 6);
  return (isLate && hours < 12 ? hours + 12 : hours) * 60 + minutes;
}

const endOfWork = 18 * 60;

function timeOf(date: Date | undefined, minutes: number | undefined, now: Date): string {
  if (!date && minutes === undefined) return '';
  const isOver = minutes !== undefined && minutes <= now.getUTCHours() * 60 + now.getUTCMinutes();
  const day = date ?? inDays(now, isOver ? 1 : 0);
  const at = new Date(inDays(day, 0).getTime() + (minutes ?? endOfWork) * 60_000);
  return at.toISOString().slice(0, 19).replace('T', ' ');
}
