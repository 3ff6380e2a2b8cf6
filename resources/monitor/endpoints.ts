import type { Endpoints } from '@/providers/data/endpoints';

/** REST calls of the monitor domain (contract, section 3). */
export const monitorEndpoints = {} as const satisfies Record<string, Endpoints>;
