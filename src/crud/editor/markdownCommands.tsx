import { FileImageOutlined, PictureOutlined, TableOutlined } from '@ant-design/icons';
import {
  bold,
  checkedListCommand,
  code,
  codeBlock,
  codeEdit,
  codeLive,
  codePreview,
  divider,
  fullscreen,
  group,
  heading1,
  heading2,
  heading3,
  heading4,
  hr,
  type ICommand,
  italic,
  link,
  orderedListCommand,
  quote,
  strikethrough,
  unorderedListCommand,
} from '@uiw/react-md-editor/commands';
import { EditorContext } from '@uiw/react-md-editor/nohighlight';
import { useContext } from 'react';

const headings = group(
  [heading1, heading2, heading3, heading4].map((command, index) => ({
    ...named(command, `标题 ${index + 1}`, `Ctrl+${index + 1}`),
    icon: <span className="markdown-heading">标题 {index + 1}</span>,
  })),
  {
    name: 'title',
    groupName: 'title',
    render: (command, disabled, execute) => (
      <HeadingsButton disabled={disabled} onPress={() => execute(command, command.groupName)} />
    ),
  },
);

/** Opens the list of headings, and says whether it is open. */
function HeadingsButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  const { barPopup } = useContext(EditorContext);
  return (
    <button
      type="button"
      {...labels('标题级别')}
      aria-expanded={barPopup?.title ?? false}
      disabled={disabled}
      onClick={(event) => {
        event.stopPropagation(); // a click in the editor closes the list
        onPress();
      }}
    >
      <b aria-hidden>H</b>
    </button>
  );
}

const table: ICommand = {
  name: 'table',
  keyCommand: 'table',
  buttonProps: labels('表格'),
  icon: <TableOutlined aria-hidden />,
  // Nothing is replaced; blank lines part the table from the text, which would become a row.
  execute: ({ text, selection: { end } }, api) => {
    const [before, after] = [text.slice(0, end), text.slice(end)];
    api.setSelectionRange({ start: end, end });
    api.replaceSelection(
      `${gap(before, /\n*$/)}| 列 1 | 列 2 |\n| --- | --- |\n|  |  |${gap(after, /^\n*/) || '\n'}`,
    );
  },
};

/**
 * The tools of the Markdown editor in Chinese. `onImage` opens the choice of pictures, `onLibrary` their stock, where
 * the person may.
 */
export function markdownCommands(onImage: () => void, onLibrary: (() => void) | undefined): ICommand[] {
  const image: ICommand = {
    name: 'image',
    keyCommand: 'image',
    buttonProps: labels('插入图片'),
    icon: <PictureOutlined aria-hidden />,
    execute: onImage,
  };
  const library: ICommand = {
    name: 'library',
    keyCommand: 'library',
    buttonProps: labels('从图库选择'),
    icon: <FileImageOutlined aria-hidden />,
    ...(onLibrary && { execute: onLibrary }),
  };
  return [
    named(bold, '加粗', 'Ctrl+B'),
    named(italic, '斜体', 'Ctrl+I'),
    named(strikethrough, '删除线', 'Ctrl+Shift+X'),
    headings,
    divider,
    named(unorderedListCommand, '无序列表', 'Ctrl+Shift+U'),
    named(orderedListCommand, '有序列表', 'Ctrl+Shift+O'),
    named(checkedListCommand, '任务列表', 'Ctrl+Shift+C'),
    named(quote, '引用', 'Ctrl+Q'),
    named(hr, '分隔线', 'Ctrl+H'),
    divider,
    named(code, '行内代码', 'Ctrl+J'),
    named(codeBlock, '代码块', 'Ctrl+Shift+J'),
    named(link, '链接', 'Ctrl+L'),
    table,
    image,
    ...(onLibrary ? [library] : []),
  ];
}

/** How the text and its preview share the room. */
export const markdownViews: ICommand[] = [
  named(codeEdit, '编辑', 'Ctrl+7'),
  named(codeLive, '编辑并预览', 'Ctrl+8'),
  named(codePreview, '预览', 'Ctrl+9'),
  divider,
  named(fullscreen, '全屏', 'Ctrl+0'),
];

/** Sets the label that says what the button does; its picture is hidden from screen readers. */
function named(command: ICommand, label: string, keys: string): ICommand {
  return { ...command, icon: <span aria-hidden>{command.icon}</span>, buttonProps: labels(label, keys) };
}

/** The line ends that a text lacks for a blank line at one of its ends. */
function gap(text: string, present: RegExp): string {
  return text && '\n\n'.slice(present.exec(text)?.[0].length);
}

function labels(label: string, keys?: string) {
  return { 'aria-label': label, title: keys ? `${label}（${keys}）` : label };
}
