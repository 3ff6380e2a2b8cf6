import {
  FileImageOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  Html5Outlined,
  PictureOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { Form, Select } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { ColourTool } from './ColourTool';
import { LinkTool } from './LinkTool';
import { PictureWidth } from './PictureWidth';
import { TableTool } from './TableTool';
import { ToolButton } from './ToolButton';
import { alignTools, blockTools, clearTool, historyTools, type Tool, wordTools } from './tools';
import type { ToolState } from './useEditorState';
import type { useToolPopup } from './useToolPopup';

interface Props {
  readonly editor: Editor;
  readonly state: ToolState;
  readonly label: string;
  /** Extensions that the file dialog offers. */
  readonly types: readonly string[];
  /** Whether pictures are on their way into the text: its source stays closed. */
  readonly sending: boolean;
  readonly source: boolean;
  readonly full: boolean;
  readonly popupOf: ReturnType<typeof useToolPopup>['popupOf'];
  readonly onSource: () => void;
  readonly onFull: () => void;
  readonly onImages: (files: readonly File[]) => void;
  /** Opens the stock of pictures; undefined where this person has none. */
  readonly onLibrary: (() => void) | undefined;
}

const blocks = [
  { value: 'p', label: '正文' },
  ...[1, 2, 3, 4].map((level) => ({ value: `h${level}`, label: `标题 ${level}` })),
];

/** The tools of the HTML editor; one stop of the Tab key, arrows lead from one to the next. */
export function EditorToolbar(props: Props) {
  const { editor, state, label, types, sending, source, full, popupOf, ...act } = props;
  const input = useRef<HTMLInputElement>(null);
  const tools = (list: readonly Tool[]) =>
    list.map(({ run, ...tool }) => (
      <ToolButton
        key={tool.name}
        {...tool}
        tabIndex={tool.name === 'bold' ? 0 : -1}
        pressed={tool.lasting ? state.active.includes(tool.name) : undefined}
        disabled={source || state.impossible.includes(tool.name)}
        onClick={() => run(editor.chain().focus()).run()}
      />
    ));
  return (
    // A tool is no field: the text's error is not its own.
    <Form.Item noStyle validateStatus="">
      <div role="toolbar" aria-label={`${label}工具栏`} className="editor-tools" onKeyDown={moveFocus}>
        {tools(historyTools)}
        <span className="editor-block">
          <Select
            size="small"
            variant="borderless"
            aria-label="段落样式"
            style={{ width: 92 }}
            popupMatchSelectWidth={120}
            disabled={source}
            value={state.block}
            options={blocks}
            onChange={(block: string) => setBlock(editor, block)}
          />
        </span>
        {tools(wordTools)}
        <ColourTool editor={editor} colour={state.colour} disabled={source} popup={popupOf('colour')} />
        {tools(blockTools)}
        {tools(alignTools)}
        <LinkTool editor={editor} link={state.link} disabled={source} popup={popupOf('link')} />
        <TableTool
          editor={editor}
          inside={state.active.includes('table')}
          disabled={source}
          popup={popupOf('table')}
        />
        <ToolButton
          label="插入图片"
          icon={<PictureOutlined aria-hidden />}
          disabled={source}
          onClick={() => input.current?.click()}
        />
        <input
          ref={input}
          type="file"
          style={{ display: 'none' }} // antd shows the file inputs of its forms
          multiple
          aria-label={`${label}图片`}
          accept={types.map((type) => `.${type}`).join(',')}
          onChange={({ target }) => {
            act.onImages([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        {act.onLibrary && (
          <ToolButton
            label="从图库选择"
            icon={<FileImageOutlined aria-hidden />}
            disabled={source}
            onClick={act.onLibrary}
          />
        )}
        {state.picture !== undefined && <PictureWidth editor={editor} width={state.picture} />}
        {tools([clearTool])}
        <span className="editor-tools-end">
          <ToolButton
            label="源代码"
            tabIndex={0}
            icon={<Html5Outlined aria-hidden />}
            pressed={source}
            disabled={sending}
            onClick={act.onSource}
          />
          <ToolButton
            label={full ? '退出全屏' : '全屏'}
            icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            pressed={full}
            onClick={act.onFull}
          />
        </span>
      </div>
    </Form.Item>
  );
}

function setBlock(editor: Editor, block: string): void {
  const chain = editor.chain().focus();
  const level = ([1, 2, 3, 4] as const).find((each) => block === `h${each}`);
  if (level === undefined) chain.setParagraph().run();
  else chain.setHeading({ level }).run();
}

/** Moves the focus along the tools by arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLButtonElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.indexOf(event.target);
  if (at < 0) return; // a button in the popup of a tool
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const next = to === undefined ? undefined : buttons[(to + buttons.length) % buttons.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
