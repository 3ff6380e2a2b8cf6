import { callOperation } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { notesOf } from '@/providers/notes/notes';
import type { Services } from '../model/services';

/**
 * Clears the server's caches and the data that this browser has read (LAY-5; screens-platform, H8). `onCleared` drops
 * the pages' data: dictionaries, lists, records. Rejects where the server refuses; the refusal was shown, nothing is
 * dropped.
 */
export async function clearCache(services: Services, onCleared: () => void): Promise<void> {
  await callOperation(services, shellCalls.clearCache);
  notesOf(services).clear();
  onCleared();
}
