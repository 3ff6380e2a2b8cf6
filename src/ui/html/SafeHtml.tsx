import { useEffect, useState } from 'react';
import { plainText, safeHtml } from '@/src/lib/safeHtml';
import './safeHtml.css';

interface Props {
  readonly html: string;
  /** The address that shows a stored picture of the text (WID-6). */
  readonly imageUrl: (stored: string) => string;
}

/**
 * Rich text from the server, sanitised (see `safeHtml`). Only its words where the sanitiser's code cannot be fetched:
 * nothing unsanitised is ever put into the page.
 */
export function SafeHtml({ html, imageUrl }: Props) {
  const [shown, setShown] = useState<{ of: string; html?: string }>();
  useEffect(() => {
    let current = true;
    void safeHtml(html, imageUrl)
      .then((clean) => ({ of: html, html: clean }))
      .catch(() => ({ of: html }))
      .then((next) => current && setShown(next));
    return () => {
      current = false;
    };
  }, [html, imageUrl]);
  // The former text stays until the new one is ready: a preview must not flicker with each letter.
  if (!shown) return <div className="safe-html" aria-busy="true" />;
  if (shown.html === undefined) return <div className="safe-html">{plainText(shown.of)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <div className="safe-html" dangerouslySetInnerHTML={{ __html: shown.html }} />;
}
