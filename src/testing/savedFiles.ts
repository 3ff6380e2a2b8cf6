import { onTestFinished, vi } from 'vitest';

/** A file that the browser would have saved. */
export interface SavedFile {
  readonly name: string;
  readonly content: Promise<Blob>;
}

/** Catches the files that the browser would save until the test is over, instead of saving them. */
export function catchSaved(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content: fetch(this.href).then((response) => response.blob()) });
  });
  onTestFinished(() => click.mockRestore());
  return saved;
}

/** The last of them, as a file to be read. Rejects where nothing was saved. */
export async function lastSaved(saved: readonly SavedFile[]): Promise<File> {
  const last = saved.at(-1);
  if (!last) throw new Error('nothing was saved');
  return new File([await last.content], last.name);
}
