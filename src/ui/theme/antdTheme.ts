import type { ThemeConfig } from 'antd';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import { contrast, readable } from '@/src/lib/colour';
import type { Appearance } from './AppearanceContext';
import { palette, type Scheme } from './palette';

/** Turns the seeds, and the result of an earlier algorithm, into colours. */
type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never) => unknown>;
type Palette = NonNullable<Parameters<Algorithm>[1]>;

/**
 * Colours with a meaning are the document's, so that another brand changes antd by CSS alone. No styles are made anew,
 * and no page draws again while somebody tries colours out.
 */
const meanings = {
  // Its border is also the ring around the focused element.
  ...meaning('Primary', 'brand-strong', { bg: 'brand-soft', border: 'brand-strong', more: 'brand-stronger' }),
  ...meaning('Info', 'brand-stronger', { bg: 'brand-soft', border: 'brand-5', more: 'brand-stronger' }),
  ...meaning('Success', 'success', { bg: 'success-soft', border: 'success', more: 'success' }),
  ...meaning('Warning', 'warning', { bg: 'warning-soft', border: 'warning-line', more: 'warning' }),
  ...meaning('Error', 'danger', { bg: 'danger-soft', border: 'danger', more: 'danger' }),
  colorPrimaryBgHover: 'var(--brand-8)',
  colorLink: 'var(--brand-strong)',
  colorLinkHover: 'var(--brand-stronger)',
  colorLinkActive: 'var(--brand-stronger)',
};

function meaning(name: string, colour: string, tones: { bg: string; border: string; more: string }) {
  const hover = { Hover: tones.more, Active: tones.more, TextHover: tones.more, TextActive: tones.more };
  const shades = { '': colour, Text: colour, Bg: tones.bg, BgHover: tones.bg, Border: tones.border };
  return Object.fromEntries(
    Object.entries({ ...shades, BorderHover: tones.border, ...hover }).map(([part, shade]) => [
      `color${name}${part}`,
      `var(--${shade})`,
    ]),
  );
}

/**
 * The colour of a tag's text is the seventh of its palette, the ground the first. This takes a later one where that is
 * hard to read.
 */
function tagTexts(palette: Palette): Record<string, string> {
  const all: Readonly<Record<string, unknown>> = { ...palette };
  const colourOf = (name: string) => String(all[name]);
  const names = Object.keys(all).flatMap((key) => /^([a-z]+)-1$/.exec(key)?.[1] ?? []);
  return Object.fromEntries(
    names.flatMap((name) => {
      const shades = ['7', '8', '9', '10'].map((at) => colourOf(`${name}-${at}`));
      const text = shades.find((shade) => contrast(shade, colourOf(`${name}-1`)) >= readable) ?? '';
      return [
        [`${name}7`, text],
        [`${name}-7`, text],
      ];
    }),
  );
}

/**
 * Begins with antd's light palette in both schemes. So both have the same names in the same order, and share styles.
 */
const light: Algorithm = (seed) => withOurs(defaultAlgorithm(seed));
const dark: Algorithm = (seed) => withOurs({ ...defaultAlgorithm(seed), ...darkAlgorithm(seed) });
const algorithms = { light, dark };

function withOurs(palette: Palette) {
  return { ...palette, ...tagTexts(palette), ...meanings };
}

/** Tokens that antd computes with must be colours, not variables. */
function neutrals(scheme: Scheme) {
  const of = palette[scheme];
  return {
    colorBgBase: of.surface,
    colorTextBase: of.ink,
    colorBgLayout: of.ground,
    colorBgContainer: of.surface,
    colorBgElevated: of.raised,
    colorBorder: of.fieldLine,
    colorBorderSecondary: of.line,
    colorText: of.ink,
    colorTextSecondary: of.inkSoft,
    colorTextTertiary: of.inkSoft,
    colorTextDescription: of.inkSoft,
    colorTextPlaceholder: of.hint,
    colorIcon: of.inkSoft,
  };
}

/** Fills under white text. */
const filled = {
  colorPrimary: 'var(--brand-fill)',
  colorPrimaryHover: 'var(--brand-fill-hover)',
  colorPrimaryActive: 'var(--brand-fill-hover)',
};
/** Disabled text is still read. */
const readableWhenDisabled = { colorTextDisabled: 'var(--ink-soft)' };
/** A switch that is off has white on it as well. In both schemes the line of a field would be too light or too dark. */
const off = { colorTextQuaternary: palette.light.hint, colorTextTertiary: palette.light.inkSoft };
/** The ring around the focused element, beside its own border of a pixel: visible to everybody. */
const ring = { controlOutline: 'var(--brand-strong)', controlOutlineWidth: 1 };

const components: ThemeConfig['components'] = {
  Button: {
    ...filled,
    // antd takes the ring for them.
    primaryShadow: 'none',
    dangerShadow: 'none',
    colorError: 'var(--danger)',
    dangerColor: 'var(--surface)',
    defaultHoverColor: 'var(--brand-strong)',
    defaultHoverBorderColor: 'var(--brand-strong)',
    defaultActiveColor: 'var(--brand-strong)',
    defaultActiveBorderColor: 'var(--brand-strong)',
  },
  Switch: { ...filled, ...off },
  Input: readableWhenDisabled,
  InputNumber: readableWhenDisabled,
  Select: { ...readableWhenDisabled, multipleItemColorDisabled: 'var(--ink)' },
  Tree: readableWhenDisabled,
  Checkbox: filled,
  Radio: filled,
  // The chosen item has the brand's soft ground, on which the usual text of the brand is too weak.
  Dropdown: { colorPrimary: 'var(--brand-stronger)', controlItemBgActiveHover: 'var(--brand-soft)' },
  Steps: { colorTextLightSolid: 'var(--surface)' },
  DatePicker: {
    ...filled,
    ...readableWhenDisabled,
    cellHoverWithRangeBg: 'var(--brand-8)',
    cellRangeBorderColor: 'var(--brand-5)',
  },
  // An error is one line that does not touch the next label.
  Form: { itemMarginBottom: 28 },
  Table: { rowSelectedBg: 'var(--brand-9)', rowSelectedHoverBg: 'var(--brand-9)' },
};

/**
 * The theme of antd. There are two sets of styles, however many surfaces are mounted. All surfaces register them under
 * the same key, and hidden pages not yet drawn again do not lose theirs.
 */
export function antdTheme({ scheme, still }: Omit<Appearance, 'size'>): ThemeConfig {
  return {
    algorithm: algorithms[scheme],
    cssVar: { key: still ? `app-${scheme}-still` : `app-${scheme}` },
    hashed: false,
    token: {
      ...neutrals(scheme),
      ...ring,
      boxShadow: 'var(--shadow)',
      boxShadowSecondary: 'var(--shadow)',
      colorErrorOutline: 'var(--danger)',
      colorWarningOutline: 'var(--warning)',
      borderRadius: 6,
      fontFamily: 'inherit',
      motion: !still,
    },
    components,
  };
}
