import type { PlanMajor, Restrict } from '../planUnit';
import { majorOf } from '../replay';
import { subjectName } from '../subjects';
import { type CheckedStudent, type Problem, type RowCheck, rowProblem } from './problem';

/**
 * A plan's demands on body, language and marks that the student does not meet. Unknown figures are not held against
 * her.
 */
export function restrictionsOf(restrict: Restrict | undefined, student: CheckedStudent): string[] {
  if (!restrict) return [];
  const { gender, languages, minHeight } = restrict;
  return [
    ...(gender && gender !== student.gender ? [gender === 1 ? '限男生' : '限女生'] : []),
    ...(languages?.length && !languages.includes(student.language) ? [`限${languages.join('、')}考生`] : []),
    ...colourVision(restrict, student.colorVision),
    ...(minHeight && student.height && student.height < minHeight ? [`身高须不低于 ${minHeight} 厘米`] : []),
    ...marks(restrict.subjectMin ?? {}, student),
  ];
}

function colourVision({ noColorWeak, noColorBlind }: Restrict, own: 0 | 1 | 2): string[] {
  if (noColorWeak && own > 0) return ['不招色弱、色盲考生'];
  return noColorBlind && own === 2 ? ['不招色盲考生'] : [];
}

function marks(
  least: Readonly<Record<string, number>>,
  { subjectScores, language }: CheckedStudent,
): string[] {
  return Object.entries(least).flatMap(([subject, mark]) => {
    const own = subjectScores[subject] ?? (subject === language ? subjectScores.外语 : undefined);
    return own !== undefined && own < mark ? [`${subjectName(subject)}成绩须不低于 ${mark} 分`] : [];
  });
}

/** V11 where the row or every pick is barred, W09 where some picks are. */
export function checkRestrictions(check: RowCheck): Problem[] {
  const { row, student } = check;
  const own = restrictionsOf(row.unit.restrict, student);
  if (own.length > 0) return [rowProblem(check, 'V11', `受限：${own.join('；')}`)];
  const picked = row.picks.flatMap((code) => majorOf(row, code) ?? []);
  const barred = picked.flatMap((major) => {
    const reasons = restrictionsOf(major.restrict, student);
    return reasons.length > 0 ? [{ major, reasons }] : [];
  });
  if (barred.length === 0) return [];
  if (barred.length === picked.length) {
    return [
      rowProblem(check, 'V11', `受限：${[...new Set(barred.flatMap(({ reasons }) => reasons))].join('；')}`),
    ];
  }
  return [rowProblem(check, 'W09', `部分专业受限：${barred.map(named).join('、')}`)];
}

function named({ major, reasons }: { major: PlanMajor; reasons: string[] }): string {
  return `${major.majorName}（${reasons.join('；')}）`;
}
