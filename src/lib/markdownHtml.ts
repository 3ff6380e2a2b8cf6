import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Markdown (GitHub's) as HTML, which is not yet sanitised: HTML within the text is handed on as it is. */
export function markdownHtml(source: string): string {
  const html = micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  // The sanitiser takes inputs away; a task's box is a sign.
  return html.replace(/<input type="checkbox"[^>]*?( checked="")?[^>]*>/g, (box) =>
    box.includes('checked=""') ? '☑' : '☐',
  );
}
