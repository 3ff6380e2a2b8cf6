import type { MayDo } from '../../lib/needed';
import type { PageServices } from '../../services/useServices';

/** The parts of a field that decide whether it can be entered. */
interface Enterable {
  readonly kind: { readonly needs?: string };
  readonly ownServer?: boolean;
}

/**
 * Returns which fields somebody can enter or filter by. Some inputs read another resource's list (`needs`), some are
 * unknown to a RuoYi server.
 */
export function enterableBy(can: MayDo, { endpointsOf, rest }: Pick<PageServices, 'endpointsOf' | 'rest'>) {
  return ({ kind: { needs }, ownServer }: Enterable) =>
    (!ownServer || rest.flavour === 'ours') &&
    (needs === undefined || can(endpointsOf(needs).operations.list));
}
