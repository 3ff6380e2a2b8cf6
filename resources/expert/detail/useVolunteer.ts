import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import type { Operation } from '@/providers/endpoints/builder';
import { useCalls } from '@/src/crud/useCall';
import type { BatchConfig } from '@/src/gaokao/batch';
import { withMode } from '@/src/gaokao/batchRules';
import { readBatches } from '@/src/gaokao/readBatches';
import type { Student } from '@/src/gaokao/student';
import type { ReviewRemark, VolunteerTable } from '@/src/gaokao/volunteerTable';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { useNotify } from '@/src/services/useNotify';
import { type PageServices, useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';
import { tablePages, volunteerKey } from '../tablePages';
import { readStudent, readTable } from '../workbench/model/readTable';
import { batchOf, chanceRequests, withChances } from './chances';

const ofTable = expertEndpoints['expert/table'].operations;
const volunteer = expertEndpoints['expert/volunteer'].operations;

/** A table with all that is needed to judge it. */
export interface Volunteer {
  /** The table with chances computed anew. */
  readonly table: VolunteerTable;
  readonly student: Student;
  /** The rules in the table's own mode, which may be a former one (Q4). */
  readonly batch: BatchConfig;
  readonly remarks: readonly ReviewRemark[];
}

/** Reads a table, its student and its batch, and computes all chances anew (E5, E7). */
export function useVolunteer(id: string) {
  const refetchOnMount = useFreshWhenShown();
  return useCalls(
    [volunteerKey, id],
    ({ callOperation, signal }) => readVolunteer(callOperation, id, signal),
    { enabled: id !== '', refetchOnMount, refetchOnWindowFocus: false },
  );
}

/** Has everything about tables and their reports read again, lists of students too. */
export function useVolunteerChanged() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(tablePages.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Has one table and the kept versions read again wherever they are: its rows, or its name, were saved elsewhere. */
export function useTableSaved(): (id: unknown) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (id) => {
      for (const of of [[volunteerKey, String(id)], 'expert-versions'] as const)
        void queryClient.invalidateQueries({ queryKey: callKey(of) });
    },
    [queryClient],
  );
}

/** Makes a call that changes tables, says that it worked, and has everything about them read again. Rejects where it was refused. */
export function useVolunteerCall() {
  const { callOperation } = useServices();
  const notify = useNotify();
  const changed = useVolunteerChanged();
  return async (operation: Operation, body: Readonly<Record<string, unknown>>, success?: string) => {
    const { data } = await callOperation(operation, { body });
    if (success !== undefined) notify('success', success);
    await changed();
    return data;
  };
}

/**
 * The first print, export or delivery of a final table makes it 已导出; drafts stay what they are. Resolves to whether
 * it became so.
 */
export function useMarkExported({ table }: { readonly table: Pick<VolunteerTable, 'id' | 'status'> }) {
  const call = useVolunteerCall();
  return async (): Promise<boolean> => {
    if (table.status !== 2) return false;
    return call(volunteer.exported, { id: table.id, status: 3 }).then(
      () => true,
      () => false,
    );
  };
}

/** Reads a table with fresh chances, its student and its batch; says nothing of what failed, and rejects. */
export async function readVolunteer(
  callOperation: PageServices['callOperation'],
  id: string,
  signal: AbortSignal,
): Promise<Volunteer> {
  // The page says what failed, once.
  const options = { allowRepeat: true, quiet: true, signal };
  const { data } = await callOperation(ofTable.open, {
    body: { id },
    options,
  });
  const table = readTable(data);
  if (!table) throw new Error('志愿表不存在或已被删除');
  const { userId, provinceId, year } = table;
  const [person, batches] = await Promise.all([
    callOperation(ofTable.student, { body: { id: userId }, options }),
    callOperation(volunteer.batches, { body: { provinceId, year }, options }),
  ]);
  const found = readStudent(person.data);
  const batch = batchOf(readBatches(batches.data), table);
  if (!found) throw new Error('考生不存在');
  if (!batch) throw new Error('该批次已不存在，请在「省份批次配置」中核对');
  const answers = await Promise.all(
    chanceRequests(table, found).map((body) => callOperation(volunteer.chances, { body, options })),
  );
  const fresh = withChances(
    table,
    answers.map((answer) => answer.data),
  );
  return { table: fresh, student: found, batch: withMode(batch, table.mode), remarks: table.reviews ?? [] };
}
