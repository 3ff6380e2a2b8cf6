/** Red, green and blue, each 0 to 1. */
type Rgb = readonly [number, number, number];

/** The smallest contrast at which text of ordinary size is readable (WCAG 2.2, 1.4.3). */
export const readable = 4.5;

function parse(colour: string): Rgb {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function format(rgb: Rgb): string {
  const bytes = rgb.map((part) => Math.round(part * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = parse(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours: 1 to 21. Colours are `#rrggbb`, here and below. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** `colour` with `share` (0 to 1) of `other` in it. */
export function mix(colour: string, other: string, share: number): string {
  const [red, green, blue] = parse(colour);
  const [otherRed, otherGreen, otherBlue] = parse(other);
  const part = (own: number, foreign: number) => own + (foreign - own) * share;
  return format([part(red, otherRed), part(green, otherGreen), part(blue, otherBlue)]);
}

/**
 * The same hue, made lighter (or darker, below 0) until it is readable on each of the grounds. Unchanged where it is
 * readable already; black or white at worst.
 */
export function toContrast(colour: string, grounds: readonly string[], step: 1 | -1): string {
  const isReadable = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= readable);
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = lighten(colour, percent * step);
    if (isReadable(shade)) return shade;
  }
  return step > 0 ? '#ffffff' : '#000000';
}

/** The same hue, lighter by so many percent of lightness; darker below 0. */
export function lighten(colour: string, percent: number): string {
  const [hue, saturation, lightness] = toHsl(parse(colour));
  return format(fromHsl(hue, saturation, Math.min(Math.max(lightness + percent / 100, 0), 1)));
}

/** Hue as sixths of the circle; saturation and lightness 0 to 1. */
function toHsl(rgb: Rgb): Rgb {
  const [red, green, blue] = rgb;
  const high = Math.max(...rgb);
  const range = high - Math.min(...rgb);
  const lightness = high - range / 2;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (high === red) return [(green - blue) / range, saturation, lightness];
  if (high === green) return [(blue - red) / range + 2, saturation, lightness];
  return [(red - green) / range + 4, saturation, lightness];
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue * 2 + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)];
}
