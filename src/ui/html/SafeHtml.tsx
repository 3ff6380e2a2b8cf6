import { useEffect, useState } from 'react';
import { plainText, safeHtml } from '@/src/lib/safeHtml';
import './safeHtml.css';

/**
 * Rich text from the server, sanitised (see `safeHtml`). Only its words where the sanitiser's code cannot be fetched:
 * nothing unsanitised is ever put into the page.
 */
export function SafeHtml({ html }: { html: string }) {
  const [shown, setShown] = useState<{ of: string; html?: string }>();
  useEffect(() => {
    let current = true;
    void safeHtml(html)
      .then((clean) => ({ of: html, html: clean }))
      .catch(() => ({ of: html }))
      .then((next) => current && setShown(next));
    return () => {
      current = false;
    };
  }, [html]);
  // The former text stays until the new one is ready: a preview must not flicker with each letter.
  if (!shown) return <div className="safe-html" aria-busy="true" />;
  if (shown.html === undefined) return <div className="safe-html">{plainText(shown.of)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <div className="safe-html" dangerouslySetInnerHTML={{ __html: shown.html }} />;
}
