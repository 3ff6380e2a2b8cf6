import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@/src/lib/isComposing';
import { openDialogs } from '@/src/lib/openDialogs';
import type { MenuNode } from '../../model/menu/menuTree';
import type { Panel } from '../../model/panels/PanelsContext';
import type { Services } from '../../model/services';
import { PaletteResults } from '../palette/lazyPalette';
import { pressedIndex, wouldWrite } from './keys';
import { useShellPlace } from './ShellPlace';
import { type Shortcut, shortcuts } from './shortcuts';

/** Panels over which the keys of a panel still work: the one that they close, or its sibling. */
const ownPanels: readonly (Panel | undefined)[] = ['palette', 'shortcuts'];

/**
 * Listens for the shortcuts of the shell, once for the whole page. Not while an input method composes, and not while a
 * modal dialog is open. Nor where a field or an editor uses the keys itself.
 */
export function useShortcuts(services: Services, tree: readonly MenuNode[]): void {
  const place = useShellPlace(services, tree);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    fetchResultsAhead(event);
    if (isComposing(event) || event.defaultPrevented || event.repeat) return;
    const pressed = findPressed(event);
    if (!pressed) return;
    const { shortcut, index } = pressed;
    if (isAsked() && !(shortcut.panel && ownPanels.includes(place.panels.panel))) return;
    event.preventDefault();
    shortcut.run?.(place, index);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Ctrl or ⌘ goes down a moment before K does: time enough to begin. */
function fetchResultsAhead({ key }: KeyboardEvent): void {
  if (key === 'Control' || key === 'Meta') PaletteResults.ahead();
}

function findPressed(event: KeyboardEvent): { shortcut: Shortcut; index: number } | undefined {
  for (const shortcut of shortcuts) {
    const index = shortcut.run ? pressedIndex(shortcut.keys, event) : undefined;
    if (index !== undefined && !wouldWrite(shortcut.keys, event.target)) return { shortcut, index };
  }
  return undefined;
}

/** Whether a dialog is over everything. One inside a page belongs to its tab and may be left for another tab. */
function isAsked(): boolean {
  return openDialogs().some((dialog) => dialog.matches(':modal') || !dialog.closest('#main'));
}
