import { useId, useState } from 'react';
import { notesOf } from '@/providers/notes/notes';
import {
  draftPathOf,
  isChanged,
  mergeNote,
  noteLimits,
  noteNames,
  noteOf,
  type TypedNote,
  tipsProblem,
  typedNote,
} from '@/src/lib/note';
import { savedText } from '@/src/services/useUnsaved';
import { Dialog } from '../../kit/Dialog';
import { Field } from '../../kit/Field';
import { TextArea } from '../../kit/TextArea';
import { useForm } from '../../kit/useForm';
import { useOverwriteQuestion } from '../../kit/useOverwriteQuestion';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';
import { useUnsavedForm } from '../unsaved/useUnsavedForm';
import { noteTexts } from './texts';
import '../../kit/field.css';
import './noteForm.css';

interface NoteFormProps {
  readonly services: Services;
  readonly noteKey: string;
  /** The note from which the typing began: the present one, or an older one where a draft was taken up. */
  readonly began: TypedNote;
  /** The initial values of the fields. */
  readonly typed: TypedNote;
  /** Whether the values come from a draft. */
  readonly isDraft: boolean;
  readonly close: () => void;
}

/** The form of a note: title, tips, description. A refusal leaves the typed text in place. */
export function NoteForm(props: NoteFormProps) {
  const t = useTexts(noteTexts);
  const id = useId();
  const { form, field, values, problem, sending, leave, question } = useNoteForm(props);
  return (
    <Dialog
      title={t('note.edit')}
      onCancel={leave}
      actions={
        <>
          <button type="button" className="button" onClick={leave}>
            {t('note.cancel')}
          </button>
          <button type="submit" form={id} className="button button-main" disabled={sending}>
            {sending ? t('note.saving') : t('note.save')}
          </button>
        </>
      }
    >
      <form id={id} className="note-form" {...form}>
        {props.isDraft && <p className="note-draft">{t('note.draft')}</p>}
        <Field
          {...field('title')}
          label={t('note.title')}
          required={false}
          hint={`${values.title.length} / ${noteLimits.title}`}
        />
        <TextArea
          {...field('tips')}
          label={t('note.tips')}
          rows={5}
          hint={t('note.tips.hint', { count: noteLimits.tips })}
        />
        <TextArea
          {...field('content')}
          label={t('note.content')}
          rows={3}
          hint={`${values.content.length} / ${noteLimits.content}`}
        />
        <p className="note-empty">{t('note.empty')}</p>
        <p className="note-problem" role="alert">
          {problem}
        </p>
      </form>
      {question}
    </Dialog>
  );
}

function useNoteForm({ services, noteKey, typed, close, ...given }: NoteFormProps) {
  const t = useTexts(noteTexts);
  const [began, setBegan] = useState(given.began);
  const notes = notesOf(services);
  const { question, ask } = useOverwriteQuestion(t('note.overwrite'));
  /** A check that the text is not too long. */
  const upTo = (label: string, count: number) => (value: string) =>
    value.trim().length > count ? t('note.tooLong', { label, count }) : undefined;
  const form = useForm({
    initial: typed,
    checks: {
      title: upTo(t('note.title'), noteLimits.title),
      tips: (value) => {
        const found = tipsProblem(value);
        if (found === 'tooMany') return t('note.tips.tooMany', { count: noteLimits.tips });
        return found && t('note.tooLong', { label: t('note.tips'), count: noteLimits.tip });
      },
      content: upTo(t('note.content'), noteLimits.content),
    },
    serverErrors: { tips: ['最多', '提示条目'], title: ['提示标题'], content: ['描述'] },
    submit: async (values, isAll) => {
      const now = typedNote(await notes.readNow(noteKey));
      const { note, both } = mergeNote(began, values, now);
      const labels = both.map((name) => t(`note.${name}`)).join('、');
      if (both.length > 0 && !(await ask(t('note.stale', { labels })))) return false;
      await notes.save(noteKey, noteOf(note));
      const isDone = isAll();
      services.notifier.notify('success', savedText(t('note.saved'), isDone));
      if (isDone) {
        unsaved.settle();
        close();
        return true;
      }
      // Text typed meanwhile stays, as a change of the saved note.
      const saved = typedNote(noteOf(note));
      setBegan(saved);
      for (const name of noteNames) form.replace(name, values[name], saved[name]);
      return false;
    },
  });
  const dirty = isChanged(typedNote(notes.get(noteKey)), form.values);
  const unsaved = useUnsavedForm({
    name: t('note.edit'),
    values: form.values,
    base: { ...began },
    dirty,
    draftPath: draftPathOf(noteKey),
    save: form.save,
  });
  const leave = async () => {
    if (await unsaved.confirmDiscard()) close();
  };
  return { ...form, question, leave: () => void leave() };
}
