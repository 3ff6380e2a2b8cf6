import { yuanOf } from '@/src/lib/fen';

/** The figures of a period, in whole numbers that can be added up. */
export interface Figures {
  readonly newUsers: number;
  readonly activeUsers: number;
  readonly bindCards: number;
  readonly paidUsers: number;
  readonly volunteers: number;
  readonly reports: number;
  readonly orders: number;
  readonly cents: number;
  /** New users who came again in the week after. */
  readonly returned: number;
}

const none: Figures = {
  newUsers: 0,
  activeUsers: 0,
  bindCards: 0,
  paidUsers: 0,
  volunteers: 0,
  reports: 0,
  orders: 0,
  cents: 0,
  returned: 0,
};

/** Maps each figure. */
export function mapFigures(make: (name: keyof Figures) => number): Figures {
  return {
    newUsers: make('newUsers'),
    activeUsers: make('activeUsers'),
    bindCards: make('bindCards'),
    paidUsers: make('paidUsers'),
    volunteers: make('volunteers'),
    reports: make('reports'),
    orders: make('orders'),
    cents: make('cents'),
    returned: make('returned'),
  };
}

/** The sum of several periods. */
export function sumOf(all: readonly Figures[]): Figures {
  return all.reduce((sum, one) => mapFigures((name) => sum[name] + one[name]), none);
}

/** The figures as sent: money as text, computed from cents; the share in percent with one digit. */
export function shownFigures({ cents, returned, ...figures }: Figures) {
  const retain7 = figures.newUsers === 0 ? 0 : Math.round((returned / figures.newUsers) * 1000) / 10;
  return {
    ...figures,
    amount: yuanOf(BigInt(cents)),
    retain7,
  };
}
