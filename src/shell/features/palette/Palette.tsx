import { useEffect, useId, useState } from 'react';
import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';
import type { PanelProps } from '../../model/panels/panelProps';
import { useSettings } from '../../model/settings/useSettings';
import { toggleFavourite } from '../shortcuts/favourites';
import { useShellPlace } from '../shortcuts/ShellPlace';
import { memoryOf } from './candidate';
import type { Option } from './findCandidates';
import { PaletteEmpty } from './PaletteEmpty';
import { PaletteFoot } from './PaletteFoot';
import { optionId, PaletteList } from './PaletteList';
import { useRecords } from './RecordSearchContext';
import { remember } from './recent';
import { paletteTexts } from './texts';
import { usePaletteDialog } from './usePaletteDialog';
import { usePaletteKeys } from './usePaletteKeys';
import { type Typed, useSections } from './useSections';
import './palette.css';

/** The command palette (Ctrl or ⌘ and K): goes to tabs, pages and records, and runs actions. */
export default function Palette({ services, user, tree, close }: PanelProps) {
  const t = useTexts(paletteTexts);
  const list = useId();
  const place = useShellPlace(services, tree);
  const [typed, setTyped] = useState<Typed>({ text: '', composing: false });
  const findings = useSections(typed, place, user);
  const { sections, options } = findings;
  const { favourites } = useSettings(services.settings);
  const { dialog, leadAway } = usePaletteDialog();
  const hasRecords = useRecords() !== undefined;

  function run({ candidate }: Option): void {
    if (candidate.group !== 'records') remember(user.id, memoryOf(candidate));
    if (candidate.group !== 'actions') leadAway();
    close();
    candidate.run();
  }
  const star = ({ candidate: { page } }: Option) => page && toggleFavourite(services.settings, page);
  const { active, choose, onKeyDown } = usePaletteKeys(options, { run, star, close });
  const withOption = (deed: (option: Option) => void) => (key: string) => {
    const option = options.find((one) => one.key === key);
    if (option) deed(option);
  };
  useInView(active && optionId(list, active.key));

  function type(text: string, composing: boolean): void {
    setTyped({ text, composing });
    if (text !== typed.text) choose(undefined);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is Escape for mouse users
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('palette.title')}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="palette-head">
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('palette.open')}
          placeholder={t(hasRecords ? 'palette.placeholder.records' : 'palette.placeholder')}
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(list, active.key)}
          value={typed.text}
          onChange={({ target, nativeEvent }) =>
            type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={t('palette.close')} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      {options.length > 0 ? (
        <PaletteList
          id={list}
          sections={sections}
          activeKey={active?.key}
          favourites={favourites}
          onPoint={choose}
          onRun={withOption(run)}
          onStar={withOption(star)}
        />
      ) : (
        <PaletteEmpty
          typed={typed.text.trim()}
          withRecords={hasRecords}
          searching={findings.records === 'searching'}
        />
      )}
      <PaletteFoot options={options} records={findings.records} />
    </dialog>
  );
}

/** Keeps the active option on screen. */
function useInView(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
