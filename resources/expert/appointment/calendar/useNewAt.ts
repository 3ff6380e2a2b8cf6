import { useLocation, useNavigate } from 'react-router';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { fromList, recordPath } from '@/src/crud/useOpenRecord';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { timeAt } from '../times';

/** Begins an appointment at a free time of an expert; undefined for those who may make none. */
export function useNewAt(): ((date: string, minute: number, expertId: RecordId) => void) | undefined {
  const { resource, basePath } = useResourcePage();
  const can = useCan();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!can(resource.endpoints.operations.create)) return undefined;
  return (date, minute, expertId) => {
    const params = new URLSearchParams(search);
    params.set('start', timeAt(date, minute));
    params.set('with', String(expertId));
    void navigate({ pathname: recordPath(basePath, 'create'), search: `?${params}` }, { state: fromList });
  };
}
