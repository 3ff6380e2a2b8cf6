import type { Panel } from '../../model/panels/PanelsContext';
import { runAction } from './actions';
import type { Keys } from './keys';
import type { ShellPlace } from './ShellPlace';
import type { ShortcutText } from './texts';

/** A shortcut: its keys and their action. */
export interface Shortcut {
  readonly id: string;
  readonly title: ShortcutText;
  readonly group: 'general' | 'tabs' | 'inList' | 'inPalette';
  readonly keys: Keys;
  /** Toggles a panel, also while one of the palette's own panels is open. */
  readonly panel?: Panel;
  /**
   * The action of the keys; the place among `keys.codes` comes with it. Absent where the palette or a list listens
   * itself.
   */
  readonly run?: (place: ShellPlace, index: number) => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * All shortcuts, in the order of their list. Chromium keeps only a few keys from the page (Ctrl with N, T, W and the
 * like). Keys with Alt reach it first. So does Alt and a digit, which on Linux would choose one of the browser's tabs.
 */
export const shortcuts: readonly Shortcut[] = [
  panel('palette', { mod: true, codes: ['KeyK'], label: 'K' }),
  panel('shortcuts', { characters: ['?', '？'], label: '?' }),
  action('theme', 'general', { alt: true, codes: ['KeyT'], label: 'T' }),
  action('closeTab', 'tabs', { alt: true, codes: ['KeyW'], label: 'W' }),
  action('refreshTab', 'tabs', { alt: true, codes: ['KeyR'], label: 'R' }),
  action('previousTab', 'tabs', { alt: true, codes: ['BracketLeft'], label: '[' }),
  action('nextTab', 'tabs', { alt: true, codes: ['BracketRight'], label: ']' }),
  {
    id: 'nthTab',
    title: 'action.nthTab',
    group: 'tabs',
    keys: { alt: true, codes: digits.map((digit) => `Digit${digit}`), label: '1 … 9' },
    run: ({ tabs: { tabs, open } }, index) => {
      const tab = tabs.list[index];
      if (tab) open(tab.key);
    },
  },
  inList('rows', { label: '↑ ↓' }),
  inList('openRow', { label: 'Enter' }),
  inList('tickRow', { label: 'Space' }),
  inList('filter', { label: '/' }),
  inList('create', { label: 'N' }),
  inList('changeCell', { label: 'F2' }),
  inList('recordNavigation', { alt: true, label: '↑ ↓' }),
  inPalette('select', { label: '↑ ↓' }),
  inPalette('ends', { label: 'Home End' }),
  inPalette('run', { label: 'Enter' }),
  inPalette('star', { alt: true, codes: ['KeyS'], label: 'S' }),
  inPalette('leave', { label: 'Esc' }),
];

/** The shortcut of an id; undefined for an unknown id. */
export function shortcutOf(id: string | undefined): Shortcut | undefined {
  return shortcuts.find((one) => one.id === id);
}

function panel(id: 'palette' | 'shortcuts', keys: Keys): Shortcut {
  return {
    id,
    title: `action.${id}`,
    group: 'general',
    keys,
    panel: id,
    run: ({ panels }) => (panels.panel === id ? panels.close() : panels.open(id)),
  };
}

function action(
  id: 'theme' | 'closeTab' | 'refreshTab' | 'previousTab' | 'nextTab',
  group: Shortcut['group'],
  keys: Keys,
): Shortcut {
  return { id, title: `action.${id}`, group, keys, run: (place) => runAction(id, place) };
}

function inList(
  id: 'rows' | 'openRow' | 'tickRow' | 'filter' | 'create' | 'changeCell' | 'recordNavigation',
  keys: Keys,
): Shortcut {
  return { id, title: `shortcuts.${id}`, group: 'inList', keys };
}

function inPalette(id: 'select' | 'ends' | 'run' | 'star' | 'leave', keys: Keys): Shortcut {
  return { id, title: `shortcuts.${id}`, group: 'inPalette', keys };
}
