/** The HTML with the relative addresses of its pictures replaced by `address`; others stay as they are. */
export function mapImages(html: string, address: (stored: string) => string): string {
  if (!/<img\b/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    image.setAttribute('src', shownImage(image.getAttribute('src') ?? '', address));
  return body.innerHTML;
}

/**
 * The address from which a picture of a text is shown. Absolute addresses stay as they are. Additions of `address` for
 * our own server (a token, perhaps) must not be sent to others.
 */
export function shownImage(stored: string, address: (stored: string) => string): string {
  return stored === '' || /^(\w+:|\/\/)/.test(stored) ? stored : address(stored);
}
