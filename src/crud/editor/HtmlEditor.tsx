import { useRef, useState } from 'react';
import type { InputProps } from '../../ui/fields/field';
import { useStore } from '../../ui/useStore';
import { addImages, insertImages } from './createHtmlEditor';
import { EditorToolbar } from './EditorToolbar';
import './editorStatus.css';
import './htmlEditor.css';
import '../../ui/html/safeHtml.css';
import { readableHtml, SourceView } from './SourceView';
import { useEditorState } from './useEditorState';
import { useFullScreen } from './useFullScreen';
import { useHtmlEditor } from './useHtmlEditor';
import { useLibraryDialog } from './useLibraryDialog';
import { useToolPopup } from './useToolPopup';

interface Props extends InputProps<string> {
  readonly label: string;
  /** Longest text, in characters as its reader sees them. */
  readonly maxLength?: number | undefined;
  readonly 'aria-required'?: boolean;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-describedby'?: string;
}

/**
 * A text with headings, lists, tables and pictures, 500 pixels high (WID-3). Its value is sanitised HTML, undefined
 * where nothing is visible. Pictures are pasted, dropped or chosen, and uploaded (VAL-5, VAL-6).
 */
export default function HtmlEditor({ value, onChange, label, maxLength, disabled = false, ...rest }: Props) {
  const [source, setSource] = useState<string>();
  const [full, setFull] = useState(false);
  const [cleaned, setCleaned] = useState(whole);
  const { editor, uploads, limits, place, tellSource, loadSource } = useHtmlEditor({
    id: rest.id,
    value: value ?? '',
    onChange,
    disabled,
    attributes: attributesOf(rest, label, disabled),
    onReplaced: () => setSource(undefined),
    onCleaned: (lost) => setCleaned(lost.length > 0 ? { ...paste, lost } : whole),
  });
  const state = useEditorState(editor);
  const library = useLibraryDialog(limits, (images) => insertImages(editor, images));
  const sending = useStore(uploads).length;
  const { popupOf, closeByEscape } = useToolPopup(editor);
  const frame = useRef<HTMLFieldSetElement>(null);
  useFullScreen(
    () => (full ? frame.current : null),
    (event) => closeByEscape(event) || setFull(false),
  );

  const toggleSource = () => {
    if (source === undefined) return setSource(readableHtml(state.empty ? '' : editor.getHTML()));
    setCleaned({ what: '源代码', undo: '撤销修改', lost: loadSource(source) });
    setSource(undefined);
    editor.commands.focus();
  };
  const changeSource = (next: string) => {
    setSource(next);
    tellSource(next);
  };
  return (
    <fieldset
      ref={frame}
      aria-label={`${label}编辑器`}
      className="html-editor"
      data-full={full || undefined}
      data-disabled={disabled || undefined}
      data-invalid={isTrue(rest['aria-invalid']) || undefined}
      onKeyDown={closeByEscape}
    >
      {!disabled && (
        <EditorToolbar
          editor={editor}
          state={state}
          label={label}
          types={limits.types}
          sending={sending > 0}
          source={source !== undefined}
          full={full}
          popupOf={popupOf}
          onSource={toggleSource}
          onFull={() => setFull(!full)}
          onImages={(files) => addImages(editor, uploads, files)}
          onLibrary={library.open}
        />
      )}
      {cleaned.lost.length > 0 && (
        <CleanedNote
          {...cleaned}
          onUndo={() => editor.chain().focus().undo().run()}
          onClose={() => setCleaned(whole)}
        />
      )}
      {library.dialog}
      <div className="editor-body" hidden={source !== undefined}>
        {state.empty && rest.placeholder && (
          <p className="editor-placeholder" aria-hidden>
            {rest.placeholder}
          </p>
        )}
        <div ref={place} className="editor-place" />
      </div>
      {source !== undefined && <SourceView label={label} source={source} onChange={changeSource} />}
      <p className="editor-status" data-over={(maxLength && state.characters > maxLength) || undefined}>
        {sending > 0 && <span role="status">{sending} 张图片尚未插入</span>}
        <span>
          字数 {state.characters}
          {maxLength !== undefined && ` / ${maxLength}`}
        </span>
      </p>
    </fieldset>
  );
}

/** A text that came in without some of its parts. */
interface Cleaned {
  readonly what: string;
  /** Name of the command that takes it out again. */
  readonly undo: string;
  readonly lost: readonly string[];
}

const paste = { what: '粘贴内容', undo: '撤销粘贴' } as const;

/** Nothing was left out. Always the same object: each change of the text sets it, and must not draw the editor again. */
const whole: Cleaned = { ...paste, lost: [] };

interface CleanedNoteProps extends Cleaned {
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Lists the parts of a text that were left out; its coming can be undone. It comes into sight by itself. */
function CleanedNote({ what, undo, lost, onUndo, onClose }: CleanedNoteProps) {
  const takeOut = () => {
    onUndo();
    onClose();
  };
  return (
    <div ref={comeIntoSight} className="editor-pasted" role="status">
      <span>
        {what}已净化，去除了{lost.join('、')}
      </span>
      <button type="button" onClick={takeOut}>
        {undo}
      </button>
      <button type="button" onClick={onClose}>
        知道了
      </button>
    </div>
  );
}

function comeIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Attributes of the element that is typed into: its name, and the id by which antd's form finds it. */
function attributesOf(
  { id, ...rest }: Omit<Props, 'label'>,
  label: string,
  disabled: boolean,
): Record<string, string> {
  return {
    ...(id && { id }),
    class: 'safe-html editor-text',
    'aria-label': rest['aria-label'] ?? label,
    'aria-multiline': 'true',
    ...(disabled && { 'aria-disabled': 'true' }),
    ...(rest['aria-required'] && { 'aria-required': 'true' }),
    ...(isTrue(rest['aria-invalid']) && { 'aria-invalid': 'true' }),
    ...(rest['aria-describedby'] && { 'aria-describedby': rest['aria-describedby'] }),
  };
}

function isTrue(value: Props['aria-invalid']): boolean {
  return value === true || value === 'true';
}
