import { type HttpError, pickDataProvider, ResourceContext, useCustom } from '@refinedev/core';
import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import type { OperationRequest } from '@/providers/data/callOperation';
import { type Cached, callKey, type Kept, ResourceCall, type Subject } from '@/providers/data/resourceCall';
import type { Operation } from '@/providers/endpoints/builder';
import type { ApiResponse } from '@/providers/http/request';
import { useServices } from '@/src/services/useServices';

/** An error of a reading; `statusCode` is Refine's, and the message is the Chinese text for the staff. */
type CallError = Error & HttpError;

/** The state of a reading; the names are those of TanStack's `useQuery`. */
export interface CallResult<T> {
  /** Undefined until the first response, and after an error without one. */
  readonly data: T | undefined;
  readonly error: CallError | null;
  readonly isPending: boolean;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly isFetching: boolean;
  /** Whether `data` belongs to the former request (`keepPrevious`). */
  readonly isPlaceholderData: boolean;
  /** Milliseconds since 1970 of the last response. */
  readonly dataUpdatedAt: number;
  /** Reads again. Never rejects: the outcome says how it went. */
  readonly refetch: () => Promise<{ readonly data: T | undefined; readonly error: CallError | null }>;
}

type QueryOptions<T> = UseQueryOptions<Cached<T>, CallError>;

/** When a reading is made, and how long its result counts. */
interface ReadOptions<T>
  extends Pick<QueryOptions<T>, 'staleTime' | 'gcTime' | 'refetchOnMount' | 'refetchOnWindowFocus'> {
  /** False while nothing is to be read. */
  readonly enabled?: boolean;
  /** Shows the former request's data until the new one's is there: always, or where the former key agrees. */
  readonly keepPrevious?: boolean | ((former: QueryKey) => boolean);
  /** Milliseconds until the next reading, by the present data; false for none. */
  readonly refetchInterval?: (data: T | undefined) => number | false;
  /** Whether the page shows a failure in place, so that no message tells it; true where absent. */
  readonly quiet?: boolean;
}

/** The request of a reading, and which resource it belongs to. */
interface CallOptions<T> extends ReadOptions<T>, Pick<OperationRequest, 'id' | 'query' | 'body'> {
  /**
   * The resource, and further words where two parsers read the same call. A change of the resource, told by
   * `useInvalidateResource`, has it read again.
   */
  readonly of: Subject;
}

/**
 * Reads by one call: Refine's `useCustom` with an operation in place of a path. `parse` turns the response into what
 * the page shows, and throws where it cannot. Operation and request are the key. The call is refused without its
 * permission, and aborted when nobody needs it any more.
 */
export function useCall<T>(
  operation: Operation,
  parse: (data: unknown, response: ApiResponse) => T,
  { of, id, query, body, quiet = true, ...options }: CallOptions<T>,
): CallResult<T> {
  const subject = useCallKey(of);
  const request = {
    ...(id !== undefined && { id }),
    ...(query && { query }),
    ...(body !== undefined && { body }),
  };
  const call = new ResourceCall(operation, { ...request, options: { allowRepeat: true, quiet } }, parse);
  return useKept<T>({ operation, meta: { call } }, [...subject, operation.path, request], options);
}

/** The context of a reading of several calls. */
interface ReadContext {
  /** Makes a call of the reading: repeatable, and aborted with it. */
  readonly callOperation: (operation: Operation, request?: OperationRequest) => Promise<ApiResponse>;
  /** Aborted once nobody needs the reading any more. */
  readonly signal: AbortSignal;
}

/**
 * Reads what takes several calls, or code that comes later. `read` makes them by the function that it is given. `of`
 * names all that the result depends on.
 */
export function useCalls<T>(
  of: Subject,
  read: (context: ReadContext) => T | Promise<T>,
  { quiet = true, ...options }: ReadOptions<T> = {},
): CallResult<T> {
  const { callOperation } = useServices();
  return useKept<T>({}, useCallKey(of), options, async (signal) => {
    const call: ReadContext['callOperation'] = (operation, request) =>
      callOperation(operation, {
        ...request,
        options: { allowRepeat: true, quiet, signal, ...request?.options },
      });
    return { data: { value: await read({ callOperation: call, signal }) } };
  });
}

/** The key of a reading; the resources know which provider theirs is. */
function useCallKey(of: Subject): QueryKey {
  const { resources } = use(ResourceContext);
  return callKey(of, pickDataProvider(typeof of === 'string' ? of : of[0], undefined, resources));
}

/** Refine's `useCustom` under a key of ours, with what was kept taken out of its wrapping. */
function useKept<T>(
  call: { readonly operation?: Operation; readonly meta?: { readonly call: ResourceCall<T> } },
  queryKey: QueryKey,
  { keepPrevious = false, refetchInterval, ...options }: Omit<ReadOptions<T>, 'quiet'>,
  read?: (signal: AbortSignal) => Promise<Cached<T>>,
): CallResult<T> {
  const { query } = useCustom<Kept<T>, CallError>({
    url: call.operation?.path ?? '',
    method: 'get',
    ...(call.meta && { meta: call.meta }),
    errorNotification: false,
    overtimeOptions: { enabled: false },
    queryOptions: {
      ...options,
      queryKey,
      ...(read && { queryFn: ({ signal }) => read(signal) }),
      ...(keepPrevious === true && { placeholderData: keepPreviousData }),
      ...(typeof keepPrevious === 'function' && {
        placeholderData: (before, former) => (former && keepPrevious(former.queryKey) ? before : undefined),
      }),
      ...(refetchInterval && { refetchInterval: ({ state }) => refetchInterval(state.data?.data.value) }),
    },
  });
  const readAgain = query.refetch;
  const refetch = useCallback(async () => {
    const { data, error } = await readAgain();
    return { data: data?.data.value, error };
  }, [readAgain]);
  return {
    data: query.data?.data.value,
    error: query.error,
    isPending: query.isPending,
    isLoading: query.isLoading,
    isError: query.isError,
    isSuccess: query.isSuccess,
    isFetching: query.isFetching,
    isPlaceholderData: query.isPlaceholderData,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch,
  };
}
