import { useEffect, useRef } from 'react';
import type { Readable } from '../../lib/store';
import { useFormPlace } from '../../ui/pane/useFormPlace';
import { useUndrafted } from '../../work/useUndrafted';
import { followUploads, type Underway } from './followUploads';

/** Has the uploads of a field or a text count as unsaved work; `underwayOf` is the same function at each drawing. */
export function useUnsavedUploads<Uploads extends Pick<Readable<unknown>, 'subscribe'>>(
  uploads: Uploads,
  underwayOf: (uploads: Uploads) => Underway,
): void {
  const note = useUndrafted(useFormPlace());
  const latest = useRef(note);
  const followed = useRef(false);
  useEffect(() => {
    latest.current = note;
  });
  // Not undone when the tab hides: they go on, and come in meanwhile.
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
