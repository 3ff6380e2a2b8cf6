/** A person's settings of the shell, by the specification's names (section 3, Settings); stored as they are. */
export interface Settings {
  readonly sideTheme: 'light' | 'dark';
  /** Colour of the brand, `#rrggbb`. */
  readonly theme: string;
  /** Light or dark for the whole application; `system` follows the machine. */
  readonly scheme: 'system' | 'light' | 'dark';
  /** Size of the controls (LAY-13). */
  readonly size: 'large' | 'middle' | 'small';
  readonly topNav: boolean;
  readonly tagsView: boolean;
  readonly fixedHeader: boolean;
  readonly sidebarLogo: boolean;
  readonly dynamicTitle: boolean;
  /** Icons before the entries of the menu; a collapsed sidebar always has them. */
  readonly menuIcons: boolean;
  /** Green for rises and red for falls, as outside China; by default the other way round. */
  readonly greenRises: boolean;
  readonly colourWeak: boolean;
  readonly grey: boolean;
  readonly watermark: boolean;
  /** Number of tabs that keep their page in memory; older ones sleep. */
  readonly awakeTabs: number;
  /** Keys of the tabs of the pages on the home page's shortcuts; empty means the first pages of the menu. */
  readonly quick: readonly string[];
  /** Keys of the tabs of the pages that the palette lists first. */
  readonly favourites: readonly string[];
}

/** Settings until somebody chooses otherwise. */
export const defaultSettings: Settings = {
  sideTheme: 'light',
  theme: '#409EFF',
  scheme: 'system',
  size: 'middle',
  topNav: false,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  dynamicTitle: true,
  menuIcons: true,
  greenRises: false,
  colourWeak: false,
  grey: false,
  watermark: false,
  awakeTabs: 12,
  quick: [],
  favourites: [],
};

/** Fewest and most tabs that may stay in memory. */
export const awakeRange = { min: 2, max: 30 } as const;

/** Stored settings, checked member by member; unreadable ones are as by default. */
export function parseSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const usual = defaultSettings;
  const flags = Object.entries(usual).flatMap(([name, value]) =>
    typeof value === 'boolean' && typeof stored[name] === 'boolean' ? [[name, stored[name]] as const] : [],
  );
  return {
    ...usual,
    ...Object.fromEntries(flags),
    sideTheme: oneOf(['light', 'dark'], stored.sideTheme, usual.sideTheme),
    theme: colourOr(stored.theme, usual.theme),
    scheme: oneOf(['system', 'light', 'dark'], stored.scheme, usual.scheme),
    size: oneOf(['large', 'middle', 'small'], stored.size, usual.size),
    awakeTabs: awakeOr(stored.awakeTabs, usual.awakeTabs),
    quick: paths(stored.quick),
    favourites: paths(stored.favourites),
  };
}

function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
  fallback: NoInfer<Choice>,
): Choice {
  return choices.find((choice) => choice === value) ?? fallback;
}

function colourOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;
}

function awakeOr(value: unknown, fallback: number): number {
  return Number.isInteger(value)
    ? Math.min(Math.max(Number(value), awakeRange.min), awakeRange.max)
    : fallback;
}

function paths(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string' && path.startsWith('/')) : [];
}
