import { callPlatform } from '@/providers/auth/callPlatform';
import { shellCalls } from '@/providers/data/shellCalls';
import { notesOf } from '../note/notes';
import type { Services } from '../services';

/**
 * Clears the server's caches and what this browser has read (LAY-5; screens-platform, H8). `onCleared` drops what the
 * pages have read: dictionaries, lists, records. Rejects where the server refuses; the refusal was shown, nothing is dropped.
 */
export async function clearCache(services: Services, onCleared: () => void): Promise<void> {
  await callPlatform(services.send, shellCalls.clearCache, {});
  notesOf(services).clear();
  onCleared();
}
