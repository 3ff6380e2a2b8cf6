import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoney } from '@/src/lib/money';
import { useTexts } from '../texts/useTexts';
import { Waiting } from './Block';
import type { Card, Summary } from './homeAnswers';
import './cards.css';

const cardTexts = {
  'home.cards': '指标',
  'home.cards.up': '上升',
  'home.cards.down': '下降',
} as const;

interface CardsProps {
  readonly query: UseQueryResult<Summary>;
  readonly mayOpen: (card: Card) => boolean;
  /** Whether the person can expect any: then their place is kept free. */
  readonly expected: boolean;
}

/** The figures of the day, each a way to the page that it counts; only those whose page the person may open. */
export function Cards({ query, mayOpen, expected }: CardsProps) {
  const t = useTexts(cardTexts);
  const cards = query.data?.cards.filter(mayOpen);
  if (cards === undefined) {
    const isShown = expected || query.isError;
    return isShown ? (
      <section className="home-block home-cards-wait" aria-label={t('home.cards')}>
        <Waiting query={query} lines={2} />
      </section>
    ) : null;
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

function Figure({ card: { label, value, unit, compare, trend, path } }: { card: Card }) {
  const t = useTexts(cardTexts);
  return (
    <Link to={path} className="home-card">
      <span className="home-card-label">{label}</span>
      <span className="home-card-value">
        {unit === '元' ? formatMoney(value) : new Intl.NumberFormat('zh-CN').format(Number(value))}
        {unit !== '元' && <small> {unit}</small>}
      </span>
      <span className={`home-card-compare home-card-${trend}`}>
        {trend !== 'flat' && (
          <>
            <span aria-hidden="true">{trend === 'up' ? '↑' : '↓'} </span>
            <span className="sr-only">{t(`home.cards.${trend}`)}</span>
          </>
        )}
        {compare}
      </span>
    </Link>
  );
}
