import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatNumber } from '@/src/lib/formatNumber';
import { formatMoney } from '@/src/lib/money';
import { shortMoney } from '@/src/lib/shortMoney';
import { useTexts } from '../../kit/useTexts';
import { Waiting } from './Block';
import type { Card, Summary } from './homeResponses';
import { useRememberedCount } from './useRememberedCount';
import './cards.css';

const cardTexts = {
  'home.cards': '指标',
  'home.cards.up': '上升',
  'home.cards.down': '下降',
} as const;

/** The server sends eight figures at most (screen A3). */
const placeNames = ['1', '2', '3', '4', '5', '6', '7', '8'];

interface CardsProps {
  readonly query: UseQueryResult<Summary>;
  readonly canOpen: (card: Card) => boolean;
  /** Number of figures that the person can expect: their places are reserved. */
  readonly expected: number;
}

/** The figures of the day, each a link to the page that it counts. Only where the person may open the page. */
export function Cards({ query, canOpen, expected }: CardsProps) {
  const t = useTexts(cardTexts);
  const cards = query.data?.cards.filter(canOpen);
  const places = useRememberedCount('home-cards', cards?.length, expected);
  if (cards === undefined) {
    return places > 0 || query.isError ? <Awaited query={query} places={places} /> : null;
  }
  if (cards.length === 0) return null;
  return (
    <ul className="home-cards" aria-label={t('home.cards')}>
      {cards.map((card) => (
        <li key={card.key}>
          <Figure card={card} />
        </li>
      ))}
    </ul>
  );
}

/** As many places as there were figures last time, so that nothing jumps on arrival; one where reading failed. */
function Awaited({ query, places }: Pick<CardsProps, 'query'> & { readonly places: number }) {
  const t = useTexts(cardTexts);
  const count = query.isError ? 1 : places;
  return (
    <section className="home-cards" aria-label={t('home.cards')}>
      <div className="home-block home-cards-wait">
        <Waiting query={query} lines={2} />
      </div>
      {placeNames.slice(1, count).map((place) => (
        <div key={place} className="home-block home-cards-wait" />
      ))}
    </section>
  );
}

function Figure({ card: { label, value, unit, compare, trend, path } }: { card: Card }) {
  const t = useTexts(cardTexts);
  const figure = (
    <>
      <span className="home-card-label">{label}</span>
      <span className="home-card-value" title={unit === '元' ? formatMoney(value) : undefined}>
        {unit === '元' ? shortMoney(value) : formatNumber(Number(value))}
        {unit !== '元' && <small> {unit}</small>}
      </span>
      <span className={`home-card-compare home-card-${trend}`} title={compare}>
        {trend !== 'flat' && (
          <>
            <span aria-hidden="true">{trend === 'up' ? '↑' : '↓'} </span>
            <span className="sr-only">{t(`home.cards.${trend}`)}</span>
          </>
        )}
        {compare}
      </span>
    </>
  );
  if (path === '') return <div className="home-card">{figure}</div>;
  return (
    <Link to={path} className="home-card">
      {figure}
    </Link>
  );
}
