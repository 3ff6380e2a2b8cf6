import type { Endpoints } from '../endpoints/builder';

/** Name of Refine's data provider for a resource's family. */
export function providerOf({ family }: Endpoints): string {
  return family === 'rest' ? 'rest' : 'default';
}
