import { useState } from 'react';
import { useServices } from '@/src/crud/services';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { normalKey } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { openFilters } from '../candidates/filters';
import { useCandidateScope, useReadCandidates } from '../candidates/useCandidates';
import { freshChoice } from '../workbench/model/adding';
import { ownContext } from '../workbench/model/assess';
import { newUid } from '../workbench/model/readTable';
import { useTable } from '../workbench/model/WorkbenchContext';
import type { LineProblem, OfficialChoice } from './officialFormat';

/** Colleges that are looked up at the same time. */
const atOnce = 4;
/** Pages that are read of one college at most. */
const mostPages = 6;

/** What became of codes: rows, or what is wrong with a line. */
export interface FoundRows {
  readonly rows: readonly ChoiceRow[];
  readonly problems: readonly LineProblem[];
}

/** Looks up the units that codes name, by their colleges. */
export function useUnitsOfCodes() {
  const context = useTable((state) => ownContext(state.context));
  const scope = useCandidateScope();
  const readPage = useReadCandidates();
  const { notify } = useServices();
  const [finding, setFinding] = useState(false);

  async function unitsOf(schoolCode: string): Promise<readonly PlanUnit[]> {
    const units: PlanUnit[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const read = await readPage(scope, { ...openFilters, reqOk: 0, keyword: schoolCode }, page);
      units.push(...read.units);
      if (read.units.length === 0 || units.length >= read.total) break;
    }
    return units;
  }

  /** Undefined where the plan could not be read; that has been said by then. */
  async function find(choices: readonly OfficialChoice[]): Promise<FoundRows | undefined> {
    setFinding(true);
    try {
      const codes = [...new Set(choices.map(({ schoolCode }) => schoolCode))];
      const byKey = new Map<string, PlanUnit>();
      for (let at = 0; at < codes.length; at += atOnce) {
        const parts = await Promise.all(codes.slice(at, at + atOnce).map(unitsOf));
        for (const unit of parts.flat()) byKey.set(normalKey(unit.key), unit);
      }
      return rowsOf(
        choices,
        (key) => byKey.get(normalKey(key)),
        (unit) => ({ uid: newUid(), ...freshChoice(unit, context), locked: 0, manualTier: null, note: '' }),
      );
    } catch (error) {
      notify('error', error instanceof Error ? error.message : '招生计划读取失败');
      return undefined;
    } finally {
      setFinding(false);
    }
  }
  return { find, finding };
}

function rowsOf(
  choices: readonly OfficialChoice[],
  unitOf: (key: string) => PlanUnit | undefined,
  begin: (unit: PlanUnit) => ChoiceRow,
): FoundRows {
  const rows: ChoiceRow[] = [];
  const problems: LineProblem[] = [];
  const lines = new Map<string, number>();
  for (const { line, key, picks, obey } of choices) {
    const unit = unitOf(key);
    const before = lines.get(key);
    const unknown = unit && picks.find((code) => !unit.majors.some(({ majorCode }) => majorCode === code));
    if (!unit) problems.push({ line, text: `招生计划不存在：${key}` });
    else if (before !== undefined) problems.push({ line, text: `与第 ${before} 行重复` });
    else if (unknown !== undefined) problems.push({ line, text: `该志愿没有专业 ${unknown}` });
    else {
      const row = begin(unit);
      rows.push({ ...row, picks: picks.length > 0 ? picks : row.picks, obey });
    }
    lines.set(key, before ?? line);
  }
  return { rows, problems };
}
