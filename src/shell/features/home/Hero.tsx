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

/** The greeting of the hour, the days until the gaokao, and what the country's record of 高考倒计时 has before it. */
export function Hero({ name, now, exam }: HeroProps) {
  const t = useTexts(heroTexts);
  const date = new Date(now);
  const { year, days } = countdownOf(exam, date);
  return (
    <section className="home-hero" aria-label={t('home.welcome')}>
      <div>
        <h1>
          {greetingOf(date.getHours())}，{name}
        </h1>
        <p>{new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full' }).format(date)}</p>
      </div>
      <p className="home-countdown">
        {days === 0 ? (
          t('home.exam.on', { year })
        ) : (
          <>
            {t('home.exam.before', { year })} <strong>{days}</strong> {t('home.exam.days')}
          </>
        )}
        {exam?.countdown && <small>{exam.countdown}</small>}
      </p>
    </section>
  );
}

function countdownOf(exam: HeroProps['exam'], now: Date): { year: number; days: number } {
  const year = Number(exam?.examDate.slice(0, 4));
  return exam && year > 0 ? { year, days: exam.days } : examCountdown(now);
}
