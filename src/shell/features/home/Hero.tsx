import { fullDay } from '@/src/lib/dates';
import { useTexts } from '../../kit/useTexts';
import { examCountdown } from '../../session/examCountdown';
import { greetingOf } from './greeting';
import type { Summary } from './homeResponses';
import './hero.css';

const heroTexts = {
  'home.welcome': '欢迎',
  'home.exam.on': '{year} 年高考进行中',
  'home.exam.before': '距 {year} 年高考还有',
  'home.exam.days': '天',
} as const;

interface HeroProps {
  readonly name: string;
  /** Milliseconds. */
  readonly now: number;
  /** The server's countdown; the machine's own until it arrives. */
  readonly exam: Pick<Summary, 'examDate' | 'days' | 'countdown'> | undefined;
}

/** The greeting of the hour, and the countdown: one sentence, of the country's record of 高考倒计时. */
export function Hero({ name, now, exam }: HeroProps) {
  const t = useTexts(heroTexts);
  const date = new Date(now);
  return (
    <section className="home-hero" aria-label={t('home.welcome')}>
      <div>
        <h1>
          {greetingOf(date.getHours())}，{name}
        </h1>
        <p>{fullDay(date)}</p>
      </div>
      <p className="home-countdown">
        {exam?.countdown ? <Step text={exam.countdown} /> : <UntilExam exam={exam} date={date} />}
      </p>
    </section>
  );
}

/** The step before the next gaokao: `距离出分还有 4 天`, its days as large as those until an exam. */
function Step({ text }: { text: string }) {
  const [, before, days, after] = /^(.*\D)(\d+)( 天)$/.exec(text) ?? [];
  if (days === undefined) return text;
  return (
    <>
      {before}
      <strong>{days}</strong>
      {after}
    </>
  );
}

function UntilExam({ exam, date }: Pick<HeroProps, 'exam'> & { date: Date }) {
  const t = useTexts(heroTexts);
  const { year, days } = countdownOf(exam, date);
  if (days === 0) return t('home.exam.on', { year });
  return (
    <>
      {t('home.exam.before', { year })} <strong>{days}</strong> {t('home.exam.days')}
    </>
  );
}

function countdownOf(exam: HeroProps['exam'], now: Date): { year: number; days: number } {
  const year = Number(exam?.examDate.slice(0, 4));
  return exam && year > 0 ? { year, days: exam.days } : examCountdown(now);
}
