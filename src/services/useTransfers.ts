import type { Transfers } from '../work/transfers';
import { useServices } from './useServices';

/** Files on their way: uploads, downloads, exports and imports. They go on while tabs change. */
export function useTransfers(): Transfers {
  return useServices().transfers;
}
