import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ChainedCommands } from '@tiptap/core';
import type { ReactNode } from 'react';

/** A button of the toolbar. */
export interface Tool {
  /** Its name in the text's state. */
  readonly name: string;
  readonly label: string;
  /** Its keys, as shown. */
  readonly keys?: string;
  readonly icon: ReactNode;
  /** Whether it is on or off, not merely pressed. */
  readonly lasting?: boolean;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
}

/** Back and forth. */
export const historyTools: readonly Tool[] = [
  {
    name: 'undo',
    label: '撤销',
    keys: 'Ctrl+Z',
    icon: <UndoOutlined aria-hidden />,
    run: (chain) => chain.undo(),
  },
  {
    name: 'redo',
    label: '重做',
    keys: 'Ctrl+Y',
    icon: <RedoOutlined aria-hidden />,
    run: (chain) => chain.redo(),
  },
];

/** How words look. */
export const wordTools: readonly Tool[] = [
  lasting('bold', '加粗', 'Ctrl+B', <BoldOutlined aria-hidden />, (chain) => chain.toggleBold()),
  lasting('italic', '斜体', 'Ctrl+I', <ItalicOutlined aria-hidden />, (chain) => chain.toggleItalic()),
  lasting('underline', '下划线', 'Ctrl+U', <UnderlineOutlined aria-hidden />, (chain) =>
    chain.toggleUnderline(),
  ),
  lasting('strike', '删除线', 'Ctrl+Shift+S', <StrikethroughOutlined aria-hidden />, (chain) =>
    chain.toggleStrike(),
  ),
  lasting('code', '行内代码', 'Ctrl+E', <CodeOutlined aria-hidden />, (chain) => chain.toggleCode()),
];

/** Kinds of paragraphs and lists. */
export const blockTools: readonly Tool[] = [
  lasting('bulletList', '无序列表', 'Ctrl+Shift+8', <UnorderedListOutlined aria-hidden />, (chain) =>
    chain.toggleBulletList(),
  ),
  lasting('orderedList', '有序列表', 'Ctrl+Shift+7', <OrderedListOutlined aria-hidden />, (chain) =>
    chain.toggleOrderedList(),
  ),
  lasting('blockquote', '引用', 'Ctrl+Shift+B', <span aria-hidden>❝</span>, (chain) =>
    chain.toggleBlockquote(),
  ),
  lasting('codeBlock', '代码块', 'Ctrl+Alt+C', <span aria-hidden>{'{}'}</span>, (chain) =>
    chain.toggleCodeBlock(),
  ),
  {
    name: 'rule',
    label: '分隔线',
    icon: <LineOutlined aria-hidden />,
    run: (chain) => chain.setHorizontalRule(),
  },
];

/** Alignment of a paragraph. */
export const alignTools: readonly Tool[] = [
  lasting('left', '左对齐', 'Ctrl+Shift+L', <AlignLeftOutlined aria-hidden />, (chain) =>
    chain.setTextAlign('left'),
  ),
  lasting('center', '居中', 'Ctrl+Shift+E', <AlignCenterOutlined aria-hidden />, (chain) =>
    chain.setTextAlign('center'),
  ),
  lasting('right', '右对齐', 'Ctrl+Shift+R', <AlignRightOutlined aria-hidden />, (chain) =>
    chain.setTextAlign('right'),
  ),
];

/** Removes all formatting of the selection. */
export const clearTool: Tool = {
  name: 'clear',
  label: '清除格式',
  icon: <ClearOutlined aria-hidden />,
  run: (chain) => chain.unsetAllMarks().clearNodes().unsetTextAlign(),
};

function lasting(name: string, label: string, keys: string, icon: ReactNode, run: Tool['run']): Tool {
  return { name, label, keys, icon, run, lasting: true };
}
