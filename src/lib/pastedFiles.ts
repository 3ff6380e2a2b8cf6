/** The content of a paste or a drop beside its files. */
export interface Pasted {
  /** As `text/html`; empty where there is none. */
  readonly html: string;
  /** As `text/plain`; empty where there is none. */
  readonly plain: string;
  /** Names of the files. */
  readonly names: readonly string[];
}

/**
 * The parts of it to take. Text in HTML with a picture is one text with its picture, as office programs give them. A
 * plain text with a picture is two things; names and addresses of the files alone are no text.
 */
export function partsToTake({ html, plain, names }: Pasted): {
  readonly text: boolean;
  readonly files: boolean;
} {
  if (names.length === 0) return { text: true, files: false };
  if (html !== '') return hasWords(html) ? { text: true, files: false } : { text: false, files: true };
  return { text: plain.split(/\r?\n/).some((line) => isWords(line.trim(), names)), files: true };
}

/** The content of a browser's DataTransfer. */
export function pastedOf(data: DataTransfer): Pasted {
  const names = [...data.files].map(({ name }) => name);
  return { html: data.getData('text/html'), plain: data.getData('text/plain'), names };
}

const noWords =
  /<!--[\s\S]*?-->|<(head|style|script|title|xml)\b[\s\S]*?<\/\1>|<!?[^>]*>|&nbsp;|&#160;|\u00a0/gi;

function hasWords(html: string): boolean {
  return html.replace(noWords, '').trim() !== '';
}

function isWords(line: string, names: readonly string[]): boolean {
  if (line === '' || /^(https?|file|blob|data):\S*$/i.test(line)) return false;
  return !names.some(
    (name) => line === name || (/[\\/]/.test(line.at(-name.length - 1) ?? '') && line.endsWith(name)),
  );
}
