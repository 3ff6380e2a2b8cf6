import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import type { BatchConfig } from '@/src/gaokao/batch';
import type { Student } from '@/src/gaokao/student';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { mergeReloadedTable } from '../model/mergeReloadedTable';
import { readOnlyReason } from '../model/readOnly';
import { readTable } from '../model/readTable';
import { watchRefusals } from '../model/watchRefusals';
import type { OpenTable, WorkbenchStore } from '../model/workbenchStore';
import { type CallOptions, fetchTable } from './fetchTable';
import { isPopupOpen } from './isPopupOpen';
import type { TablePrefetch } from './tablePrefetch';
import { useRereadStudent, workbenchDataKey } from './useWorkbenchData';

/** The table of a batch and scheme: as it was left with its undo steps, else read from the server. */
export function useOpenTable(
  workbenchStore: WorkbenchStore,
  ahead: TablePrefetch,
  batch: BatchConfig,
  planNo: number,
) {
  const { callOperation } = useServices();
  const client = useQueryClient();
  const can = useCan();
  const mayFill = can('expert:filling:fill');
  const tableId = `${batch.id}/${planNo}`;
  const [opened, setOpened] = useState<OpenTable | undefined>(() => workbenchStore.find(tableId));
  const { student } = workbenchStore.get();
  const place = { userId: student.userId, batchId: batch.id, planNo };
  const read = (options: CallOptions) => fetchTable(callOperation, place, options);
  const query = useQuery({
    queryKey: callKey(['expert/workbench', 'table', String(student.userId), tableId]),
    queryFn: async ({ signal }) => {
      const data = await (ahead.take(tableId)?.catch(() => read({ signal })) ?? read({ signal }));
      return tableIn(data, student, batch, planNo);
    },
    enabled: opened === undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const { data } = query;
  const put = (table: VolunteerTable) => workbenchStore.open(table, readOnlyReason(table, mayFill, batch));
  const putFirst = useEffectEvent((table: VolunteerTable) => setOpened((before) => before ?? put(table)));
  useEffect(() => {
    if (data) putFirst(data);
  }, [data]);
  const look: Look = async ({ table }, signal) => {
    const before = table.get();
    const found = tableIn(await read({ signal, quiet: true }), student, batch, planNo);
    if (mergeReloadedTable(table, before, found, mayFill, batch)) setOpened(put(found));
  };
  useSeenAgain(opened, look, useRereadStudent(workbenchStore));
  useRefused(opened, async (refused, signal) => {
    await look(refused, signal);
    // The rules of its batch may explain the refusal, where its own state does not.
    if (workbenchStore.find(tableId)?.table.get().readOnly === undefined)
      await client.invalidateQueries({ queryKey: workbenchDataKey(String(student.userId)) });
  });
  return { ...query, opened };
}

type Look = (opened: OpenTable, signal: AbortSignal) => Promise<void>;

/** Checks a table whose save was refused: a colleague may have finalised it, or sent it to review. */
function useRefused(opened: OpenTable | undefined, look: Look): void {
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (!opened) return;
    const controller = new AbortController();
    const stop = watchRefusals(opened.table, () => {
      lookAgain(opened, controller.signal).catch(() => undefined);
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [opened]);
}

/**
 * Checks a table that comes back into sight: from another tab or batch, or with the browser's window. If it was changed
 * elsewhere it is read anew, and its steps are gone. Skips a table that was just read, and a window with an open dialog.
 * With the window the student is read again first; a tab of the application reads it by itself.
 */
function useSeenAgain(
  opened: OpenTable | undefined,
  look: Look,
  rereadStudent: (signal: AbortSignal) => Promise<void>,
): void {
  const known = useRef(opened);
  const lookAgain = useEffectEvent(look);
  const readAgain = useEffectEvent(rereadStudent);
  useEffect(() => {
    if (!opened) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isLooking = false;
    const see = async (student?: Promise<void>) => {
      isLooking = true;
      await student?.catch(() => undefined);
      await lookAgain(opened, signal).catch(() => undefined);
      isLooking = false;
    };
    // Text typed into a dialog would go with the table.
    const back = () => {
      if (!isLooking && !document.hidden && !isPopupOpen()) void see(readAgain(signal));
    };
    if (known.current === opened) void see();
    known.current = opened;
    window.addEventListener('focus', back, { signal });
    document.addEventListener('visibilitychange', back, { signal });
    return () => controller.abort();
  }, [opened]);
}

/** Reads the server's response; a table that was never saved has its place all the same. */
function tableIn(
  data: unknown,
  { userId, provinceId, year }: Student,
  { id: batchId, mode }: BatchConfig,
  planNo: number,
): VolunteerTable {
  const table = readTable(data);
  if (!table) throw new Error('志愿表无法读取');
  return table.version === 0 ? { ...table, userId, provinceId, year, batchId, planNo, mode } : table;
}
