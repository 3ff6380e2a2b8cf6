/** The HTML with the addresses of its pictures that are not whole put as `address` says; others stay as they are. */
export function mapImages(html: string, address: (stored: string) => string): string {
  if (!/<img\b/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    image.setAttribute('src', shownImage(image.getAttribute('src') ?? '', address));
  return body.innerHTML;
}

/**
 * Where a picture of a text is shown from. Whole addresses stay as they are: what `address` adds for the application's own
 * server (a token, perhaps) must not travel to others.
 */
export function shownImage(stored: string, address: (stored: string) => string): string {
  return stored === '' || /^(\w+:|\/\/)/.test(stored) ? stored : address(stored);
}
