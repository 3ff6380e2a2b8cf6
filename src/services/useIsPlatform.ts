import { sameId } from '../lib/recordId';
import { useServices } from './useServices';

/** Institution of the platform itself. */
const platformStoreId = 1;

/** Whether the person is of the platform, and not of an institution (screens, section 1.2). */
export function useIsPlatform(): boolean {
  return sameId(useServices().storeId(), platformStoreId);
}
