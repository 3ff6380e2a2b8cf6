import { useId } from 'react';
import { useTexts } from '../../kit/useTexts';
import { readRecent } from './recentPages';
import type { Toolbox } from './ToolboxContext';
import { ToolIcon } from './ToolIcon';
import { groupsFor } from './toolboxPages';
import { toolboxTexts } from './toolboxTexts';
import './toolboxMenu.css';

interface Props {
  readonly toolbox: Toolbox;
  /** Called when a page was chosen: the menu can close. */
  readonly onChosen: () => void;
}

/** The five groups with their pages, below the recent ones (TBX-2). */
export default function ToolboxMenu({ toolbox, onChosen }: Props) {
  const open: Toolbox['open'] = (...asked) => {
    onChosen();
    toolbox.open(...asked);
  };
  return (
    <>
      <RecentPages user={toolbox.user} open={open} />
      <div className="toolbox-groups">
        {groupsFor(toolbox.user).map(({ name, pages }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {pages.map(({ path, label }) => (
                <li key={path}>
                  <button type="button" className="toolbox-entry" onClick={() => open(path)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function RecentPages({ user, open }: Pick<Toolbox, 'user' | 'open'>) {
  const t = useTexts(toolboxTexts);
  const title = useId();
  const recent = readRecent(user);
  if (recent.length === 0) return null;
  return (
    <section className="toolbox-recent" aria-labelledby={title}>
      <h3 id={title}>
        <ToolIcon name="recent" size={16} />
        {t('toolbox.recent')}
      </h3>
      <ul>
        {recent.map(({ page, query, place }) => (
          <li key={page.path + JSON.stringify(query)}>
            <button type="button" className="toolbox-entry" onClick={() => open(page.path, query)}>
              {[page.label, place].filter(Boolean).join(' · ')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
