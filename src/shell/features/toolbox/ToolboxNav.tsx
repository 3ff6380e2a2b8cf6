import { useTexts } from '../../kit/useTexts';
import type { ToolboxGroup, ToolboxPath } from './toolboxPages';
import { toolboxTexts } from './toolboxTexts';

interface Props {
  readonly groups: readonly ToolboxGroup[];
  readonly active: ToolboxPath;
  readonly onChoose: (path: ToolboxPath) => void;
}

/** The pages beside the frame. */
export function ToolboxNav({ groups, active, onChoose }: Props) {
  const t = useTexts(toolboxTexts);
  return (
    <nav className="toolbox-nav" aria-label={t('toolbox.pages')}>
      {groups.map(({ name, pages }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          {pages.map(({ path, label }) => (
            <button
              key={path}
              type="button"
              className="toolbox-entry"
              aria-current={path === active ? 'page' : undefined}
              onClick={() => onChoose(path)}
            >
              {label}
            </button>
          ))}
        </section>
      ))}
    </nav>
  );
}

/** A select of the pages where there is no room beside the frame. */
export function ToolboxPageSelect({ groups, active, onChoose }: Props) {
  const t = useTexts(toolboxTexts);
  const pages = groups.flatMap((group) => group.pages);
  return (
    <select
      className="toolbox-select"
      aria-label={t('toolbox.pages')}
      value={active}
      onChange={({ target }) => {
        const page = pages.find(({ path }) => path === target.value);
        if (page) onChoose(page.path);
      }}
    >
      {groups.map(({ name, pages: own }) => (
        <optgroup key={name} label={name}>
          {own.map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
