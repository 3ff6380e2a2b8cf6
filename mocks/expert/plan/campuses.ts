import { groupBy } from '@/src/lib/groupBy';
import type { Admission } from '../../gaokao/admissions';
import type { JilinGroup } from '../../gaokao/jilinPlan';

/**
 * A college's lines by campus. A code that stands twice in a year is of two campuses, each with codes of its own. The harder one
 * comes first.
 */
export function linesByCampus(lines: readonly Admission[]): Admission[][] {
  const campuses: Admission[][] = [];
  for (const own of groupBy(lines, ({ code }) => code).values())
    for (const [index, choice] of choicesOf(own).entries()) {
      const campus = campuses[index];
      if (campus) campus.push(...choice);
      else campuses.push([...choice]);
    }
  return campuses;
}

/** The lines of one code by choice: none has two of a year. Where a year has two, a choice has one text. */
function choicesOf(lines: readonly Admission[]): Admission[][] {
  if (new Set(lines.map(({ year }) => year)).size === lines.length) return [[...lines]];
  const choices: Admission[][] = [];
  for (const line of lines.toSorted((a, b) => b.year - a.year || b.minScore - a.minScore)) {
    const fitting = choices.filter((choice) =>
      choice.every(({ year, text }) => year !== line.year && text === line.text),
    );
    const [nearest] = fitting.sort((one, other) => distance(one, line) - distance(other, line));
    if (nearest) nearest.push(line);
    else choices.push([line]);
  }
  return choices;
}

function distance([first]: readonly Admission[], { minScore }: Admission): number {
  return Math.abs((first?.minScore ?? 0) - minScore);
}

/** A college's groups of 吉林 by campus: each code of a group, and each code in it, stands there once. */
export function groupsByCampus(groups: readonly JilinGroup[]): JilinGroup[][] {
  const campuses: JilinGroup[][] = [];
  for (const group of groups)
    for (const majors of risingLists(group.majors)) {
      const part = { ...group, majors };
      const free = campuses.find((campus) => campus.every(({ groupCode }) => groupCode !== group.groupCode));
      if (free) free.push(part);
      else campuses.push([part]);
    }
  return campuses;
}

/** The majors as they are where no code is there twice, else cut where the codes start anew. */
function risingLists(majors: JilinGroup['majors']): JilinGroup['majors'][] {
  if (new Set(majors.map(({ code }) => code)).size === majors.length) return [majors];
  const lists: JilinGroup['majors'][number][][] = [];
  for (const major of majors) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && last.code < major.code) list.push(major);
    else lists.push([major]);
  }
  return lists;
}
