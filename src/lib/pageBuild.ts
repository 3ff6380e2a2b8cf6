/** The part of a document that is read. A type of its own, so that it can be tested without one. */
interface Page {
  querySelector(selector: 'meta[name="build"]'): unknown;
}

/** The build of this page, from index.html; undefined on the development server and in tests. */
export function pageBuild(page: Page = document): string | undefined {
  const meta = page.querySelector('meta[name="build"]');
  const content = meta && typeof meta === 'object' && 'content' in meta ? meta.content : undefined;
  return typeof content === 'string' && content !== '' ? content : undefined;
}
