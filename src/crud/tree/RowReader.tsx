import type { ReactNode } from 'react';
import { Skeleton } from '@/src/ui/Skeleton';
import { RecordError } from '../RecordError';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useLast } from '../useLast';
import { keyOf, useTreeRows } from './useWholeTree';

interface Props {
  readonly id: string;
  readonly fallback: (body: ReactNode) => ReactNode;
  readonly children: (record: Row) => ReactNode;
  readonly hasWayBack?: boolean;
}

/**
 * Takes a record from its tree or list, where the server cannot read a single one (the menu configuration, say). Reads
 * it afresh each time it is opened.
 */
export default function RowReader({ id, fallback, children, hasWayBack }: Props): ReactNode {
  const { name, tree } = useResourcePage().resource;
  const { rows, query } = useTreeRows({ resource: name, parent: tree?.parent ?? '' }, { staleTime: 0 });
  const isFresh = query.isFetchedAfterMount && query.isSuccess && !query.isPlaceholderData;
  const record = useLast(isFresh ? rows.find((row) => keyOf(row.id) === id) : undefined, id);
  if (record) return children(record);
  if (!query.isFetchedAfterMount || query.isPending) return fallback(<Skeleton rows={8} />);
  const error = query.error ?? new Error('数据不存在或已被删除');
  const again = () => void query.refetch();
  return fallback(<RecordError error={error} retry={again} hasWayBack={hasWayBack} />);
}
