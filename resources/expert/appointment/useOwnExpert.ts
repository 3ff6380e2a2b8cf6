import { sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { type ExpertLoad, useExperts } from '../../lookups/expert';

/** The signed-in expert, who sees only her own appointments; undefined for those who see all (screen E9). */
export function useOwnExpert(): ExpertLoad | undefined {
  const { userId } = useServices();
  const { data = [] } = useExperts();
  const seesAll = useCan()('expert:filling:assign');
  return seesAll ? undefined : data.find(({ id }) => sameId(id, userId()));
}

/** The only expert for whom the person may book: an appointment of another one would be out of her sight. */
export function useOnlyBookable(): ExpertLoad | undefined {
  const own = useOwnExpert();
  return useCan()('expert:appointment:reassign') ? undefined : own;
}
