import createPurifier from 'dompurify';
import { withoutHandlers } from './parseHtml';

/**
 * A drawing (svg) without active content: no script, no event attribute, no foreign content, no address of a script.
 * Shown as a picture none of it would run; opened at its own address it would. Undefined where it is no drawing.
 */
export function cleanSvg(text: string): string | undefined {
  const drawing = withoutHandlers(text.replace(/^\uFEFF?\s*<\?xml[^>]*>/, ''));
  const clean = createPurifier(window).sanitize(drawing, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['style', 'a'],
    // Checked for every attribute: a plain value, a part of the drawing, or a picture with its own data.
    ALLOWED_URI_REGEXP: /^(data:image\/(png|jpe?g|gif|webp);|[^a-z]|[a-z+.-]+([^a-z+.\-:]|$))/i,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const svg = clean.querySelector('svg');
  if (!svg) return undefined;
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(svg);
}
