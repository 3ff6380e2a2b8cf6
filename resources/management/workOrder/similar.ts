import { mostSimilar } from '@/src/lib/similarTexts';

/** An order that was answered before. */
export interface Answered {
  readonly id: string | number;
  readonly orderNo: string;
  readonly reason: string;
  readonly result: string;
}

/** The answered orders whose reason resembles a text, the most similar first, three at most. */
export function similarAnswers<One extends Pick<Answered, 'reason'>>(
  text: string,
  answered: readonly One[],
): One[] {
  return mostSimilar(text, answered, ({ reason }) => reason);
}
