import { Drawer } from 'antd';
import { cloneElement, type KeyboardEvent, useState } from 'react';
import type { MoreMenuProps } from '../MoreMenu';
import './phone.css';

/**
 * A menu as a sheet from below, open when it first appears. It closes before the chosen command runs: a closing sheet
 * would take the focus back from the opening dialog.
 */
export default function MenuSheet({ commands, children, button }: MoreMenuProps) {
  const [state, setState] = useState<'open' | 'closing' | 'gone'>('open');
  const [title] = useState(() => button.current?.ariaLabel ?? '');
  const choose = (run: () => void) => {
    setState('gone');
    button.current?.focus({ preventScroll: true });
    run();
  };
  return (
    <>
      {cloneElement(children, { onClick: () => setState('open') })}
      {state !== 'gone' && (
        <Drawer
          open={state === 'open'}
          placement="bottom"
          height="auto"
          title={title}
          styles={{ body: { maxHeight: '70dvh', padding: '0 0 env(safe-area-inset-bottom)' } }}
          onClose={() => setState('closing')}
          afterOpenChange={(isOpen) => !isOpen && setState('gone')}
        >
          <div role="menu" tabIndex={-1} aria-label={title} className="menu-sheet" onKeyDown={goThrough}>
            {commands.map(({ key, label, danger, needs, run }) => (
              <button
                key={key}
                type="button"
                role="menuitem"
                data-danger={danger}
                data-needs={needs}
                onClick={() => choose(run)}
              >
                {label}
              </button>
            ))}
          </div>
        </Drawer>
      )}
    </>
  );
}

/** Moves the focus between entries by the arrow keys. */
function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const entries = [...event.currentTarget.querySelectorAll('button')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  entries.at(at < 0 && step < 0 ? -1 : (at + step) % entries.length)?.focus();
}
