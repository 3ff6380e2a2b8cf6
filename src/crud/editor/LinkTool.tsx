import { LinkOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { Button, Input, type InputRef, Popover, Space } from 'antd';
import { type RefObject, useId, useRef, useState } from 'react';
import { linkAddress } from '../../lib/linkAddress';
import { ToolButton } from './ToolButton';
import './toolPopups.css';
import { isComposing } from '@/src/lib/isComposing';
import type { ToolPopup } from './useToolPopup';

/** Makes the selected words a link, changes the link under the cursor, or removes it. */
export function LinkTool({
  editor,
  link,
  disabled,
  popup: { open, onOpenChange },
}: {
  editor: Editor;
  link: string;
  disabled: boolean;
  popup: ToolPopup;
}) {
  const address = useRef<InputRef>(null);
  const close = () => {
    onOpenChange(false);
    editor.commands.focus();
  };
  return (
    <Popover
      trigger="click"
      open={open && !disabled}
      onOpenChange={onOpenChange}
      afterOpenChange={(isOpen) => isOpen && address.current?.focus({ preventScroll: true })}
      destroyOnHidden
      content={<LinkForm editor={editor} link={link} address={address} onDone={close} />}
    >
      <ToolButton
        label="链接"
        icon={<LinkOutlined aria-hidden />}
        pressed={link !== ''}
        disabled={disabled}
        aria-expanded={open}
      />
    </Popover>
  );
}

interface LinkFormProps {
  readonly editor: Editor;
  readonly link: string;
  /** For the field of the address: not there to be focused before the popup is open. */
  readonly address: RefObject<InputRef | null>;
  readonly onDone: () => void;
}

function LinkForm({ editor, link, address, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(link);
  const [wrong, setWrong] = useState(false);
  const hint = useId();
  const apply = () => {
    const href = linkAddress(typed);
    if (href === undefined) return setWrong(true);
    setLink(editor, href);
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <div className="editor-link">
      <Input
        ref={address}
        aria-label="链接地址"
        placeholder="https://"
        value={typed}
        status={wrong ? 'error' : ''}
        aria-invalid={wrong}
        aria-describedby={hint}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Enter') return;
          event.stopPropagation(); // nothing around it is closed, nor is the form around the editor sent
          if (isComposing(event.nativeEvent)) return;
          event.preventDefault();
          if (event.key === 'Enter') apply();
          else onDone();
        }}
      />
      <p id={hint} role={wrong ? 'alert' : undefined}>
        {wrong && '请输入以 http://、https:// 或 mailto: 开头的链接'}
      </p>
      <Space>
        <Button type="primary" size="small" onClick={apply}>
          确定
        </Button>
        {link !== '' && (
          <Button size="small" onClick={remove}>
            取消链接
          </Button>
        )}
      </Space>
    </div>
  );
}

/** Without a selection and a link, the address itself becomes the text. */
function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection;
  if (!empty || editor.isActive('link')) {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const text = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
  editor.chain().focus().insertContent(text).run();
}
