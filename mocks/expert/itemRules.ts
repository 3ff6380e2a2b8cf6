import type { PlanUnit } from '@/src/gaokao/planUnit';
import { normalKey } from '@/src/gaokao/unitKey';
import type { ChoiceItem } from '@/src/gaokao/volunteerTable';
import type { BatchRow } from '../gaokao/batchTable';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { unitFinder, unitMap } from './planUnits';
import type { StudentRow } from './studentTable';
import { itemsOf } from './tables';
import type { VolunteerRow } from './volunteerTable';

/** The display name of a unit: 北京林业大学 107 组. */
function unitName({ schoolName, groupCode, majorName }: PlanUnit): string {
  if (groupCode) return `${schoolName} ${groupCode} 组`;
  return majorName ? `${schoolName} ${majorName}` : schoolName;
}

/**
 * The choices to store. Refuses drafts with too many rows, duplicates, unknown plans or too many majors. Rows from
 * before a change of the student's 科类 are kept.
 */
export async function checkItems(
  mockServer: MockServer,
  items: readonly ChoiceItem[],
  { student, batch, before }: { student: StudentRow; batch: BatchRow; before: VolunteerRow },
): Promise<ChoiceItem[]> {
  const { maxChoices } = batch;
  if (items.length > maxChoices) refuse(`超过本批次上限：已填 ${items.length} 个，最多 ${maxChoices} 个`);
  const scope = { batchId: batch.id, category: student.category };
  const units = await unitMap(mockServer, scope);
  const formerOf = await unitFinder(mockServer, scope);
  const kept = new Set((await itemsOf(mockServer, { row: before, batch })).map(({ key }) => normalKey(key)));
  const places = new Map<string, number>();
  return items.map((item, index) => {
    const key = normalKey(item.key);
    const unit =
      units.get(key) ?? (kept.has(key) ? formerOf(key) : undefined) ?? refuse(`招生计划不存在：${item.key}`);
    const former = places.get(key);
    if (former !== undefined) refuse(`第 ${index + 1} 志愿与第 ${former + 1} 志愿重复（${unitName(unit)}）`);
    places.set(key, index);
    return checkRow({ ...item, key }, index, unit, batch);
  });
}

function checkRow(item: ChoiceItem, index: number, unit: PlanUnit, batch: BatchRow): ChoiceItem {
  const { mode, maxMajors, obeyAllowed } = batch;
  if (mode === 1) return item.picks.length > 0 ? refuse('该批次每个志愿只含一个专业') : { ...item, obey: 0 };
  const { length } = item.picks;
  if (length > maxMajors) refuse(`第 ${index + 1} 志愿专业数 ${length} 个，最多 ${maxMajors} 个`);
  const unknown = item.picks.find((code) => !unit.majors.some(({ majorCode }) => majorCode === code));
  if (unknown !== undefined) refuse(`招生专业不存在：${item.key}|${unknown}`);
  return obeyAllowed === 1 ? item : { ...item, obey: 0 };
}
