import type { Endpoints } from '@/providers/data/endpoints';

/** REST calls of the tool domain (contract, section 3). */
export const toolEndpoints = {} as const satisfies Record<string, Endpoints>;
