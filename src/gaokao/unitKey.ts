import type { ApplyMode } from './batch';
import type { PlanUnit } from './planUnit';

/** Codes that name a unit: the province's own, never names. */
export type UnitCodes = Pick<PlanUnit, 'schoolCode' | 'groupCode' | 'majorCode'>;

/** A7: the key of a unit: college and major, college and group, or the college. */
export function unitKey(mode: ApplyMode, codes: UnitCodes): string {
  const second = mode === 1 ? codes.majorCode : mode === 2 ? codes.groupCode : undefined;
  return normalKey(mode === 3 ? codes.schoolCode : `${codes.schoolCode}|${second ?? ''}`);
}

/** A key for comparison: codes trimmed and in capitals. */
export function normalKey(key: string): string {
  return key
    .split('|')
    .map((code) => code.trim().toUpperCase())
    .join('|');
}

/** Tells a unit from all others of a student: two batches may have one key. */
export function unitId({ batchId, key }: Pick<PlanUnit, 'batchId' | 'key'>): string {
  return `${batchId}/${key}`;
}

/**
 * The name of a unit's major, with its code where another one is called the same: `法学 04`. The code of one that the
 * plan no longer has.
 */
export function majorTitle({ majors }: Pick<PlanUnit, 'majors'>, code: string): string {
  const name = majors.find(({ majorCode }) => majorCode === code)?.majorName;
  const isShared = majors.some((other) => other.majorName === name && other.majorCode !== code);
  return name === undefined ? code : isShared ? `${name} ${code}` : name;
}

/** A unit of which only the key is known: `院校代码 10248 · 205 组`. */
export function keyName(mode: ApplyMode, key: string): string {
  const [school, second] = key.split('|');
  const rest = second && (mode === 1 ? `专业 ${second}` : `${second} 组`);
  return [`院校代码 ${school}`, rest].filter(Boolean).join(' · ');
}

/** The name of a row: college, and its group or major. */
export function unitName(unit: Pick<PlanUnit, 'schoolName' | 'groupCode' | 'majorName'>): string {
  if (unit.groupCode) return `${unit.schoolName} ${unit.groupCode} 组`;
  return unit.majorName ? `${unit.schoolName} ${unit.majorName}` : unit.schoolName;
}
