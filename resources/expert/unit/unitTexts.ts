import type { PlanUnit, YearLine } from '@/src/gaokao/planUnit';
import { unitName } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { formatNumber } from '@/src/lib/formatNumber';

/** The yearly tuition of a unit or a major, in yuan; 0 or absent where it is not known. */
interface Priced {
  readonly tuition?: number | undefined;
}

const unknown = '–';

/**
 * A tuition for a column whose head says 元/年: 5,300. A unit has the range of its majors: 5,300–6,800. Its own figure
 * is that of the cheapest one, and counts where theirs are not known. A missing figure is –.
 */
export function tuitionFigure(own: Priced, majors: readonly Priced[] = []): string {
  const known = majors.some(({ tuition }) => tuition) ? majors : [own];
  const figures = known.map(({ tuition = 0 }) => tuition).filter((one) => one > 0);
  if (figures.length === 0) return unknown;
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`;
}

/** The tuition of a choice in such a column: that of its picked majors, else of all of its unit. */
export function rowTuition({ unit, picks }: Pick<ChoiceRow, 'unit' | 'picks'>): string {
  const picked = unit.majors.filter(({ majorCode }) => picks.includes(majorCode));
  return tuitionFigure(unit, picked.length > 0 ? picked : unit.majors);
}

/** A tuition as staff read it everywhere else: 5,300 元/年; – where it is not known. */
export function tuitionText(own: Priced, majors?: readonly Priced[]): string {
  const figure = tuitionFigure(own, majors);
  return figure === unknown ? figure : `${figure} 元/年`;
}

/** The last candidate taken in a year: 2025：595 分 / 18,050 位. A figure that is not known is left out. */
export function yearLineText({ year, minScore, minRank }: YearLine): string {
  const known = [minScore > 0 && `${minScore} 分`, minRank > 0 && `${formatNumber(minRank)} 位`];
  return `${year}：${known.filter(Boolean).join(' / ') || unknown}`;
}

/** The name of a unit, and that of its group where it says more than the code. */
export function unitTitle(
  unit: Pick<PlanUnit, 'schoolName' | 'groupCode' | 'groupName' | 'majorName'>,
): string {
  const [name, groupName = ''] = [unitName(unit), unit.groupName];
  const isSaid = name.replaceAll(' ', '').endsWith(groupName.replaceAll(' ', ''));
  return isSaid ? name : `${name} ${groupName}`;
}
