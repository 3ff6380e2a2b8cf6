import type { College } from '../../gaokao/colleges';
import { hashOf } from './plan';

/** The best and the worst share of a pool that colleges of a kind take their last candidate from. */
const bands = {
  985: [0.002, 0.03],
  211: [0.02, 0.09],
  双一流: [0.03, 0.11],
  公办: [0.09, 0.42],
  民办: [0.36, 0.56],
  专科: [0.5, 0.97],
} as const;

/** The relative rank of the last candidate of a college's unit in a pool; the same on each start. */
export function strengthOf({ code, tags, nature, level }: College, unit: string): number {
  const [best, worst] = bandOf(tags, nature, level);
  const college = hashOf(`s${code}`);
  const place = Math.min(1, Math.max(0, 0.75 * college + 0.25 * hashOf(`s${code}${unit}`)));
  return best + (worst - best) * place;
}

function bandOf(tags: readonly string[], nature: string, level: string): readonly [number, number] {
  if (level === '高职（专科）') return bands.专科;
  if (tags.includes('985')) return bands[985];
  if (tags.includes('211')) return bands[211];
  if (tags.includes('双一流')) return bands.双一流;
  return nature === '公办' ? bands.公办 : bands.民办;
}
