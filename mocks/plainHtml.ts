import { escapeHtml } from '@/src/lib/escapeHtml';

const characters: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' },
};

/** Text with the characters that entities stand for; other entities are a space. */
export function withoutEntities(text: string): string {
  return text.replace(/&(\w+);/g, (_whole, name: string) => characters[name] ?? ' ');
}

/** The words of some HTML, a line for each of its blocks; this server has no document to ask. */
export function wordsIn(html: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/(p|div|li|h[1-6]|tr|pre|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return withoutEntities(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** Plain text as HTML, a paragraph for each line; HTML stays as it is. */
export function htmlOf(text: string): string {
  if (/^<[a-z]/i.test(text)) return text;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}
