import { isRecord, textOr } from './record';

/** A reply that is being written. */
export interface ReplyValues {
  readonly content: string;
  /** Addresses of its pictures. */
  readonly images: readonly string[];
}

/** Reads a reply out of a form or a draft, which may lack any of its values. */
export function parseReply(values: unknown): ReplyValues {
  const { content, images }: Record<string, unknown> = isRecord(values) ? values : {};
  return { content: textOr(content), images: Array.isArray(images) ? images.map((url) => textOr(url)) : [] };
}

/** Whether there is nothing to send. */
export function isBlank({ content, images }: ReplyValues): boolean {
  return content.trim() === '' && images.length === 0;
}

/** The rest of a reply after `sent` has gone out: words and pictures that were added meanwhile. */
export function unsentOf(now: ReplyValues, sent: ReplyValues): ReplyValues {
  const isLonger = now.content.startsWith(sent.content);
  return {
    content: isLonger ? now.content.slice(sent.content.length).trimStart() : now.content,
    images: now.images.filter((url) => !sent.images.includes(url)),
  };
}
