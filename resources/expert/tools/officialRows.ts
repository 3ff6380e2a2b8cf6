import type { PlanMajor, PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import type { Student } from '@/src/gaokao/student';
import { normalKey } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import type { LineProblem, OfficialChoice } from './officialFormat';

/** The result of reading codes: rows, or the problem of a line. */
export interface FoundRows {
  readonly rows: readonly ChoiceRow[];
  readonly problems: readonly LineProblem[];
}

type Chooser = Pick<Student, 'category' | 'subjects'>;

/**
 * The rows for given codes, with the checks of added rows. This year's plan has the unit exactly once; the student's
 * pool and subjects allow the unit and its majors.
 */
export function rowsOfChoices(
  choices: readonly OfficialChoice[],
  unitOf: (key: string) => PlanUnit | undefined,
  begin: (unit: PlanUnit) => ChoiceRow,
  student: Chooser,
): FoundRows {
  const rows: ChoiceRow[] = [];
  const problems: LineProblem[] = [];
  const lines = new Map<string, number>();
  for (const { line, key, picks, obey } of choices) {
    const unit = unitOf(key);
    const before = lines.get(normalKey(key));
    const wrong = before === undefined ? whyNot(key, unit, picks, student) : `与第 ${before} 行重复`;
    if (wrong !== undefined) problems.push({ line, text: wrong });
    else if (unit) {
      const row = begin(unit);
      rows.push({ ...row, picks: picks.length > 0 ? picks : row.picks, obey });
    }
    lines.set(normalKey(key), before ?? line);
  }
  return { rows, problems };
}

function whyNot(
  key: string,
  unit: PlanUnit | undefined,
  picks: readonly string[],
  student: Chooser,
): string | undefined {
  if (!unit) return `招生计划不存在：${key}`;
  if (unit.gone) return '今年已无招生计划';
  const match = matchReq(unit, student);
  if (match.ok === 0) return `选科不符：${match.reasons.join('；')}`;
  const majors = new Map(unit.majors.map((major) => [major.majorCode, major]));
  for (const [at, code] of picks.entries()) {
    const wrong = whyNoPick(code, majors.get(code), picks.indexOf(code) < at, student);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function whyNoPick(
  code: string,
  major: PlanMajor | undefined,
  isSecond: boolean,
  student: Chooser,
): string | undefined {
  if (!major) return `该志愿没有专业 ${code}`;
  if (isSecond) return `专业 ${code} 重复`;
  return matchReq(major, student).ok === 0 ? `专业 ${code} 选科不符` : undefined;
}

/** The new rows alone; present ones stay where they are, as they are. */
export function withoutKnown(rows: readonly ChoiceRow[], now: readonly ChoiceRow[]): readonly ChoiceRow[] {
  const known = new Set(now.map(({ unit }) => normalKey(unit.key)));
  return rows.filter(({ unit }) => !known.has(normalKey(unit.key)));
}

/** The rows in the place of all present ones. A choice that is present again keeps what its codes do not say. */
export function withMarks(rows: readonly ChoiceRow[], now: readonly ChoiceRow[]): readonly ChoiceRow[] {
  const known = new Map(now.map((row) => [normalKey(row.unit.key), row]));
  return rows.map((row) => {
    const { uid, note, locked, manualTier } = known.get(normalKey(row.unit.key)) ?? row;
    return { ...row, uid, note, locked, manualTier };
  });
}
