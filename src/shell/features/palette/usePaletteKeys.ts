import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isComposing } from '@/src/lib/isComposing';
import { pressedIndex } from '../shortcuts/keys';
import { shortcutOf } from '../shortcuts/shortcuts';
import type { Option } from './findCandidates';

interface Deeds {
  readonly run: (option: Option) => void;
  readonly star: (option: Option) => void;
  readonly close: () => void;
}

interface Shown {
  readonly text: string;
  readonly options: readonly Option[];
}

/**
 * The option that Enter would choose, and the keys of the field that move among the options. The first one until
 * somebody moves, and again with another text.
 */
export function usePaletteKeys(
  field: RefObject<HTMLInputElement | null>,
  { text, options }: Shown,
  { run, star, close }: Deeds,
) {
  const [move, setMove] = useState<{ readonly text: string; readonly key: string | undefined }>();
  const chosen = move?.text === text ? move.key : undefined;
  const choose = (key: string | undefined) => setMove({ text, key });
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

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const deed = isStar(event) ? () => active && star(active) : isBare(event) && deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  useLayoutEffect(() => {
    const input = field.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    input?.addEventListener('keydown', listen);
    return () => input?.removeEventListener('keydown', listen);
  }, [field]);

  return { active, choose };
}

function isBare({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !shiftKey;
}

function isStar(event: KeyboardEvent): boolean {
  const star = shortcutOf('star');
  return star !== undefined && pressedIndex(star.keys, event) !== undefined;
}
