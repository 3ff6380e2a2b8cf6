import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';
import type { PanelProps } from '../../model/panels/panelProps';
import { useSettings } from '../../model/settings/useSettings';
import { AwakeTabs } from './AwakeTabs';
import { ColourChoice } from './ColourChoice';
import { KeepButtons, type KeepTimes } from './KeepButtons';
import { SchemeChoice } from './SchemeChoice';
import { SideChoice } from './SideChoice';
import { Switches } from './Switches';
import { settingsTexts } from './texts';
import './themeDrawer.css';
import './themeChoices.css';

/**
 * The theme drawer. All its settings act at once, and outlast the next start where they are saved (THEME-1 to THEME-4).
 */
export default function ThemeDrawer({ services, close, ...times }: PanelProps & KeepTimes) {
  const t = useTexts(settingsTexts);
  const { settings, notifier } = services;
  const now = useSettings(settings);
  const drawer = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the element is removed: afterwards the browser would not give the focus back.
  useLayoutEffect(() => {
    const element = drawer.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  /** The area beside the drawer belongs to its element too, as its backdrop. */
  function closeOutside({ target, clientX }: MouseEvent<HTMLDialogElement>): void {
    if (target === drawer.current && clientX < drawer.current.getBoundingClientRect().left) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
    <dialog
      ref={drawer}
      className="theme-drawer"
      aria-labelledby={titleId}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2 id={titleId}>{t('theme.title')}</h2>
        <button type="button" className="icon-button" aria-label={t('theme.close')} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      <div className="theme-choices">
        <SideChoice value={now.sideTheme} onChange={(sideTheme) => settings.change({ sideTheme })} />
        <ColourChoice value={now.theme} onChange={(theme) => settings.change({ theme })} />
        <SchemeChoice value={now.scheme} onChange={(scheme) => settings.change({ scheme })} />
        <Switches settings={now} onChange={settings.change} />
        <AwakeTabs value={now.awakeTabs} onChange={(awakeTabs) => settings.change({ awakeTabs })} />
      </div>
      <KeepButtons
        {...times}
        save={settings.save}
        reset={settings.reset}
        onSaved={() => notifier.notify('success', t('theme.saved'))}
      />
    </dialog>
  );
}
