import { useEffect, useState } from 'react';

const day = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'long' });
const minute = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The time of day and the date, large. Not read out each minute. */
export function Clock() {
  const now = useMinute();
  return (
    <div className="lock-clock">
      <time dateTime={now.toISOString()}>{minute.format(now)}</time>
      <span>{day.format(now)}</span>
    </div>
  );
}

/** The time, updated whenever a minute begins. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (Date.now() % 60_000));
    return () => clearTimeout(timer);
  });
  return now;
}
