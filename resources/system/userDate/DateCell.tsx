import { Link, useSearchParams } from 'react-router';
import type { Endpoints } from '@/providers/endpoints/builder';
import { useCan, useServices } from '@/src/crud/services';
import { joinRange } from '@/src/lib/dates';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { daysOfBucket } from './seasonDays';

/** Lists of users, by resource: the first that there is, and that the person may look at, is led to. */
const userLists = ['management/user-list', 'system/user'];

/** A date; leads to the users who came in that time. */
export function DateCell({ value }: CellProps<string>) {
  const list = useUserList();
  const [params] = useSearchParams();
  if (!value) return emptyText;
  if (list === undefined) return value;
  const query = new URLSearchParams({ createTime: joinRange(...daysOfBucket(value)) });
  for (const name of ['storeId', 'provinceId']) {
    const chosen = params.get(name);
    if (chosen) query.set(name, chosen);
  }
  return (
    <Link to={`/${list}?${query}`} title="查看当日用户">
      {value}
    </Link>
  );
}

function useUserList(): string | undefined {
  const { endpointsOf } = useServices();
  const can = useCan();
  return userLists.find((name) => can(endpointsIn(endpointsOf, name)?.operations.list));
}

function endpointsIn(endpointsOf: (name: string) => Endpoints, name: string): Endpoints | undefined {
  try {
    return endpointsOf(name);
  } catch {
    return undefined;
  }
}
