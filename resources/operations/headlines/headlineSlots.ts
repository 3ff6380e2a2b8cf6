import { mostHeadlines } from './article';

/** The time and the provinces of a headline. Times are `YYYY-MM-DD HH:mm:ss`. */
export interface HeadlineSlot {
  /** Codes of provinces; none for the nation. */
  readonly provinceIds: readonly number[];
  readonly begin: string;
  readonly end: string;
}

interface Province {
  readonly id: number;
  readonly name: string;
}

/**
 * The province without room for another headline: the first one that is full at some moment of the wanted time. 全国
 * where all provinces are full. National headlines count in every province.
 */
export function fullProvince(
  wanted: HeadlineSlot,
  others: readonly HeadlineSlot[],
  provinces: readonly Province[],
): string | undefined {
  const asked = provinces.filter(({ id }) => covers(wanted, id));
  const leading = (province: number) => others.filter((one) => covers(one, province));
  const full = asked.filter(({ id }) => mostAtOnce(wanted, leading(id)) >= mostHeadlines);
  if (full.length === 0) return undefined;
  return full.length === provinces.length ? '全国' : full[0]?.name;
}

function covers({ provinceIds }: HeadlineSlot, province: number): boolean {
  return provinceIds.length === 0 || provinceIds.includes(province);
}

/** A period from one time to another, the end excluded. */
interface Span {
  readonly begin: string;
  readonly end: string;
}

/** How many of the others are shown together at most while the wanted one is. */
export function mostAtOnce(wanted: Span, others: readonly Span[]): number {
  const rivals = others.filter(({ begin, end }) => begin < wanted.end && wanted.begin < end);
  // the number changes only where one begins
  const moments = [wanted.begin, ...rivals.map(({ begin }) => begin).filter((begin) => begin > wanted.begin)];
  const counts = moments.map(
    (moment) => rivals.filter(({ begin, end }) => begin <= moment && moment < end).length,
  );
  return Math.max(0, ...counts);
}
