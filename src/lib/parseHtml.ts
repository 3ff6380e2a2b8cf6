import { withoutHandlers } from './withoutHandlers';

/** A document of its own, in which nothing runs and nothing is fetched. Event attributes are left out. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
}
