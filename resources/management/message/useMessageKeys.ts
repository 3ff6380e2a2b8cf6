import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isDialogOpen } from '@/src/crud/list/keys/isDialogOpen';
import { isComposing } from '@/src/lib/isComposing';
import type { RecordId } from '@/src/lib/recordId';
import { useRecordAddress } from '../recordLink';
import { canMarkUnread } from './message';
import type { MessageLine } from './row';
import type { useMessageActions } from './useMessageActions';

interface KeyedMessages {
  readonly lines: readonly MessageLine[];
  /** The one that is open. */
  readonly current: MessageLine | undefined;
  readonly open: (id: RecordId) => void;
  readonly actions: ReturnType<typeof useMessageActions>;
}

/** J and K open the next and previous message, E and U mark as read and unread, Enter opens records. */
export function useMessageKeys(
  section: RefObject<HTMLElement | null>,
  { lines, current, open, actions }: KeyedMessages,
): void {
  const navigate = useNavigate();
  const addressOf = useRecordAddress();
  const step = (by: 1 | -1) => {
    const at = current ? lines.indexOf(current) + by : 0;
    const next = lines[at];
    if (next) open(next.id);
  };
  const act = (key: string) => {
    if (key === 'j') return () => step(1);
    if (key === 'k') return () => step(-1);
    if (!current) return undefined;
    if (key === 'e') return () => void actions.mark([current], 1);
    if (key === 'u' && canMarkUnread([current], Date.now())) return () => void actions.mark([current], 0);
    const address = key === 'enter' ? addressOf(current.bizType, current.bizId) : undefined;
    return address === undefined ? undefined : () => void navigate(address);
  };
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!section.current || !isMeant(section.current, event)) return;
    const run = act(event.key.toLowerCase());
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Whether a key is meant for the messages: no typing, no dialog, and no Enter on a button. */
function isMeant(section: HTMLElement, event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (isComposing(event) || event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (!(target instanceof HTMLElement) || target.isContentEditable) return false;
  if (target.matches('input:not([type="checkbox"]), textarea, select')) return false;
  if (key === 'Enter' && target.closest('button, a') && !target.closest('[data-current="true"]'))
    return false;
  const isAside = section.closest('[data-half][data-focused="false"], [inert]') !== null;
  return !isAside && section.checkVisibility() && !isDialogOpen(section);
}
