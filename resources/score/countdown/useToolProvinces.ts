import { useQuery } from '@tanstack/react-query';
import { provinceName } from '@/src/lib/provinceName';
import { isRecord, isYes, numberOr, textOr } from '@/src/lib/record';
import { useServices } from '@/src/services/useServices';
import type { Choice } from '@/src/ui/fields/lookup';
import { fresh } from '../../lookups/useShortList';
import { scoreEndpoints } from '../endpoints';

const { provinces } = scoreEndpoints['score/countdown'].operations;

/** The whole country and the provinces of the tools (screen Q3's own list). What they do not serve says so. */
export function useToolProvinces() {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['data', 'default', 'score/countdown', 'provinces'],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(provinces, { body: {}, options });
      return [{ id: 0, name: '全国' }, ...(Array.isArray(data) ? data.filter(isRecord).map(read) : [])];
    },
    staleTime: fresh,
  });
}

function read({ id, name, open = 1 }: Readonly<Record<string, unknown>>): Choice<number> {
  return {
    id: numberOr(id),
    name: `${provinceName(textOr(name))}${isYes(open) ? '' : '（工具箱未开放）'}`,
  };
}
