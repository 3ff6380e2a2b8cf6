import { type GetListResponse, useKeys, useOne } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { Skeleton } from '@/src/ui/Skeleton';
import { sameId } from '../lib/recordId';
import { load } from '../ui/load';
import { RecordError } from './RecordError';
import { useResourcePage } from './ResourceContext';
import type { Row } from './resourceSpec';
import { useLast } from './useLast';

const RowReader = load(() => import('./tree/RowReader'));

interface Props {
  readonly id: string;
  /** Draws the place of the record: a skeleton while it is read, the reason where it could not be. */
  readonly fallback: (body: ReactNode) => ReactNode;
  readonly children: (record: Row) => ReactNode;
  /** Whether the place of the record leads back to the list by itself. */
  readonly hasWayBack?: boolean;
}

/**
 * Reads one record for a form or a show page, afresh each time it is opened. A tab that comes back to the screen shows
 * the earlier record until it is read again.
 */
export function RecordReader(props: Props) {
  const { endpoints } = useResourcePage().resource;
  if (endpoints.operations.one) return <OneReader {...props} />;
  return (
    <Suspense fallback={props.fallback(<Skeleton />)}>
      <RowReader {...props} />
    </Suspense>
  );
}

function OneReader({ id, fallback, children, hasWayBack }: Props) {
  const { resource } = useResourcePage();
  const { query } = useOne<Row>({
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    id,
    errorNotification: false,
    queryOptions: { gcTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false },
  });
  const fresh = query.isFetchedAfterMount ? query.data?.data : undefined;
  useListOfRead(id, query.isFetchedAfterMount && query.isSuccess);
  const record = useLast(fresh, id);
  if (record) return children(record);
  if (query.isError) {
    const again = () => void query.refetch();
    return fallback(<RecordError error={query.error} retry={again} hasWayBack={hasWayBack} />);
  }
  return fallback(<Skeleton rows={8} />);
}

/** Reads the lists again that have a record as unread, once it was opened. */
function useListOfRead(id: string, isOpened: boolean): void {
  const { resource } = useResourcePage();
  const { keys } = useKeys();
  const client = useQueryClient();
  const { name, endpoints, isUnread } = resource;
  useEffect(() => {
    if (!isOpened || !isUnread) return;
    const queryKey = keys().data(providerOf(endpoints)).resource(name).action('list').get();
    const lists = client.getQueriesData<GetListResponse<Row>>({ queryKey });
    const rows = lists.flatMap(([, list]) => list?.data ?? []);
    if (rows.some((row) => sameId(row.id, id) && isUnread(row))) void client.invalidateQueries({ queryKey });
  }, [isOpened, isUnread, id, name, endpoints, keys, client]);
}
