import { createLoader } from './loader';
import { parseHtml } from './parseHtml';

const sanitiser = createLoader(() => import('./purifyHtml'));

/**
 * HTML from the server without active content, its pictures where `imageUrl` says (see `purifyHtml`). The sanitiser's
 * code comes with the first call; rejects where it cannot be fetched.
 */
export async function safeHtml(html: string, imageUrl?: (stored: string) => string): Promise<string> {
  const { purifyHtml } = await sanitiser.fetch();
  return purifyHtml(html, imageUrl);
}

/** The words of some HTML, without its elements. */
export function plainText(html: string): string {
  return parseHtml(html).body.textContent ?? '';
}
