import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey } from '@/providers/data/resourceCall';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { type PageServices, useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';
import type { Slot } from './appointment';

const { slots } = expertEndpoints['expert/appointment'].operations;

/** Key of all that was read of free times; a change of an appointment makes it out of date. */
export const slotsKey = ['expert', 'slots'] as const;

/** The half hours of a day; undefined while they are not known. */
export type Slots = readonly Slot[] | undefined;

/** A day of an expert. */
export interface ExpertDay {
  readonly expertId: RecordId;
  readonly date: string;
}

function slotsOf({ callOperation }: PageServices, { expertId, date }: Partial<ExpertDay>) {
  return queryOptions({
    queryKey: callKey([...slotsKey, String(expertId), date]),
    queryFn: async ({ signal }): Promise<Slot[]> => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(slots, { body: { expertId, date }, options });
      return (Array.isArray(data) ? data : []).filter(isRecord).map(({ start, end, free }) => ({
        start: textOr(start),
        end: textOr(end),
        free: numberOr(free) === 1 ? 1 : 0,
      }));
    },
    enabled: expertId !== undefined && date !== undefined,
    staleTime: 30_000,
  });
}

/** The half hours of one day; undefined while they are not known. */
export function useSlots(day: Partial<ExpertDay>) {
  return useQuery(slotsOf(useServices(), day));
}

/** The half hours of several days, in their order. */
export function useSlotsOf(days: readonly ExpertDay[]): readonly Slots[] {
  const services = useServices();
  return useQueries({ queries: days.map((day) => slotsOf(services, day)) }).map(({ data }) => data);
}

/** Reads the half hours of one day at once; undefined where they cannot be read. */
export function useReadSlots(): (day: ExpertDay) => Promise<Slots> {
  const services = useServices();
  const client = useQueryClient();
  return (day) => client.fetchQuery(slotsOf(services, day)).catch(() => undefined);
}
