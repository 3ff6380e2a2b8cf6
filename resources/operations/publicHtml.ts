import { escapeHtml } from '@/src/lib/escapeHtml';
import { isRecord } from '@/src/lib/record';

/**
 * Parsers of the public pages' responses, whose shape is not specified; for the previews of colleges and majors.
 */

/** The records of a member; none where it is no list. */
export function recordsIn(
  answer: Readonly<Record<string, unknown>>,
  name: string,
): Record<string, unknown>[] {
  const list = answer[name];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** A heading with lines below it; nothing where there are none. */
export function listHtml(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`);
  return `<h3>${escapeHtml(heading)}</h3><ul>${items.join('')}</ul>`;
}
