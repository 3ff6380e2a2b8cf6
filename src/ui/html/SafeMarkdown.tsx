import { useEffect, useState } from 'react';
import { createLoader } from '@/src/lib/loader';
import { SafeHtml } from './SafeHtml';

const reader = createLoader(() => import('@/src/lib/markdownHtml'));

interface Props {
  readonly source: string;
  /** The address that shows a stored picture of the text (WID-6). */
  readonly imageUrl: (stored: string) => string;
}

/**
 * Rendered Markdown, sanitised like all HTML of others. Its reader's code comes with the first text; the text itself is
 * shown where it cannot be fetched.
 */
export function SafeMarkdown({ source, imageUrl }: Props) {
  const [read, setRead] = useState<{ of: string; html?: string }>();
  useEffect(() => {
    let current = true;
    void reader
      .fetch()
      .then(({ markdownHtml }) => ({ of: source, html: markdownHtml(source) }))
      .catch(() => ({ of: source }))
      .then((next) => current && setRead(next));
    return () => {
      current = false;
    };
  }, [source]);
  // The former text stays until the new one is ready: a preview must not flicker with each letter.
  if (!read) return <div className="safe-html" aria-busy="true" />;
  if (read.html === undefined) return <div className="safe-html">{read.of}</div>;
  return <SafeHtml html={read.html} imageUrl={imageUrl} />;
}
