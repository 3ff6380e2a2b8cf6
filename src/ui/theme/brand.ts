import { lighten, mix, toContrast } from '../../lib/colour.ts';
import { palette, type Scheme } from './palette.ts';

/** Grounds of text: the page, a card, a menu over it. */
export const groundsIn = (scheme: Scheme) => {
  const { ground, surface, raised } = palette[scheme];
  return [ground, surface, raised] as const;
};

/** Share of the surface in --brand-soft; in the dark a tenth of the colour would not show. */
const softness = { light: 0.9, dark: 0.78 } as const;

/**
 * The CSS variables that follow the chosen colour. They are the colour, its nine shades in steps of 10% towards the
 * surface (THEME-2), and text colours. With any colour, texts keep a contrast of 4.5 on their ground.
 */
export function brandOf(colour: string, scheme: Scheme): Readonly<Record<string, string>> {
  const { surface } = palette[scheme];
  const step = scheme === 'dark' ? 1 : -1;
  const on = groundsOf(colour, scheme);
  const strong = toContrast(colour, on, step);
  const fill = toContrast(colour, groundsOf(colour, 'light'), -1);
  const soft = mix(colour, surface, softness[scheme]);
  const shades = Array.from({ length: 9 }, (_, index) => mix(colour, surface, (index + 1) / 10));
  return {
    '--brand': colour.toLowerCase(),
    ...Object.fromEntries(shades.map((shade, index) => [`--brand-${index + 1}`, shade])),
    '--brand-strong': strong,
    '--brand-stronger': toContrast(lighten(strong, 6 * step), [...on, soft], step),
    '--brand-soft': soft,
    '--brand-fill': fill,
    '--brand-fill-hover': lighten(fill, -6),
  };
}

/** Grounds of text in the brand's colour; a selected row has the faintest of the shades. */
function groundsOf(colour: string, scheme: Scheme): readonly string[] {
  return [...groundsIn(scheme), mix(colour, palette[scheme].surface, 0.9)];
}
