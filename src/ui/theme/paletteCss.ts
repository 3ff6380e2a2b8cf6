import { brandOf } from './brand.ts';
import { palette, type Scheme, sidebar, usualBrand } from './palette.ts';

type Colours = Readonly<Record<string, string>>;

/** The palette as a style sheet; showTheme.ts sets the scheme and the sidebar's theme on <html>. */
export function paletteCss(): string {
  return [
    rule(':root', { ...schemeColours('light'), ...variables(sidebar.page) }),
    // Until showTheme.ts has run, the empty page follows the machine's scheme.
    `@media (prefers-color-scheme: dark) { ${rule(':root:not([data-scheme])', variables({ ground: palette.dark.ground }))} }`,
    rule(':root[data-scheme="light"]', { 'color-scheme': 'light' }),
    rule(':root[data-scheme="dark"]', { 'color-scheme': 'dark', ...schemeColours('dark') }),
    rule(':root[data-side="dark"]', variables(sidebar.dark)),
    rule(':root[data-scheme="dark"][data-side="dark"]', variables(sidebar.darkest)),
  ].join('\n');
}

function schemeColours(scheme: Scheme): Colours {
  return { ...variables(palette[scheme]), ...brandOf(usualBrand, scheme) };
}

function variables(colours: Colours): Colours {
  const name = (key: string) => `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.fromEntries(Object.entries(colours).map(([key, value]) => [name(key), value]));
}

function rule(selector: string, declarations: Colours): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}: ${value};`);
  return `${selector} { ${lines.join(' ')} }`;
}
