import MDEditor, { type RefMDEditor } from '@uiw/react-md-editor/nohighlight';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useMemo, useRef } from 'react';
import { markdownImageLimits } from '../../lib/editorImage';
import { isComposing } from '../../lib/isComposing';
import { partsToTake, pastedOf } from '../../lib/pastedFiles';
import { useImages } from '../../services/useImages';
import type { InputProps } from '../../ui/fields/field';
import { SafeMarkdown } from '../../ui/html/SafeMarkdown';
import { useNarrow } from '../../ui/layout/useNarrow';
import { useAppearance } from '../../ui/theme/AppearanceContext';
import { markdownCommands, markdownViews } from './markdownCommands';
import './editorStatus.css';
import './markdownEditor.css';
import { UploadList } from './UploadList';
import { useFullScreen } from './useFullScreen';
import { useLibraryDialog } from './useLibraryDialog';
import { useMarkdownUploads } from './useMarkdownUploads';

interface Props extends InputProps<string> {
  readonly label: string;
  /** Longest text, in characters. */
  readonly maxLength?: number | undefined;
  readonly 'aria-required'?: boolean;
  readonly 'aria-invalid'?: 'true' | 'false' | boolean;
  readonly 'aria-describedby'?: string;
}

/** A text in Markdown with its preview beside it (WID-3); pictures are pasted, dropped or chosen, and uploaded (VAL-5). */
export default function MarkdownEditor({
  value,
  onChange,
  label,
  maxLength,
  disabled = false,
  ...rest
}: Props) {
  const { scheme } = useAppearance();
  const narrow = useNarrow();
  const { imageUrl } = useImages();
  const text = value ?? '';
  const input = useRef<HTMLInputElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<RefMDEditor>(null);
  const { uploads, keepCaret, insert } = useMarkdownUploads({ id: rest.id, value: text, onChange, textarea });
  const library = useLibraryDialog(markdownImageLimits, (images) => images.forEach(insert));
  const { open } = library;
  const commands = useMemo(() => markdownCommands(() => input.current?.click(), open), [open]);
  const components = useMemo(
    () => ({
      preview: (source: string) => <SafeMarkdown source={source} imageUrl={imageUrl} />,
    }),
    [imageUrl],
  );
  const add = (files: Iterable<File>) => {
    for (const file of files) uploads.add(file);
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const { text: hasText, files } = partsToTake(pastedOf(data));
    if (disabled || !files) return;
    if (!hasText) event.preventDefault();
    add(data.files);
  };
  useFullScreen(
    () => (editor.current?.fullscreen ? editor.current.container : null),
    () => closeList(editor.current) || editor.current?.dispatch?.({ fullscreen: false }),
  );
  const invalid = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true';
  const count = [...text].length;
  return (
    <div
      className="markdown-frame"
      data-invalid={invalid || undefined}
      onKeyDownCapture={(event) => endList(event, editor.current)}
    >
      <MDEditor
        ref={editor}
        className="markdown-editor"
        data-color-mode={scheme}
        value={text}
        onChange={(next = '') => onChange?.(next)}
        height="100%"
        onPaste={(event) => take(event, event.clipboardData)}
        onDrop={(event) => take(event, event.dataTransfer)}
        onKeyDown={(event) => {
          // A drawer around it stays open.
          if (event.key === 'Escape' && closeList(editor.current)) event.stopPropagation();
        }}
        visibleDragbar={false}
        hideToolbar={disabled}
        // The editor must leave the page's scrolling alone: inside a drawer it would stay locked for good.
        overflow={false}
        highlightEnable={false}
        defaultTabEnable
        preview={narrow ? 'edit' : 'live'}
        commands={commands}
        extraCommands={markdownViews}
        components={components}
        textareaProps={{
          ...rest,
          'aria-label': rest['aria-label'] ?? label,
          disabled,
          onSelect: ({ currentTarget }) => keepCaret(currentTarget.selectionEnd),
          onFocus: ({ currentTarget }) => {
            textarea.current = currentTarget;
          },
        }}
      />
      <UploadList uploads={uploads} />
      {library.dialog}
      <p className="editor-status" data-over={(maxLength && count > maxLength) || undefined}>
        字数 {count}
        {maxLength !== undefined && ` / ${maxLength}`}
      </p>
      <input
        ref={input}
        type="file"
        style={{ display: 'none' }} // antd shows the file inputs of its forms
        multiple
        aria-label={`${label}图片`}
        accept={markdownImageLimits.types.map((type) => `.${type}`).join(',')}
        onChange={({ target }) => {
          add(target.files ?? []);
          target.value = '';
        }}
      />
    </div>
  );
}

/** An item without words, up to the cursor. */
const emptyItem = /^([-*]|\d+\.)\s+(\[[ xX]\]\s*)?$/;

/** Enter on an item without words ends the list, where the library would begin another item. */
function endList(event: KeyboardEvent, editor: RefMDEditor | null): void {
  const { textarea, commandOrchestrator } = editor ?? {};
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
  if (!commandOrchestrator || event.target !== textarea) return;
  const { value, selectionStart: end, selectionEnd } = textarea;
  const start = value.lastIndexOf('\n', end - 1) + 1;
  const isLineEnd = end === selectionEnd && (value[end] ?? '\n') === '\n';
  if (!isLineEnd || !emptyItem.test(value.slice(start, end))) return;
  event.preventDefault();
  event.stopPropagation();
  commandOrchestrator.textApi.setSelectionRange({ start, end });
  // An empty line parts what follows from the list.
  commandOrchestrator.textApi.replaceSelection('\n');
}

/** Closes the open list of a tool, and leads back to the text; returns whether one was open. */
function closeList(editor: RefMDEditor | null): boolean {
  if (!Object.values(editor?.barPopup ?? {}).some(Boolean)) return false;
  editor?.dispatch?.({ barPopup: {} });
  editor?.textarea?.focus();
  return true;
}
