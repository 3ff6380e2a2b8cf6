import { type KeyboardEvent, useId } from 'react';
import styles from './FormTabs.module.css';

interface Props {
  /** The name of the tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly label: string }[];
  readonly active: string;
  readonly onChange: (key: string) => void;
}

/** The tab that a key leads to; undefined for other keys. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** The tabs of a form in one line, which scrolls where it has no room. The arrow keys move along it. */
export function FormTabs({ label, tabs, active, onChange }: Props) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ key }) => key === active);
    const next = tabs[placeAfter(event.key, at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${id}${next.key}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ key, label: name }) => (
        <button
          key={key}
          id={`${id}${key}`}
          type="button"
          role="tab"
          aria-selected={key === active}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onChange(key)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
