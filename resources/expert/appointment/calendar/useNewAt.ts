import { useLocation, useNavigate } from 'react-router';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { fromList, recordPath } from '@/src/crud/useOpenRecord';
import { sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import type { ExpertLoad } from '../../../lookups/expert';
import { timeAt } from '../times';
import { useOnlyBookable } from '../useOwnExpert';

/** Begins an appointment at a free time of an expert; undefined for those who may make none there. */
export function useNewAt(
  expert: ExpertLoad | undefined,
): ((date: string, minute: number) => void) | undefined {
  const { resource, basePath } = useResourcePage();
  const can = useCan();
  const navigate = useNavigate();
  const { search } = useLocation();
  const only = useOnlyBookable();
  const isBookable = only === undefined || sameId(only.id, expert?.id);
  if (!expert || !isBookable || !can(resource.endpoints.operations.create)) return undefined;
  return (date, minute) => {
    const params = new URLSearchParams(search);
    params.set('start', timeAt(date, minute));
    params.set('with', String(expert.id));
    void navigate({ pathname: recordPath(basePath, 'create'), search: `?${params}` }, { state: fromList });
  };
}
