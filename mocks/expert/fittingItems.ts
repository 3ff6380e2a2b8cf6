import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import type { ChoiceItem } from '@/src/gaokao/volunteerTable';
import type { BatchRow } from '../gaokao/batchTable';
import type { MockServer } from '../mockServer';
import { unitMap } from './planUnits';
import type { StudentRow } from './studentTable';

/** A choice that another student cannot take over. */
interface Skipped {
  readonly key: string;
  readonly reason: string;
}

/** The choices that another student may take over, and the reasons against the others. */
export async function fittingItems(
  mockServer: MockServer,
  items: readonly ChoiceItem[],
  { student, batch }: { student: StudentRow; batch: BatchRow },
) {
  const units = await unitMap(mockServer, { batchId: batch.id, category: student.category });
  const kept: ChoiceItem[] = [];
  const skipped: Skipped[] = [];
  for (const item of items) {
    const unit = units.get(item.key);
    const reason = unit ? reasonAgainst(unit, student) : '不在该批次的招生计划中';
    const against = reason ?? (kept.length >= batch.maxChoices ? '超出志愿上限' : undefined);
    if (!unit || against) skipped.push({ key: item.key, reason: against ?? '' });
    else kept.push({ ...item, picks: openPicks(item, unit, student).slice(0, batch.maxMajors), locked: 0 });
  }
  return { kept, skipped };
}

function reasonAgainst(unit: PlanUnit, student: StudentRow): string | undefined {
  if (unit.gone === 1) return '今年已无招生计划';
  const { ok, reasons } = matchReq(unit, student);
  return ok === 0 ? (reasons[0] ?? '选科不符') : undefined;
}

function openPicks({ picks }: ChoiceItem, { majors, category }: PlanUnit, student: StudentRow): string[] {
  const fits = ({ req }: { readonly req: string }) => matchReq({ req, category }, student).ok !== 0;
  const open = new Set(majors.filter(fits).map(({ majorCode }) => majorCode));
  return picks.filter((code) => open.has(code));
}
