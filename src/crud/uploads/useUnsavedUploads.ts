import { useEffect, useRef } from 'react';
import type { Readable } from '../../lib/store';
import { useFormPlace } from '../../services/useFormPlace';
import { useUndrafted } from '../../services/useUndrafted';
import { followUploads, type Underway } from './followUploads';

/** Counts the uploads of a field or a text as unsaved changes; `underwayOf` is the same function at each drawing. */
export function useUnsavedUploads<Uploads extends Pick<Readable<unknown>, 'subscribe'>>(
  uploads: Uploads,
  underwayOf: (uploads: Uploads) => Underway,
): void {
  const { note } = useUndrafted(useFormPlace());
  const latest = useRef(note);
  const followed = useRef(false);
  useEffect(() => {
    latest.current = note;
  });
  // Not undone when the tab is hidden: they go on, and arrive meanwhile.
  useEffect(() => {
    if (followed.current) return;
    followed.current = true;
    followUploads(
      uploads,
      () => underwayOf(uploads),
      (work) => latest.current(work),
    );
  }, [uploads, underwayOf]);
}
