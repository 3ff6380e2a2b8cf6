import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { mapImages } from './mapImages';
import { withoutHandlers } from './parseHtml';

/**
 * HTML without active content, at once: no script, no form, no style sheet, no event attribute. Addresses are only
 * http(s), mail, telephone and pictures' own data. Names and ids cannot shadow the page's own; styles cannot cover it
 * or fetch anything. Links open in a new tab without a reference to the page. `imageUrl` gives the address that shows a
 * stored picture; without it the stored ones stay. For code that is loaded with the sanitiser anyway; others use
 * `safeHtml`.
 */
export function purifyHtml(html: string, imageUrl?: (stored: string) => string): string {
  purifier ??= setUp();
  const quiet = withoutHandlers(html);
  return purifier.sanitize(imageUrl ? mapImages(quiet, imageUrl) : quiet, settings);
}

let purifier: DOMPurify | undefined;

const settings: Config = {
  USE_PROFILES: { html: true },
  // Harmless as script, but able to cover or imitate the application.
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'template', 'marquee'],
  FORBID_ATTR: ['autofocus', 'tabindex', 'popover', 'popovertarget', 'popovertargetaction'],
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

function setUp(): DOMPurify {
  const purify = createPurifier(window);
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' || element.hasAttribute('href')) sendOutside(element);
    for (const name of ['src', 'poster']) keepPicture(element, name);
    if (element.hasAttribute('class')) keepLanguage(element);
    if (element.hasAttribute('style')) keepPlainStyle(element);
  });
  return purify;
}

function sendOutside(element: Element): void {
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/** Of data addresses only pictures stay. */
function keepPicture(element: Element, name: string): void {
  if (/^\s*data:(?!image\/)/i.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
}

/** Of classes only the language of a piece of code stays: others would take the application's own styles. */
function keepLanguage(element: Element): void {
  const language = [...element.classList].find((name) => name.startsWith('language-'));
  if (language) element.setAttribute('class', language);
  else element.removeAttribute('class');
}

/** Styles that are kept: the look of text, tables and pictures; no positions, and nothing that fetches. */
const plainStyles =
  /^(color|background-color|text-(align|decoration|indent).*|font-(size|weight|style|family)|line-height|(max-)?width|height|vertical-align|white-space|list-style-type|border(-.*)?|padding(-.*)?)$/;

function keepPlainStyle(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  const { style } = element;
  for (const name of [...style]) {
    if (!plainStyles.test(name) || /url|image-set/i.test(style.getPropertyValue(name)))
      style.removeProperty(name);
  }
  if (style.length === 0) element.removeAttribute('style');
}
