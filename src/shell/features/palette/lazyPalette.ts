import { load } from '@/src/ui/load';

/** The results of the command palette: its button and its keys fetch them ahead. */
export const PaletteResults = load(() => import('./PaletteResults'));
