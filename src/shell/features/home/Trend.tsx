import { useEffect, useState } from 'react';
import type { Send } from '@/providers/http/request';
import { whenIdle } from '@/src/lib/whenIdle';
import { ChartBoundary } from '@/src/ui/chart/ChartBoundary';
import { Loadable, loadPlain } from '@/src/ui/load';
import { useTexts } from '../../kit/useTexts';
import { Block, Skeleton } from './Block';
import { homeReads } from './homeCalls';
import { trendTexts } from './trendSeries';
import { useHomeQuery } from './useHomeQuery';

/** Drawn once the browser rests: nobody's work begins with it. */
const TrendChart = loadPlain(
  () => import('./TrendChart'),
  (code) => code.TrendChart,
);

const ranges = [7, 30, 90] as const;
const lines = 8;

/** Users, cards and orders by day, with the orders' amount; over the last 7, 30 or 90 days. */
export function Trend({ send }: { send: Send }) {
  const t = useTexts(trendTexts);
  const [days, setDays] = useState<(typeof ranges)[number]>(30);
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(async () => setTime(true)), []);
  const query = useHomeQuery(['trend', days], () => homeReads.trend(send, days));
  return (
    <Block
      title={t('home.trend')}
      query={query}
      lines={lines}
      isDemo={({ demo }) => demo}
      isEmpty={({ rows }) => rows.length === 0}
      empty={t('home.trend.none')}
      extra={
        <fieldset className="home-ranges">
          <legend className="sr-only">{t('home.trend.range')}</legend>
          {ranges.map((range) => (
            <label key={range}>
              <input
                type="radio"
                name="home-trend"
                className="sr-only"
                checked={range === days}
                onChange={() => setDays(range)}
              />
              <span>{t('home.trend.days', { days: range })}</span>
            </label>
          ))}
        </fieldset>
      }
    >
      {({ rows }) => (
        <ChartBoundary instead={<p className="home-none">{t('home.trend.failed')}</p>}>
          <Loadable
            of={isTime ? TrendChart : undefined}
            props={{ rows }}
            fallback={<Skeleton lines={lines} />}
          />
        </ChartBoundary>
      )}
    </Block>
  );
}
