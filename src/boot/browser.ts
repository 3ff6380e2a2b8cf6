/** The parts of a browser that a start looks at; the window and its classes are one. */
export interface Browser {
  readonly CSS?: { supports(condition: string): boolean };
  readonly URL: object;
  readonly Element: { readonly prototype: object };
  readonly HTMLElement: { readonly prototype: object };
}

/** The script that asks for another browser (public). */
export const outdated = 'outdated.js';

/**
 * The script that a browser has to run before the application, if any (decision 35). It is the polyfills, or the one
 * that asks for another browser. The CSS feature that is tested has no substitute: Chromium has it since 105, Safari
 * since 16, Firefox since 121.
 */
export function scriptFor(
  { CSS, URL, Element, HTMLElement }: Browser,
  polyfills: string,
): string | undefined {
  if (!CSS?.supports('(container-type:size) and selector(:has(a))')) return outdated;
  return 'canParse' in URL && 'popover' in HTMLElement.prototype && 'checkVisibility' in Element.prototype
    ? undefined
    : polyfills;
}
