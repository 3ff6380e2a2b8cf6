import { mayCall } from '@/providers/access-control/permissions';
import type { Operation } from '@/providers/endpoints/builder';
import { isOffered } from '@/providers/http/restServer';
import { useCan } from './useCan';
import { useServices } from './useServices';

/** Returns whether a form may make a call offered only to others. A person who may change a record may read it. */
export function useMayCall(): (operation: Operation | undefined) => operation is Operation {
  const { rest } = useServices();
  const can = useCan();
  return (operation): operation is Operation =>
    operation !== undefined && isOffered(operation, rest) && mayCall(operation, can);
}
