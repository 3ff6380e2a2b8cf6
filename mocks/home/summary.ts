import { shellCalls } from '@/providers/endpoints/platformCalls';
import type { Countdown } from '@/resources/score/countdown/countdown';
import { countdownText } from '@/src/gaokao/countdown';
import { settingsOf } from '../platform/platformSettings';
import { type Route, route, type SignedInRequest } from '../route';
import { countdownTable } from '../score/countdown';
import { canCall } from '../session';
import type { Stored } from '../table';
import { dayLength, formatDay } from '../time';
import { cardMakers } from './cards';
import { todoKinds } from './todos';

/** Members of a countdown record that describe the exam (screen Q3). */
type Exam = Pick<Stored<Countdown>, 'provinceId' | 'examStart' | 'examEnd' | 'show'>;

/** The step before the next national gaokao, in the words of screen Q3; empty where that is the gaokao itself. */
function stepBefore(exams: Parameters<typeof countdownText>[0], now: number): string {
  const text = countdownText(exams, 0, now);
  return /^距离 \d+ 年高考/.test(text) || text === '暂无安排' ? '' : text;
}

/** The country's next or current gaokao: its first day and the calendar days until then, in Beijing time. */
export function nextExam(
  exams: readonly Exam[],
  now: number,
): { readonly examDate: string; readonly days: number } {
  const today = formatDay(now);
  const own = exams.filter(({ provinceId, show }) => provinceId === 0 && show === 1);
  const ahead = own.filter(({ examEnd }) => examEnd.slice(0, 10) >= today).map(({ examStart }) => examStart);
  const usual = `${Number(today.slice(0, 4)) + (today.slice(5) > '06-10' ? 1 : 0)}-06-07`;
  const examDate = (ahead.toSorted()[0] ?? usual).slice(0, 10);
  return { examDate, days: Math.max(0, (Date.parse(examDate) - Date.parse(today)) / dayLength) };
}

/** The home page's countdown, cards and to-do list, as far as the caller may open their pages (screen A3). */
export const summaryRoutes: readonly Route[] = [
  route(shellCalls.homeSummary, async (request) => {
    const cards = await Promise.all(cardMakers.map((make) => make(request)));
    const { tips } = await settingsOf(request.mockServer);
    const exams = (await request.mockServer.table(countdownTable)).all();
    const now = request.mockServer.now();
    return {
      ...nextExam(exams, now),
      countdown: stepBefore(exams, now),
      tips,
      cards: await permitted(
        request,
        cards.filter((card) => card !== undefined),
      ),
    };
  }),
  route(shellCalls.homeTodo, async (request) => {
    const kinds = await permitted(request, todoKinds);
    const rows = await Promise.all(
      kinds.map(async ({ count, at, whose, ...about }) => ({
        ...about,
        label: about.label + ((await whose?.(request)) ?? ''),
        path: about.path + ((await at?.(request)) ?? ''),
        count: await count(request),
      })),
    );
    return rows.filter(({ count }) => count > 0);
  }),
];

async function permitted<T extends { permission: string }>(
  { mockServer, user }: SignedInRequest,
  all: readonly T[],
) {
  const answers = await Promise.all(all.map(({ permission }) => canCall(mockServer, user, permission)));
  return all.filter((_, index) => answers[index]);
}
