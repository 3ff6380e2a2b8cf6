/**
 * The only palette. The style sheets have it as variables (paletteCss.ts). The brand's colours are made readable on it
 * (brand.ts), and antd's theme computes with it (antdTheme.ts). Values are opaque hexadecimal colours unless they name
 * another; a name in camel case is a variable with hyphens.
 */

/** The actual scheme, after the machine has been asked. */
export type Scheme = 'light' | 'dark';

/** The brand whose colours are written into the style sheet; another one is written on <html> (THEME-2). */
export const usualBrand = '#409eff';

/** Colours of both schemes. */
const common = {
  onFill: '#fff',
  // Fills under white text, in both schemes.
  dangerFill: '#c9302c',
  successFill: '#17803d',
  warningFill: '#9a5b00',
  neutralFill: '#5b6776',
};

/** Colours of each scheme. */
export const palette = {
  light: {
    ...common,
    ink: '#1f2a37',
    inkSoft: '#5b6776',
    // The hint in an empty field.
    hint: '#6b7684',
    line: '#e3e8ef',
    // The edge of an input.
    fieldLine: '#c9d2de',
    ground: '#f5f7fa',
    surface: '#ffffff',
    // The ground of overlays: menus, dialogs, drawers.
    raised: '#ffffff',
    // Laid on anything that the pointer rests on, and on skeletons.
    hover: 'rgb(16 42 84 / 6%)',
    danger: '#c9302c',
    dangerSoft: '#fdf0ef',
    success: '#17803d',
    successSoft: '#ecf8f0',
    warning: '#9a5b00',
    warningSoft: '#fff8e8',
    warningLine: '#f3d9a4',
    warningInk: '#6b4700',
    backdrop: 'rgb(15 30 55 / 45%)',
    shadow: '0 8px 28px rgb(16 42 84 / 12%)',
  },
  dark: {
    ...common,
    ink: '#e4e9f0',
    inkSoft: '#a3afbd',
    hint: '#929eac',
    line: '#2c3743',
    fieldLine: '#45525f',
    ground: '#0f141b',
    surface: '#171e27',
    raised: '#1f2833',
    hover: 'rgb(200 222 255 / 9%)',
    danger: '#ff8d89',
    dangerSoft: '#3b2023',
    success: '#63c987',
    successSoft: '#17321f',
    warning: '#e5b053',
    warningSoft: '#382a10',
    warningLine: '#5c4516',
    warningInk: '#f4d596',
    backdrop: 'rgb(0 0 0 / 60%)',
    // With a line around it: on the dark a shadow alone does not separate one surface from another.
    shadow: '0 0 0 1px #2c3743, 0 8px 28px rgb(0 0 0 / 50%)',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

/** The sidebar's own theme: the page's, or a dark one, darker still in a dark application. */
export const sidebar = {
  page: {
    sideGround: 'var(--surface)',
    sideInk: 'var(--ink)',
    sideInkSoft: 'var(--ink-soft)',
    sideHover: 'var(--hover)',
    sideActive: 'var(--brand-soft)',
    sideActiveInk: 'var(--brand-stronger)',
    sideLine: 'var(--line)',
    // The ring around the focused element.
    sideFocus: 'var(--brand-strong)',
  },
  dark: {
    sideGround: '#14233a',
    sideInk: '#dbe4f0',
    sideInkSoft: '#9fb0c6',
    sideHover: 'rgb(200 222 255 / 10%)',
    sideActive: 'var(--brand-fill)',
    sideActiveInk: 'var(--on-fill)',
    sideLine: '#243650',
    sideFocus: '#dbe4f0',
  },
  darkest: { sideGround: '#0c1626', sideLine: '#1c2a3f' },
} as const;
