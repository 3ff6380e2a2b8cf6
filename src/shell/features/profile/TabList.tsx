import { type KeyboardEvent, useRef } from 'react';

interface TabListProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
}

/** Tabs over a panel with the id `profile-<key>`; the arrow keys, Home and End go from one to another. */
export function TabList<Key extends string>({ label, tabs, selected, onSelect }: TabListProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const last = tabs.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    const tab = tabs[to === undefined ? -1 : (to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelector<HTMLElement>(`[aria-controls="profile-${tab.key}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className="profile-tabs" onKeyDown={onKeyDown}>
      {tabs.map(({ key, label: name }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === selected}
          aria-controls={`profile-${key}`}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => onSelect(key)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
