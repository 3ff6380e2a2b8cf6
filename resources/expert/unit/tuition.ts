import { formatNumber } from '@/src/lib/formatNumber';

/** The yearly tuition of a unit or a major, in yuan; 0 or absent where it is not known. */
interface Priced {
  readonly tuition?: number | undefined;
}

const unknown = '–';

/**
 * A tuition for a column whose head says 元/年: 5,300. Without one of its own, a unit has the range of its majors:
 * 5,300–6,800. A missing figure is –.
 */
export function tuitionFigure(own: Priced, majors: readonly Priced[] = []): string {
  const known = (own.tuition ? [own] : majors).map(({ tuition = 0 }) => tuition).filter((one) => one > 0);
  if (known.length === 0) return unknown;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`;
}

/** A tuition as staff read it everywhere else: 5,300 元/年; – where it is not known. */
export function tuitionText(own: Priced, majors?: readonly Priced[]): string {
  const figure = tuitionFigure(own, majors);
  return figure === unknown ? figure : `${figure} 元/年`;
}
