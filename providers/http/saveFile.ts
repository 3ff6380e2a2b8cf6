import type { ReceivedFile } from './fetchFile';

/** Milliseconds after which the browser has certainly taken the file over. */
const releaseAfter = 10_000;

/** Lets the browser save a file under its name. */
export function saveFile({ name, blob }: ReceivedFile): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), releaseAfter);
}
