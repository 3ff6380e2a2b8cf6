import { useState } from 'react';
import type { Send } from '@/providers/http/request';
import { useTexts } from '../../kit/useTexts';
import { Block } from './Block';
import { homeReads } from './homeCalls';
import { TrendChart } from './TrendChart';
import { trendTexts } from './trendSeries';
import { useHomeQuery } from './useHomeQuery';

const ranges = [7, 30, 90] as const;

/** Users, cards and orders by day, with the orders' amount; over the last 7, 30 or 90 days. */
export function Trend({ send }: { send: Send }) {
  const t = useTexts(trendTexts);
  const [days, setDays] = useState<(typeof ranges)[number]>(30);
  const query = useHomeQuery(['trend', days], () => homeReads.trend(send, days));
  return (
    <Block
      title={t('home.trend')}
      query={query}
      lines={8}
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
      {({ rows }) => <TrendChart rows={rows} />}
    </Block>
  );
}
