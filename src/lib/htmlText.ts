import { parseHtml } from './parseHtml';

/** The words of some HTML in one line, a space between its blocks; without scripts and style sheets. */
export function htmlText(html: string): string {
  const { body } = parseHtml(
    html.replace(/<(br|\/?(p|div|li|h[1-6]|tr|td|th|pre|blockquote))[\s>/]/gi, ' $&'),
  );
  for (const element of body.querySelectorAll('script, style, noscript, template')) element.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/**
 * The paragraphs of some HTML, including headings, items and rows of tables, each in one line. Empty ones are left out.
 */
export function htmlParagraphs(html: string): string[] {
  const broken = html
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/?(p|div|li|h[1-6]|tr|pre|blockquote))[\s>/]/gi, '\n$&')
    .replace(/<(td|th)[\s>]/gi, ' $&');
  const { body } = parseHtml(broken);
  for (const element of body.querySelectorAll('script, style, noscript, template')) element.remove();
  const lines = (body.textContent ?? '').split('\n');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** The number of characters of a text, as its reader sees it: without elements and line ends. */
export function htmlLength(html: string): number {
  return html === '' ? 0 : [...(parseHtml(html).body.textContent ?? '').replace(/[\n\r]/g, '')].length;
}

/** Whether some HTML has no words, pictures or not. Asks no document: the lines of a file are checked with it as well. */
export function isWordless(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

/** Whether nothing is visible: no word, no picture, no table. Empty paragraphs do not count. */
export function isBlankHtml(html: string): boolean {
  if (html.trim() === '') return true;
  const { body } = parseHtml(html);
  return htmlText(html) === '' && body.querySelector('img, video, audio, table, hr') === null;
}
