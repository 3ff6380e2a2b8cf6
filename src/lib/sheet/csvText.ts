/** Text in a csv file: never written as a formula, read in any encoding and with any common delimiter. */

/**
 * A text that a spreadsheet program would take for a formula gets an apostrophe. Programs skip blanks and invisible
 * characters, and East Asian versions take full-width signs like plain ones. `unguarded` takes it away again.
 */
export function guarded(text: string): string {
  return looksLikeFormula(text.replace(/^'+/, '')) ? `'${text}` : keptDigits(text);
}

/** Digits as a text, behind a tab, where a spreadsheet program would round them or drop their zeros. */
export function keptDigits(text: string): string {
  return isChangedNumber(text) ? `\t${text}` : text;
}

/** The text as it was before `guarded`. */
export function unguarded(text: string): string {
  if (text.startsWith('\t') && isChangedNumber(text.slice(1))) return text.slice(1);
  return text.startsWith("'") && looksLikeFormula(text.replace(/^'+/, '')) ? text.slice(1) : text;
}

/** More than 11 digits, or a code that begins with zero. */
function isChangedNumber(text: string): boolean {
  return /^(\d{12,}|0\d+)$/.test(text);
}

/** Whether it begins with a sign after skipped characters, or with one that ends or moves a cell. */
function looksLikeFormula(text: string): boolean {
  if (/^[\t\r\n\0]/.test(text)) return true;
  const [first = ''] = text.replace(/^[\s\p{C}]+/u, '');
  return /^[=+\-@|]/.test(first.normalize('NFKC'));
}

/**
 * The delimiter between the cells: the head tells, since the rows may hold anything. A comma where the head is one
 * cell.
 */
export function delimiterOf(text: string): string {
  const [head = ''] = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '_')
    .replace(/^[\s\uFEFF]+/, '')
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return [',', '\t', ';', '|'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** Decodes a csv file: spreadsheet programs write UTF-8, UTF-16, or the machine's own Chinese encoding. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
