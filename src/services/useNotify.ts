import type { Notify } from '@/providers/notification/notifier';
import { useServices } from './useServices';

/** Returns the function that tells the person of a success, a warning or a failure, outside of any form. */
export function useNotify(): Notify {
  return useServices().notify;
}
