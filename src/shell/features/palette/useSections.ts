import { useMemo, useState } from 'react';
import type { User } from '@/providers/auth/user';
import { useTexts } from '../../kit/useTexts';
import { useSettings } from '../../model/settings/useSettings';
import type { ShellPlace } from '../shortcuts/ShellPlace';
import { shortcutTexts } from '../shortcuts/texts';
import { candidatesOf, recordCandidates, taskCandidates } from './candidatesOf';
import { browse, findCandidates, type Option, recordSections, type Section, termsOf } from './findCandidates';
import type { Typed } from './Palette';
import { createReads } from './reads';
import { readRecent } from './recent';
import { resultTexts } from './resultTexts';
import { type RecordFindings, usePageTasks, useRecordSearch } from './useRecordSearch';

/** The content of the list for the typed text. */
export interface Findings {
  readonly sections: readonly Section[];
  readonly options: readonly Option[];
  readonly records: RecordFindings['phase'];
}

/**
 * Finds matches: pages and actions at once, also in the midst of a word. Records and forms for new ones when it is
 * finished and the typing pauses. The candidates stay the same while the palette is open, except favourites.
 */
export function useSections({ text, composing }: Typed, place: ShellPlace, user: User): Findings {
  const t = useTexts(shortcutTexts);
  const own = useTexts(resultTexts);
  const [{ candidates, reads, recent }] = useState(() => ({
    candidates: candidatesOf(place, t, own('palette.current')),
    reads: createReads(),
    recent: readRecent(user.id),
  }));
  const { favourites } = useSettings(place.services.settings);
  const { phase, records } = useRecordSearch(composing ? '' : text);
  const pageTasks = usePageTasks(phase !== 'idle');
  const found = useMemo(
    () =>
      termsOf(text).length === 0
        ? browse(candidates, { recent, favourites })
        : findCandidates(candidates, text, { recent, favourites }, reads),
    [candidates, text, recent, favourites, reads],
  );
  const sections = [
    ...found,
    ...findCandidates(taskCandidates(pageTasks, place), text, { recent, favourites }, reads),
    ...recordSections(recordCandidates(records, place.go), text, reads),
  ];
  return { sections, options: sections.flatMap(({ options }) => options), records: phase };
}
