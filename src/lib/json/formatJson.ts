import { applyEdits, format } from 'jsonc-parser';

/**
 * A JSON text line by line, two spaces a level. Only the space between its parts changes, never a digit of a number.
 */
export function formatJson(text: string): string {
  return applyEdits(text, format(text, undefined, { tabSize: 2, insertSpaces: true })).trim();
}
