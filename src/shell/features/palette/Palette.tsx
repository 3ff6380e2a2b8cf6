import { useId, useRef, useState } from 'react';
import { isComposing } from '@/src/lib/isComposing';
import { Loadable } from '@/src/ui/load';
import { CloseIcon } from '../../kit/CloseIcon';
import { useTexts } from '../../kit/useTexts';
import type { PanelProps } from '../../model/panels/panelProps';
import { PaletteResults } from './lazyPalette';
import { useRecords } from './RecordSearchContext';
import { paletteTexts } from './texts';
import { usePaletteDialog } from './usePaletteDialog';
import './palette.css';

/** The typed text, and whether an input method is still at work on it. */
export interface Typed {
  readonly text: string;
  readonly composing: boolean;
}

/**
 * The command palette (Ctrl or ⌘ and K): goes to tabs, pages and records, and runs actions. Its field is there at once,
 * before the code of the results, so that nothing typed is lost.
 */
export function Palette(panel: PanelProps) {
  const { close } = panel;
  const t = useTexts(paletteTexts);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const isEntered = useRef(false);
  const [typed, setTyped] = useState<Typed>({ text: '', composing: false });
  const [activeId, setActiveId] = useState<string>();
  const { dialog, leadAway } = usePaletteDialog();
  const hasRecords = useRecords() !== undefined;

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
          ref={field}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('palette.open')}
          placeholder={t(hasRecords ? 'palette.placeholder.records' : 'palette.placeholder')}
          aria-expanded={activeId !== undefined}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          value={typed.text}
          onChange={({ target: { value: text }, nativeEvent }) =>
            setTyped({ text, composing: nativeEvent instanceof InputEvent && nativeEvent.isComposing })
          }
          onCompositionEnd={({ currentTarget: { value: text } }) => setTyped({ text, composing: false })}
          onKeyDown={({ key, nativeEvent }) => {
            isEntered.current = key === 'Enter' && !isComposing(nativeEvent);
          }}
        />
        <button type="button" className="icon-button" aria-label={t('palette.close')} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      <Loadable
        of={PaletteResults}
        props={{ ...panel, list, field, isEntered, typed, onActive: setActiveId, leadAway }}
      />
    </dialog>
  );
}
