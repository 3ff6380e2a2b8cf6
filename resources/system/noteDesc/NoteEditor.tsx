import { InfoCircleOutlined } from '@ant-design/icons';
import { Alert, Popover } from 'antd';
import { useState } from 'react';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { erase } from '@/src/crud/defineResource';
import { SettingsForm } from '@/src/crud/form/settings/SettingsForm';
import {
  draftPathOf,
  isEmptyNote,
  noteLimits,
  noteOf,
  type TypedNote,
  tipsOf,
  tipsProblem,
  typedDraft,
  typedNote,
} from '@/src/lib/note';
import { useServices } from '@/src/services/useServices';
import { formOnly } from '@/src/ui/fields/field';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import styles from './noteDesc.module.css';

const fields = erase({
  title: text('提示标题', { on: formOnly, maxLength: noteLimits.title }),
  tips: textarea('提示条目', {
    on: formOnly,
    help: `每行一条，最多 ${noteLimits.tips} 条，每条最多 ${noteLimits.tip} 个字符`,
    rules: [problemRule(problemOfTips)],
    serverErrors: ['提示条目', '最多'],
  }),
  content: textarea('描述', { on: formOnly, maxLength: noteLimits.content, help: '全部留空即删除本页说明' }),
});

function problemOfTips(tips: string): string | undefined {
  const problem = tipsProblem(tips);
  if (problem === undefined) return undefined;
  return problem === 'tooMany'
    ? `最多 ${noteLimits.tips} 条提示`
    : `提示条目长度不能超过 ${noteLimits.tip} 个字符`;
}

interface Props {
  /** View path of the page. */
  readonly view: string;
  readonly name: string;
}

/** The note of a page, as the top bar will show it and as it is entered. It is known by now. */
export function NoteEditor({ view, name }: Props) {
  const { notes } = useServices();
  const [read] = useState(() => ({ ...typedNote(notes.get(view)) }));
  const [typed, setTyped] = useState<TypedNote>(read);
  const save = (values: Readonly<Record<string, unknown>>) => notes.save(view, noteOf(typedOf(values)));
  return (
    <div className={styles.editor}>
      <header>
        <h2>{name}</h2>
        <code>{view}</code>
      </header>
      <NotePreview typed={typed} />
      <SettingsForm
        name={`页面说明：${name}`}
        fields={fields}
        record={read}
        save={save}
        readNow={async () => ({ ...typedNote(await notes.readNow(view)) })}
        needs={shellCalls.saveNoteDesc.permission}
        onValues={(values) => setTyped(typedOf(values))}
        draftPath={draftPathOf(view)}
      />
    </div>
  );
}

const nothing: TypedNote = { title: '', tips: '', content: '' };

function typedOf(values: Readonly<Record<string, unknown>>): TypedNote {
  return typedDraft(values) ?? nothing;
}

/** The part of the top bar that the note is in; a press opens the tips, as there. */
function NotePreview({ typed }: { typed: TypedNote }) {
  const note = noteOf(typed);
  const tips = tipsOf(typed.tips);
  if (isEmptyNote(note)) return <Alert type="info" showIcon message="没有说明：顶栏不显示任何内容" />;
  const list = (
    <ul className={styles.tips}>
      {[...new Set(tips)].map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
  return (
    <section className={styles.preview} aria-label="顶栏预览">
      <Popover trigger="click" title={note.title} content={tips.length > 0 ? list : note.content}>
        <button type="button" className={styles.face}>
          <InfoCircleOutlined aria-hidden />
          {note.title || '页面说明'}
        </button>
      </Popover>
      <span className={styles.content}>{note.content}</span>
    </section>
  );
}
