import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '@/src/crud/services';
import type { BatchConfig } from '@/src/gaokao/batch';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { expertEndpoints } from '../../endpoints';
import type { Desk, OpenTable } from '../model/desk';
import { readTable } from '../model/readTable';

const { open } = expertEndpoints['expert/table'].operations;

/** Why a table cannot be changed; undefined where it can (E3, states). */
export function readOnlyReason(
  { status }: Pick<VolunteerTable, 'status'>,
  mayFill: boolean,
): string | undefined {
  if (!mayFill) return '只读';
  if (status === 9) return '已作废，不能修改';
  if (status === 1) return '待审核，如需修改请点击「重新填报」';
  return status === 0 ? undefined : '已定稿，如需修改请点击「重新填报」';
}

/** The table of a batch and scheme: as it was left where it was open before, else read. */
export function useOpenTable(desk: Desk, { id: batchId, mode }: BatchConfig, planNo: number) {
  const { callOperation, hasPermission } = useServices();
  const { userId, provinceId, year } = desk.get().student;
  const tableId = `${batchId}/${planNo}`;
  const mayFill = hasPermission('expert:filling:fill');
  const [opened, setOpened] = useState<OpenTable | undefined>(() => desk.find(tableId));
  const query = useQuery({
    queryKey: ['expert/workbench', 'table', String(userId), tableId],
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(open, {
        body: { userId, batchId, planNo },
        options: { allowRepeat: true, signal },
      });
      const table = readTable(data);
      if (!table) throw new Error('志愿表无法读取');
      return table.version === 0 ? { ...table, userId, provinceId, year, batchId, planNo, mode } : table;
    },
    enabled: opened === undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const { data } = query;
  useEffect(() => {
    if (data) setOpened((before) => before ?? desk.open(data, readOnlyReason(data, mayFill)));
  }, [data, desk, mayFill]);
  return { ...query, opened };
}
