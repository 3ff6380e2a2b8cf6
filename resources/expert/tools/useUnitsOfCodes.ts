import { useEffect, useRef, useState } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { normalKey } from '@/src/gaokao/unitKey';
import { useNotify } from '@/src/services/useNotify';
import { openFilters } from '../candidates/filters';
import { useCandidateScope, useReadCandidates } from '../candidates/useCandidates';
import { freshChoice } from '../workbench/model/adding';
import { ownContext } from '../workbench/model/assess';
import { newUid } from '../workbench/model/readTable';
import { useTable } from '../workbench/model/WorkbenchContext';
import type { OfficialChoice } from './officialFormat';
import { type FoundRows, rowsOfChoices } from './officialRows';

/** Colleges that are looked up at the same time. */
const atOnce = 4;
/** Pages that are read of one college at most. */
const mostPages = 6;

/** Looks up the units that codes name, by their colleges. */
export function useUnitsOfCodes() {
  const context = useTable((state) => ownContext(state.context));
  const scope = useCandidateScope();
  const readPage = useReadCandidates();
  const notify = useNotify();
  const [finding, setFinding] = useState(false);

  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function unitsOf(schoolCode: string, signal: AbortSignal): Promise<readonly PlanUnit[]> {
    const units: PlanUnit[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const read = await readPage(scope, { ...openFilters, reqOk: 0, keyword: schoolCode }, page, signal);
      units.push(...read.units);
      if (read.units.length === 0 || units.length >= read.total) break;
    }
    return units;
  }

  /** The units of all colleges by their keys; rejects once the dialog is closed. */
  async function unitsByKey(codes: readonly string[], signal: AbortSignal): Promise<Map<string, PlanUnit>> {
    const byKey = new Map<string, PlanUnit>();
    for (let at = 0; at < codes.length; at += atOnce) {
      const parts = await Promise.all(codes.slice(at, at + atOnce).map((code) => unitsOf(code, signal)));
      signal.throwIfAborted();
      for (const unit of parts.flat()) byKey.set(normalKey(unit.key), unit);
    }
    return byKey;
  }

  /** Undefined where the plan could not be read, which has been said by then, or the dialog was closed meanwhile. */
  async function find(choices: readonly OfficialChoice[]): Promise<FoundRows | undefined> {
    const controller = new AbortController();
    running.current = controller;
    setFinding(true);
    try {
      const codes = [...new Set(choices.map(({ schoolCode }) => schoolCode))];
      const byKey = await unitsByKey(codes, controller.signal);
      return rowsOfChoices(
        choices,
        (key) => byKey.get(normalKey(key)),
        (unit) => ({ uid: newUid(), ...freshChoice(unit, context), note: '' }),
        context.candidate,
      );
    } catch (error) {
      if (!controller.signal.aborted)
        notify('error', error instanceof Error ? error.message : '招生计划读取失败');
      return undefined;
    } finally {
      setFinding(false);
    }
  }
  return { find, finding };
}
