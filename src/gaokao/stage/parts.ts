import { groupBy } from '../../lib/groupBy';
import { trackOf } from './heads';
import type { Raw, ReadLine } from './rows';

/** A table among those of a sheet. */
export interface Part {
  readonly label: string;
  readonly raws: readonly Raw[];
}

/** Rows below which lines are strays and no table of their own. */
const leastRows = 3;

/** The tables that a sheet holds: by a column for the track, one below the other, or side by side. */
export function partsOf(lines: readonly ReadLine[]): Part[] {
  const raws = lines.flatMap((line) => line.raws);
  const byTrack = groupBy(raws, ({ track }) => track ?? '');
  if (byTrack.size > 1) return [...byTrack].map(([label, own]) => ({ label, raws: own }));
  const sections = sectionsOf(lines);
  if (sections.length > 1) return sections;
  const groups = [...groupBy(raws, ({ group }) => group).values()];
  const overlaps = groups.every((own, at) => at === 0 || overlap(groups[0] ?? [], own) > own.length / 2);
  if (groups.length > 1 && overlaps) return groups.map((own) => ({ label: '', raws: own }));
  return [{ label: '', raws }];
}

function overlap(one: readonly Raw[], other: readonly Raw[]): number {
  const scores = new Set(one.map(({ score }) => score));
  return other.filter(({ score }) => scores.has(score)).length;
}

/** Splits the lines where the scores begin anew, or where a line names another track. */
function sectionsOf(lines: readonly ReadLine[]): Part[] {
  const sections: { label: string; raws: Raw[] }[] = [];
  const direction = directionOf(lines);
  let last: Raw | undefined;
  let title = '';
  for (const { line, kind, raws } of lines) {
    const [first] = raws;
    if (kind !== 'rows' || !first) {
      title = trackOf(line.text) === undefined ? title : line.text.trim();
      continue;
    }
    const section = sections.at(-1);
    const isOther = title !== '' && section?.label !== '' && trackOf(title) !== trackOf(section?.label ?? '');
    const restarts = section && last && isRestart(section.raws, last, first, direction);
    if (!section || isOther || restarts) sections.push({ label: title, raws: [...raws] });
    else section.raws.push(...raws);
    last = first;
  }
  return areApart(sections) ? sections : [];
}

/** Whether a row goes back to the table's beginning. */
function isRestart(section: readonly Raw[], last: Raw, first: Raw, direction: number): boolean {
  if (last.group === first.group && (first.score - last.score) * direction < -4) return true;
  return section.some(({ group, score }) => group === first.group && score === first.score);
}

/** Whether two tables hold the same scores, or name different tracks; a few repeated scores are stray rows. */
function areApart(sections: readonly Part[]): boolean {
  return sections.every(
    (one, at) =>
      one.raws.length >= leastRows &&
      sections
        .slice(at + 1)
        .every(
          (other) =>
            trackOf(one.label) !== trackOf(other.label) ||
            overlap(one.raws, other.raws) >= Math.min(one.raws.length, other.raws.length) / 2,
        ),
  );
}

/** 1 where scores rise from line to line, -1 where they fall. */
function directionOf(lines: readonly ReadLine[]): number {
  const scores = lines.flatMap(({ raws: [first] }) => (first ? [first.score] : []));
  const rising = scores.filter((score, at) => at > 0 && score > (scores[at - 1] ?? 0)).length;
  return rising > scores.length / 2 ? 1 : -1;
}

/** The label of a part: 物理类（700–100 分，588 行）. */
export function partText({ label, raws }: Part, index: number): string {
  const scores = raws.map(({ score }) => score);
  const span = `${Math.max(...scores)}–${Math.min(...scores)} 分，${raws.length} 行`;
  return `${label || `第 ${index + 1} 部分`}（${span}）`;
}
