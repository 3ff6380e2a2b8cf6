import { useQuery } from '@tanstack/react-query';
import { readList } from '@/providers/data/listResponse';
import type { PlacedRole } from '@/src/lib/permissionTree/readPermissions';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';

/** People listed by name; the others are counted. */
const named = 12;

/**
 * The people whom a change of the role concerns: 将影响 3 个用户：…, by name where the person may see who holds it. Read only
 * while it is `wanted`.
 */
export function useConcerned({ role }: PlacedRole, wanted: boolean): string | undefined {
  const { callOperation, endpointsOf } = useServices();
  const { list } = endpointsOf('system/role/user').operations;
  const can = useCan();
  const { data } = useQuery({
    queryKey: ['data', 'default', 'system/role/user', 'concerned', String(role.id)],
    enabled: wanted && can(list),
    queryFn: async ({ signal }) => {
      if (!list) return [];
      const query = { roleId: role.id, pageNum: 1, pageSize: named };
      const answer = await callOperation(list, {
        query,
        options: { allowRepeat: true, quiet: true, signal },
      });
      return readList(answer, list.path)
        .list.map(({ nickName }) => textOr(nickName))
        .filter(Boolean);
    },
  });
  const count = role.userCount;
  if (count === undefined) return undefined;
  const text = `将影响 ${count} 个用户`;
  if (!data || data.length === 0) return text;
  return `${text}：${data.join('、')}${count > data.length ? ' 等' : ''}`;
}
