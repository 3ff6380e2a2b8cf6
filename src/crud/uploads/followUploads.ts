import type { Readable } from '../../lib/store';
import type { UndraftedWork } from '../../services/useUndrafted';

/** Uploads into a field or a text, as far as it matters whether they are still on their way. */
export interface Underway {
  readonly names: readonly string[];
  /** Stops them, and forgets them. */
  readonly stop: () => void;
}

/**
 * Counts uploads as unsaved changes until all have arrived, failed or been given up, also while their tab is hidden.
 * `underway` returns the ones on their way now.
 */
export function followUploads(
  uploads: Pick<Readable<unknown>, 'subscribe'>,
  underway: () => Underway,
  note: (work: UndraftedWork | undefined) => void,
): void {
  let noted = '';
  uploads.subscribe(() => {
    const { names, stop } = underway();
    const name = nameOf(names);
    // progress fires often, and is no news here
    if (name === noted) return;
    noted = name;
    note(names.length > 0 ? { name, drop: stop } : undefined);
  });
}

function nameOf([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  return others.length === 0 ? `正在上传：${first}` : `正在上传：${first} 等 ${others.length + 1} 个文件`;
}
