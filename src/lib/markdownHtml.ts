import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Markdown (GitHub's) as HTML, not yet sanitised: HTML within the text is kept as it is. */
export function markdownHtml(source: string): string {
  const html = micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  // The sanitiser removes inputs; a task's box becomes a character.
  return html.replace(/<input type="checkbox"[^>]*?( checked="")?[^>]*>/g, (box) =>
    box.includes('checked=""') ? '☑' : '☐',
  );
}
