import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '@/src/lib/isComposing';
import { pressedIndex } from '../shortcuts/keys';
import { shortcutOf } from '../shortcuts/shortcuts';
import type { Option } from './findCandidates';

interface Deeds {
  readonly run: (option: Option) => void;
  readonly star: (option: Option) => void;
  readonly close: () => void;
}

/** The option that Enter would choose, and the keys that move among the options; the first one until somebody moves. */
export function usePaletteKeys(options: readonly Option[], { run, star, close }: Deeds) {
  const [chosen, choose] = useState<string>();
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  );
  const active = options[at];

  const deeds: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose(options[(at + 1) % options.length]?.key),
    ArrowUp: () => choose(options.at(at - 1)?.key),
    Home: () => choose(options[0]?.key),
    End: () => choose(options.at(-1)?.key),
    Enter: () => active && run(active),
    Escape: close,
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const deed = isStar(event) ? () => active && star(active) : isBare(event) && deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  return { active, choose, onKeyDown };
}

function isBare({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !shiftKey;
}

function isStar({ nativeEvent }: KeyboardEvent): boolean {
  const star = shortcutOf('star');
  return star !== undefined && pressedIndex(star.keys, nativeEvent) !== undefined;
}
