import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { notesOf } from '@/providers/notes/notes';
import { draftPathOf, mergeNote, type TypedNote, typedDraft, typedNote } from '@/src/lib/note';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import type { Draft } from '@/src/work/drafts';
import { useTexts } from '../../kit/useTexts';
import type { PanelProps } from '../../model/panels/panelProps';
import { NoteForm } from './NoteForm';
import { noteKeyOf } from './noteKey';
import { noteTexts } from './texts';

/** The initial values of the form, and whether they were restored. */
interface Beginning {
  /** Key of the page whose note it is. */
  readonly key: string;
  readonly began: TypedNote;
  readonly typed: TypedNote;
  readonly isDraft: boolean;
}

/** Edits the note of the open page, once it is read (screens-platform, H10): an unread note is not overwritten. */
export default function TipsEditor({ services, tree, close }: PanelProps) {
  const t = useTexts(noteTexts);
  const key = noteKeyOf(tree, useLocation().pathname) ?? '';
  const notes = notesOf(services);
  const drafts = useUnsavedContext()?.drafts;
  const [beginning, setBeginning] = useState<Beginning>();

  const settle = useEffectEvent((draft: Pick<Draft, 'values' | 'base'> | undefined) => {
    if (notes.isKnown(key)) {
      const now = typedNote(notes.get(key));
      const began = typedDraft(draft?.base) ?? now;
      const mine = typedDraft(draft?.values);
      const typed = mine ? mergeNote(began, mine, now).note : now;
      setBeginning({ key, began, typed, isDraft: mine !== undefined });
      return;
    }
    services.notifier.notify('error', t('note.unread'));
    close();
  });
  useEffect(() => {
    let here = true;
    void Promise.all([drafts?.read(draftPathOf(key)), notes.load(key)]).then(([draft]) => {
      if (here) settle(draft);
    });
    return () => {
      here = false;
    };
  }, [drafts, notes, key]);
  if (beginning?.key !== key) return null;
  return <NoteForm {...beginning} key={key} services={services} noteKey={key} close={close} />;
}
