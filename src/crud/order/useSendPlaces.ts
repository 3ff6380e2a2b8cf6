import { useRef } from 'react';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { RecordId } from '../../lib/recordId';
import type { Ordered } from '../../lib/treeOrder';
import { useServices } from '../../services/useServices';
import { useInvalidateResource } from '../useInvalidateResource';

/** New places of siblings, in one call: the server refuses rows with different parents in one list. */
export type Places = readonly (Ordered & { readonly id: RecordId })[];

/** Places to send, or the reading that finds them. It begins once the earlier moves are saved. */
type Asked = Places | (() => Promise<Places>);

/**
 * Sends places to `saveSort`, one call after the other in the order of the moves, then reads the rows again. Where the
 * server refuses one, the rows go back to the server's order; the refusal has been shown. `clear` forgets the places
 * shown meanwhile.
 */
export function useSendPlaces(module: string | undefined, clear: () => void) {
  const { callOperation } = useServices();
  const invalidate = useInvalidateResource();
  const waiting = useRef<Asked[]>([]);
  const running = useRef(false);

  async function sendWaiting(): Promise<void> {
    for (let asked = waiting.current.shift(); asked; asked = waiting.current.shift()) {
      const places = typeof asked === 'function' ? await asked() : asked;
      if (places.length === 0) continue;
      const list = places.map(({ id, order }) => ({ id, sort: order }));
      // the call names every place: the same move, undone and made again within a second, is no mistake
      const options = { allowRepeat: true, writes: true };
      await callOperation(platformCalls.saveSort, { body: { module, list }, options });
    }
  }

  return async (places: Asked) => {
    waiting.current.push(places);
    if (running.current) return;
    running.current = true;
    try {
      do {
        await sendWaiting().catch(takeBack);
        await invalidate();
      } while (waiting.current.length > 0);
    } finally {
      running.current = false;
      clear();
    }
  };

  function takeBack(): void {
    waiting.current = [];
    clear();
  }
}

/** Announces a move for screen readers; `to` counts from 0. */
export function moveText(title: string, to: number, count: number): string {
  return `「${title}」已移到第 ${to + 1} 位，共 ${count} 项`;
}
