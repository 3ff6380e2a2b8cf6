import { FontColorsOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { Popover } from 'antd';
import { useRef } from 'react';
import { ToolButton } from './ToolButton';
import './toolPopups.css';
import type { ToolPopup } from './useToolPopup';

/** Of middle lightness: they can be read on white and in the dark. */
const colours = [
  { name: '红色', value: '#d6453d' },
  { name: '橙色', value: '#c4670a' },
  { name: '金色', value: '#a17a00' },
  { name: '绿色', value: '#2b8a4b' },
  { name: '青色', value: '#148a8f' },
  { name: '蓝色', value: '#2f77d1' },
  { name: '紫色', value: '#8b5fd0' },
  { name: '灰色', value: '#788594' },
] as const;

/** Colour of the selected words. The palette takes the focus; Escape gives it back to the text. */
export function ColourTool({
  editor,
  colour,
  disabled,
  popup: { open, onOpenChange },
}: {
  editor: Editor;
  colour: string;
  disabled: boolean;
  popup: ToolPopup;
}) {
  const choose = (value: string | undefined) => {
    const chain = editor.chain().focus();
    if (value === undefined) chain.unsetColor().run();
    else chain.setColor(value).run();
    onOpenChange(false);
  };
  const group = useRef<HTMLFieldSetElement>(null);
  const enter = (isOpen: boolean) => {
    if (!isOpen) return;
    const chosen = group.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (chosen ?? group.current?.querySelector('button'))?.focus({ preventScroll: true });
  };
  const palette = (
    <fieldset ref={group} className="editor-colours" aria-label="文字颜色">
      {colours.map(({ name, value }) => (
        <button
          key={value}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={colour === value}
          style={{ background: value }}
          onClick={() => choose(value)}
        />
      ))}
      <button type="button" className="editor-no-colour" onClick={() => choose(undefined)}>
        默认颜色
      </button>
    </fieldset>
  );
  return (
    <Popover
      trigger="click"
      open={open && !disabled}
      onOpenChange={onOpenChange}
      content={palette}
      afterOpenChange={enter}
      destroyOnHidden
    >
      <ToolButton
        label="文字颜色"
        icon={<FontColorsOutlined aria-hidden style={colour ? { color: colour } : {}} />}
        disabled={disabled}
        aria-expanded={open}
      />
    </Popover>
  );
}
