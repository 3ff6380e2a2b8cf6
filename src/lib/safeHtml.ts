/**
 * HTML from the server without anything that could act: no script, no form, no style sheet, no event attribute, no
 * address but http(s), mail, telephone and pictures' own data. Links open in a new tab and tell it nothing. The
 * sanitiser's code comes with the first call; rejects where it cannot be fetched.
 */
export async function safeHtml(html: string): Promise<string> {
  const { default: createPurifier } = await import('dompurify');
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: forbidden });
}

/** Harmless as script, but able to cover or imitate the application. */
const forbidden = ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog'];

/** The words of some HTML, without its elements. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
