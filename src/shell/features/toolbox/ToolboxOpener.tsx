import { Suspense, useEffect, useId, useState } from 'react';
import type { Notifier } from '@/providers/notification/notifier';
import { load } from '@/src/ui/load';
import { ToolboxIcon } from '../../kit/icons';
import { QuietBoundary } from '../../kit/QuietBoundary';
import { useCrashNotice } from '../../kit/useCrashNotice';
import { useTexts } from '../../kit/useTexts';
import type { Toolbox } from './ToolboxContext';
import { isUsableAddress } from './toolboxUrl';
import './toolboxButton.css';

const ToolboxMenu = load(() => import('./ToolboxMenu'));

/** Texts of the button, before the toolbox's own code is here. The language pack replaces them by key. */
export const openerTexts = { 'toolbox.name': '工具箱', 'toolbox.loading': '正在加载…' } as const;

interface Props {
  /** Address as the server gave it; not empty. */
  readonly address: string;
  readonly toolbox: Toolbox;
  /** Notified where the menu could not be fetched. */
  readonly notifier: Pick<Notifier, 'notify'>;
}

/** The button of a platform that has a toolbox; absent where its address cannot be used (TBX-1, TBX-2). */
export default function ToolboxOpener({ address, ...props }: Props) {
  const isUsable = isUsableAddress(address);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a button that is missing without a word would be looked for
    if (!isUsable) console.info(`工具箱地址无法使用：${address}`);
  }, [address, isUsable]);
  return isUsable ? <Opener {...props} /> : null;
}

function Opener({ toolbox, notifier }: Omit<Props, 'address'>) {
  const t = useTexts(openerTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = t('toolbox.name');
  const tell = useCrashNotice(notifier);

  function hide(): void {
    document.getElementById(id)?.hidePopover();
  }

  function onCrash(error: unknown): void {
    hide();
    tell(error);
  }

  return (
    <>
      <button
        ref={toolbox.button}
        type="button"
        className="icon-button toolbox-button"
        popoverTarget={id}
        aria-label={name}
        aria-haspopup="dialog"
        onPointerEnter={ToolboxMenu.ahead}
        onFocus={ToolboxMenu.ahead}
      >
        <ToolboxIcon />
        <span className="toolbox-button-name" aria-hidden="true">
          {name}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        className="toolbox-menu"
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return;
          placeUnder(currentTarget, toolbox.button.current);
          setOpen(true);
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <QuietBoundary onCrash={onCrash}>
            <Suspense fallback={<p role="status">{t('toolbox.loading')}</p>}>
              <ToolboxMenu toolbox={toolbox} onChosen={hide} />
            </Suspense>
          </QuietBoundary>
        )}
      </div>
    </>
  );
}

/** Sets the button's position for the style sheet, which takes care of the screen's edges. */
function placeUnder(menu: HTMLElement, button: HTMLElement | null): void {
  const place = button?.getBoundingClientRect();
  if (!place) return;
  menu.style.setProperty('--button-right', `${place.right}px`);
  menu.style.setProperty('--button-bottom', `${place.bottom}px`);
}
