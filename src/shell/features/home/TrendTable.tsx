import { formatMoney } from '@/src/lib/money';
import { useTexts } from '../../kit/useTexts';
import type { TrendDay } from './homeResponses';
import { trendLines, trendTexts } from './trendSeries';

/** The days of the chart in figures; only for screen readers. */
export function TrendTable({ rows }: { rows: readonly TrendDay[] }) {
  const t = useTexts(trendTexts);
  return (
    <div className="sr-only">
      <table>
        <caption>{t('home.trend.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('home.trend.date')}</th>
            {trendLines.map(({ key }) => (
              <th key={key} scope="col">
                {t(`home.trend.${key}`)}
              </th>
            ))}
            <th scope="col">{t('home.trend.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((day) => (
            <tr key={day.date}>
              <th scope="row">{day.date}</th>
              {trendLines.map(({ key }) => (
                <td key={key}>{day[key]}</td>
              ))}
              <td>{formatMoney(day.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
