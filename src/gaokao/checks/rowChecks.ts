import { defaultPicks, namesMajor } from '../addUnits';
import { majorOf } from '../replay';
import { matchReq } from '../requirement';
import { half } from '../scoreTable';
import { majorTitle } from '../unitKey';
import { type Fix, type Problem, type RowCheck, rowProblem } from './problem';
import { checkRestrictions } from './restrictions';

/** A best pick below this chance is too risky without 服从调剂 (W01). */
const sureChance = 85;

/** Tenths of last year's places at which a reduction is reported (W08). */
const shrunkTenths = 7;

/** Variation of the reference ranks above which it is reported (W14). */
const volatileFrom = 0.25;

/** All checks that look at one row alone. */
export function checkRow(check: RowCheck): Problem[] {
  return [
    ...checkSubjects(check),
    ...checkPicks(check),
    ...checkPlan(check),
    ...checkRestrictions(check),
    ...checkAdjustment(check),
    ...checkFigures(check),
    ...checkWishes(check),
  ];
}

/** V04, W11, and V07 of picks whose own requirement fails where the row's does not. */
function checkSubjects(check: RowCheck): Problem[] {
  const { row, student } = check;
  const { mode } = check.batch;
  const match = matchReq(row.unit, student);
  if (match.ok === 0) {
    const fix = { kind: 'removeRow', label: '移除该志愿', uid: row.uid } as const;
    return [rowProblem(check, 'V04', `选科不符：${match.reasons.join('；')}`, fix)];
  }
  let unknown = match.ok === 'unknown';
  const failing = row.picks.flatMap((code, pick) => {
    const major = majorOf(row, code);
    if (!major && mode !== 1 && row.unit.gone === 0) return [pickProblem(check, pick, '今年已无招生计划')];
    if (!major?.req) return [];
    const { ok } = matchReq(major, student);
    unknown ||= ok === 'unknown';
    return ok === 0 ? [pickProblem(check, pick, '选科不符')] : [];
  });
  const warning = unknown ? [rowProblem(check, 'W11', '选科要求无法识别，请核对招生章程')] : [];
  return [...failing, ...warning];
}

function pickProblem(check: RowCheck, pick: number, what: string): Problem {
  const { uid, unit, picks } = check.row;
  const fix = { kind: 'removePick', label: '移除该专业', uid, pick } as const;
  const name = majorTitle(unit, picks[pick] ?? '');
  return rowProblem(check, 'V07', `专业「${name}」${what}`, fix);
}

/** V05, V06 and V07 of majors that are picked twice. */
function checkPicks(check: RowCheck): Problem[] {
  const { row, batch } = check;
  if (batch.mode === 1) return [];
  const { length } = row.picks;
  const twice = row.picks.flatMap((code, pick) => {
    const isRepeated = row.picks.indexOf(code) < pick && majorOf(row, code) !== undefined;
    return isRepeated ? [pickProblem(check, pick, '重复')] : [];
  });
  return [
    ...(length === 0 && batch.minMajors > 0 ? [rowProblem(check, 'V05', '未选专业', usualPicks(check))] : []),
    ...(length > 0 && length < batch.minMajors
      ? [rowProblem(check, 'V05', `专业数 ${length} 个，最少 ${batch.minMajors} 个`)]
      : []),
    ...(length > batch.maxMajors
      ? [rowProblem(check, 'V06', `专业数 ${length} 个，最多 ${batch.maxMajors} 个`)]
      : []),
    ...twice,
  ];
}

/** The majors that a new row would name; none where none of them is open to the student. */
function usualPicks({ row, batch, student }: RowCheck): Fix | undefined {
  const picks = defaultPicks(row.unit, batch, student);
  return picks.length < Math.max(1, batch.minMajors)
    ? undefined
    : { kind: 'picks', label: '填入可报专业', uid: row.uid, picks };
}

/** V09, W08. */
function checkPlan(check: RowCheck): Problem[] {
  const { gone, planCount, planPrev } = check.row.unit;
  if (gone) return [rowProblem(check, 'V09', '今年已无招生计划')];
  return planPrev && 10 * planCount <= shrunkTenths * planPrev
    ? [rowProblem(check, 'W08', `招生计划由 ${planPrev} 缩减为 ${planCount}`)]
    : [];
}

/** W01, W02. */
function checkAdjustment(check: RowCheck): Problem[] {
  const { row, batch, student } = check;
  if (batch.mode === 1) return [];
  if (row.obey) {
    const excluded = row.unit.majors.filter((major) => namesMajor(student.exclude.majorCodes, major));
    const names = excluded.map((major) => major.majorName).join('、');
    return names ? [rowProblem(check, 'W02', `服从调剂，可能调入已排除专业：${names}`)] : [];
  }
  const best = Math.max(-1, ...row.picks.map((code) => majorOf(row, code)?.chance ?? -1));
  const fix = { kind: 'obey', label: '改为服从调剂', uid: row.uid } as const;
  return best < sureChance
    ? [rowProblem(check, 'W01', '不服从调剂，存在退档风险', batch.obeyAllowed ? fix : undefined)]
    : [];
}

/** W07, W14. Without a rank no chance can be known, which V10 says once. */
function checkFigures(check: RowCheck): Problem[] {
  const { chance, volatility } = check.row.unit;
  return [
    ...(chance === null && check.student.rank !== null
      ? [rowProblem(check, 'W07', '无历史数据，录取机会无法估算')]
      : []),
    ...(volatility !== null && volatility > volatileFrom
      ? [
          rowProblem(
            check,
            'W14',
            `历年位次波动大（±${half(100 * volatility)}%），专业组可能已调整，请核对组内专业`,
          ),
        ]
      : []),
  ];
}

/** W10. */
function checkWishes(check: RowCheck): Problem[] {
  const { row, student } = check;
  const { prefer, exclude } = student;
  const { unit } = row;
  const tuitions = row.picks.map((code) => majorOf(row, code)?.tuition ?? 0);
  const tuition = Math.max(unit.tuition ?? 0, ...tuitions);
  return [
    ...(prefer.tuitionMax && tuition > prefer.tuitionMax
      ? [rowProblem(check, 'W10', `学费 ${tuition} 元，高于家庭上限 ${prefer.tuitionMax} 元`)]
      : []),
    ...(exclude.provinceIds.includes(unit.schoolProvinceId)
      ? [rowProblem(check, 'W10', `位于已排除的省份：${unit.schoolProvinceName}`)]
      : []),
    ...(exclude.natures.includes(unit.nature)
      ? [rowProblem(check, 'W10', `属于已排除的办学性质：${unit.nature}`)]
      : []),
  ];
}
