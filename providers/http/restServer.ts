import { isSince, type KnownVersion } from '@/src/lib/ruoyiVersions';
import type { Operation } from '../endpoints/builder';
import type { Flavour } from './client';

/** The server's dialect of REST, and which RuoYi it is. */
export interface RestServer {
  readonly flavour: Flavour;
  readonly version: KnownVersion;
}

/** A server of our own, which is meant where nothing is said. */
export const ownServer: RestServer = { flavour: 'ours', version: 'auto' };

/** Whether the server may have the operation, as far as its version says so. A server of our own has them all. */
export function isOffered({ since }: Pick<Operation, 'since'>, { flavour, version }: RestServer): boolean {
  return flavour === 'ours' || since === undefined || isSince(version, since);
}
