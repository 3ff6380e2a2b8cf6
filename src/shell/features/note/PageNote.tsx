import type { Note } from '@/src/lib/note';
import { Can } from '@/src/services/Can';
import { useCan } from '@/src/services/useCan';
import { NoteIcon, PenIcon } from '../../kit/icons';
import { Popover } from '../../kit/Popover';
import { useTexts } from '../../kit/useTexts';
import type { MenuNode } from '../../model/menu/menuTree';
import { usePanels } from '../../model/panels/PanelsContext';
import type { Services } from '../../model/services';
import { noteKeyOf } from './noteKey';
import { noteTexts } from './texts';
import { useNote } from './useNote';
import './pageNote.css';

/** Permission to write notes. */
const editPermission = 'system:note-desc:edit';

interface PageNoteProps {
  readonly services: Services;
  readonly tree: readonly MenuNode[];
  readonly path: string;
}

/**
 * The note of the open page: a title that opens the tips, and the description that fits (LAY-2). Empty where the page
 * has no note, except for persons who may write one.
 */
export function PageNote({ services, tree, path }: PageNoteProps) {
  const t = useTexts(noteTexts);
  const key = noteKeyOf(tree, path);
  const note = useNote(services, key);
  const isEditor = useCan()(editPermission);
  if (key === undefined || (!note && !isEditor)) return null;
  return (
    <div className="note">
      <Popover
        face={
          <>
            <NoteIcon />
            {note?.title && <span className="note-title">{note.title}</span>}
          </>
        }
        label={note?.title || t('note.button')}
        className={note ? 'note-button' : 'note-button note-none'}
        width={320}
        side="start"
      >
        {(close) => <NoteText note={note} close={close} />}
      </Popover>
      {note?.content && <span className="note-content">{note.content}</span>}
    </div>
  );
}

function NoteText({ note, close }: { note: Note | undefined; close: () => void }) {
  const t = useTexts(noteTexts);
  const { open } = usePanels();
  const edit = () => {
    close();
    open('tips');
  };
  return (
    <div className="note-text">
      <header>
        <b>{note?.title || t('note.button')}</b>
        <Can permission={editPermission}>
          <button
            type="button"
            className="icon-button"
            aria-label={t('note.edit')}
            title={t('note.edit')}
            onClick={edit}
          >
            <PenIcon />
          </button>
        </Can>
      </header>
      {!note && <p>{t('note.none')}</p>}
      {note && note.tips.length > 0 && (
        <ul>
          {note.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      {note?.content && <p>{note.content}</p>}
    </div>
  );
}
