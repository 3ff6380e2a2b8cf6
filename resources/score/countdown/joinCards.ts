import { groupBy } from '@/src/lib/groupBy';

/** A province with its next date. */
export interface CountdownCard {
  readonly id: string;
  /** 0 for the whole country. */
  readonly provinceId: number;
  readonly name: string;
  readonly slogan: string;
  readonly isTentative: boolean;
  /** `距离出分还有 4 天`. */
  readonly text: string;
  /** The moment of the next date, `YYYY-MM-DD HH:mm:ss`; empty where there is none. */
  readonly next: string;
}

/** Joins the cards that say the same: one sentence for all their provinces, where the first of them was. */
export function joinCards(cards: readonly CountdownCard[]) {
  const alike = groupBy(cards, ({ text }) => text);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const name = namesOf(same);
    const isTentative = same.every((card) => card.isTentative);
    const isSameMoment = same.every(({ next }) => next === first.next);
    return {
      key: first.id,
      label: isTentative ? `${name}（暂定）` : name,
      value: first.text,
      note: first.slogan || first.next.slice(0, isSameMoment ? 16 : 10),
    };
  });
}

/** `湖北`, `湖北、湖南`, `湖北等 5 省`; 全国 alone stands for all that say the same. */
function namesOf(same: readonly CountdownCard[]): string {
  const names = same.map(({ name }) => name);
  if (names.length <= 2) return names.join('、');
  return same.some(({ provinceId }) => provinceId === 0) ? '全国' : `${names[0]}等 ${names.length} 省`;
}
