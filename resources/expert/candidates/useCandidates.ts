import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { type PageServices, useServices } from '@/src/services/useServices';
import { useStore } from '@/src/ui/useStore';
import { expertEndpoints } from '../endpoints';
import { ownContext, type ScoreContext } from '../workbench/model/assess';
import {
  useAddedKeys,
  useBatch,
  useTable,
  useWorkbench,
  useWorkbenchState,
} from '../workbench/model/WorkbenchContext';
import { type CandidateState, candidateStore } from './candidateStore';
import { type CandidateFilters, type CandidateScope, pageSize, planListRequest } from './filters';
import { type Facets, type PlanPage, readPlanPage } from './planList';

const { units: planList } = expertEndpoints['expert/volunteer'].operations;

/** The state of the pane of candidates for the present student. */
export function useCandidateState(): CandidateState {
  return useStore(candidateStore(useWorkbench().workbenchStore));
}

/** Student, batch and mode that candidates are asked for. */
export function useCandidateScope(): CandidateScope {
  const { id, mode } = useBatch();
  const userId = useWorkbenchState(({ student }) => student.userId);
  return useMemo(() => ({ userId, batchId: id, mode }), [userId, id, mode]);
}

/** Reads one page of candidates; `limit` where it is longer than that of the list. */
export function useReadCandidates(limit?: number) {
  const { callOperation } = useServices();
  return (scope: CandidateScope, filters: CandidateFilters, page: number, signal?: AbortSignal) =>
    fetchPage(callOperation, scope, filters, page, signal, limit);
}

type CallOperation = PageServices['callOperation'];

async function fetchPage(
  callOperation: CallOperation,
  scope: CandidateScope,
  filters: CandidateFilters,
  page: number,
  signal?: AbortSignal,
  limit?: number,
): Promise<PlanPage> {
  const body = planListRequest(scope, filters, page, limit);
  const options = { allowRepeat: true, ...(signal && { signal }) };
  return readPlanPage((await callOperation(planList, { body, options })).data);
}

/**
 * The candidates that match the filters, fifty at a time; their present chances are computed where they are drawn.
 */
export interface Candidates {
  readonly units: readonly PlanUnit[];
  /** The number of matches, added ones included. */
  readonly total: number;
  /** The number of loaded candidates that are hidden because they are in the table. */
  readonly hidden: number;
  readonly facets: Facets;
  /** Nothing has been read yet. */
  readonly isPending: boolean;
  /** The rows on screen belong to other filters. */
  readonly isStale: boolean;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly readMore: () => void;
  readonly retry: () => void;
  readonly isFavorite: (key: string) => boolean;
}

const noFacets: Facets = {};

/** The student and the rules that the server computes chances by. */
type Scored = Pick<ScoreContext, 'candidate' | 'batch'>;

/** Inputs of the server's chances and facets: another score, pool or rule reads them again. */
function chancesOf({ candidate, batch }: Scored) {
  const { score, rank, category, subjects, lineVariant } = candidate;
  const { rush, match, safe, lines, poolScale } = batch;
  return { score, rank, category, subjects, lineVariant, rush, match, safe, lines, poolScale };
}

/** The inputs of a reading of candidates, which tell it from others. */
export function candidatesBy(scope: CandidateScope, filters: CandidateFilters, scored: Scored) {
  return [scope, filters, chancesOf(scored)] as const;
}

/** How the candidates of a student are read by some filters. */
export function candidatesQuery(
  callOperation: CallOperation,
  scope: CandidateScope,
  filters: CandidateFilters,
  scored: Scored,
) {
  return infiniteQueryOptions({
    queryKey: ['expert/candidates', ...candidatesBy(scope, filters, scored)],
    queryFn: ({ pageParam, signal }) => fetchPage(callOperation, scope, filters, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: PlanPage, pages) =>
      last.total > pages.length * pageSize ? pages.length + 1 : undefined,
    staleTime: 30_000,
    meta: { saysFailure: () => false },
  });
}

/** The query of the open batch by the pane's filters. */
function useCandidatesQuery() {
  const { filters } = useCandidateState();
  const scope = useCandidateScope();
  const { callOperation } = useServices();
  const context = useTable((state) => ownContext(state.context));
  return candidatesQuery(callOperation, scope, filters, context);
}

/** Whether the figures of some candidates that the pane has read are invented; reads none itself. */
export function useHasInvented(): boolean {
  const { data } = useInfiniteQuery({
    ...useCandidatesQuery(),
    placeholderData: keepPreviousData,
    enabled: false,
    select: hasInvented,
  });
  return data === true;
}

function hasInvented({ pages }: InfiniteData<PlanPage>): boolean {
  return pages.some(({ units }) => units.some(({ synthetic }) => synthetic === 1));
}

function keptKeys({ pages }: Pick<InfiniteData<PlanPage>, 'pages'>): ReadonlySet<string> {
  return new Set(pages.flatMap(({ favorites }) => favorites));
}

const nothingKept: ReadonlySet<string> = new Set();

/** Whether a unit is kept as 备选: changed here, or read so. */
function isKept({ favorites }: CandidateState, read: ReadonlySet<string>, key: string): boolean {
  const changed = favorites.get(key);
  return changed === undefined ? read.has(key) : changed === 1;
}

/** Whether a unit is kept as 备选, as far as the pane has read candidates; reads none itself. */
export function useIsFavorite(key: string): boolean {
  const state = useCandidateState();
  const { data = nothingKept } = useInfiniteQuery({
    ...useCandidatesQuery(),
    placeholderData: keepPreviousData,
    enabled: false,
    select: keptKeys,
  });
  return isKept(state, data, key);
}

/** The candidates of the open batch by the pane's filters. */
export function useCandidates(): Candidates {
  const state = useCandidateState();
  const query = useInfiniteQuery({ ...useCandidatesQuery(), placeholderData: keepPreviousData });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const pages = data?.pages;
  const shown = useShown(pages, state.filters.hideAdded === 1);
  const kept = useMemo(() => (pages ? keptKeys({ pages }) : nothingKept), [pages]);
  return {
    ...shown,
    total: pages?.at(-1)?.total ?? 0,
    facets: pages?.[0]?.facets ?? noFacets,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    hasMore: hasNextPage,
    readMore: () => {
      if (hasNextPage && !isFetchingNextPage && !query.isError) void fetchNextPage();
    },
    retry: () => void (pages && !query.isPlaceholderData ? fetchNextPage() : query.refetch()),
    isFavorite: (key) => isKept(state, kept, key),
  };
}

/**
 * Leaves out the table's units where that is wanted, and duplicates from pages that shifted while they were read.
 */
function useShown(pages: readonly PlanPage[] | undefined, hidesAdded: boolean) {
  const added = useAddedKeys();
  const all = useMemo(() => {
    const units = new Map(pages?.flatMap((page) => page.units.map((unit) => [unit.key, unit])));
    return [...units.values()];
  }, [pages]);
  return useMemo(() => {
    const units = hidesAdded ? all.filter(({ key }) => !added.has(key)) : all;
    return { units, hidden: all.length - units.length };
  }, [all, hidesAdded, added]);
}
