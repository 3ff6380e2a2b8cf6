import { load } from '@/src/ui/load';

/** The command palette: its button, its keys and the host of the panels ask for it. */
export const Palette = load(() => import('./Palette'));
