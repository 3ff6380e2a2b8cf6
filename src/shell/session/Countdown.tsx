import { useTexts } from '../kit/useTexts';
import { examCountdown } from './examCountdown';
import { sessionTexts } from './texts';

/** The days until the next gaokao. */
export function Countdown() {
  const t = useTexts(sessionTexts);
  const { year, days } = examCountdown(new Date());
  if (days === 0) return <p className="sign-countdown">{t('login.countdown.now', { year })}</p>;
  return (
    <p className="sign-countdown">
      {t('login.countdown', { year })}
      <strong>{days}</strong>
      {t('login.countdown.unit')}
    </p>
  );
}
