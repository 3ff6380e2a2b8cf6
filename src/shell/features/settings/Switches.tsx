import { useTexts } from '../../kit/useTexts';
import type { Settings } from '../../model/settings/settings';
import { settingsTexts } from './texts';

const groups = [
  {
    title: 'theme.layout',
    names: ['topNav', 'tagsView', 'fixedHeader', 'sidebarLogo', 'dynamicTitle', 'menuIcons'],
  },
  { title: 'theme.aids', names: ['greenRises', 'colourWeak', 'grey', 'watermark'] },
] as const;

interface Props {
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
}

/** Settings that are on or off (THEME-3). */
export function Switches({ settings, onChange }: Props) {
  const t = useTexts(settingsTexts);
  return groups.map(({ title, names }) => (
    <fieldset key={title}>
      <legend>{t(title)}</legend>
      {names.map((name) => (
        <label key={name} className="theme-row">
          {t(`theme.${name}`)}
          <input
            type="checkbox"
            role="switch"
            className="theme-switch"
            checked={settings[name]}
            aria-checked={settings[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        </label>
      ))}
    </fieldset>
  ));
}
