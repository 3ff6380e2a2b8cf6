import { TableOutlined } from '@ant-design/icons';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { Dropdown, type MenuProps } from 'antd';
import { ToolButton } from './ToolButton';
import type { ToolPopup } from './useToolPopup';

type Step = (chain: ChainedCommands) => ChainedCommands;

const inside: readonly (readonly [label: string, run: Step])[] = [
  ['上方插入行', (chain) => chain.addRowBefore()],
  ['下方插入行', (chain) => chain.addRowAfter()],
  ['左侧插入列', (chain) => chain.addColumnBefore()],
  ['右侧插入列', (chain) => chain.addColumnAfter()],
  ['删除行', (chain) => chain.deleteRow()],
  ['删除列', (chain) => chain.deleteColumn()],
  ['合并单元格', (chain) => chain.mergeCells()],
  ['拆分单元格', (chain) => chain.splitCell()],
  ['切换标题行', (chain) => chain.toggleHeaderRow()],
  ['删除表格', (chain) => chain.deleteTable()],
];

const outside: readonly (readonly [label: string, run: Step])[] = [
  ['插入表格（3 行 3 列）', (chain) => insertTable(chain, 3, 3)],
  ['插入表格（5 行 4 列）', (chain) => insertTable(chain, 5, 4)],
];

/** Inserts a table after the selected words, which stay. */
function insertTable(chain: ChainedCommands, rows: number, cols: number): ChainedCommands {
  return chain
    .command(({ tr }) => {
      tr.setSelection(Selection.near(tr.selection.$to));
      return true;
    })
    .insertTable({ rows, cols, withHeaderRow: true });
}

/** Inserts a table; inside of one, changes its rows and columns. */
export function TableTool({
  editor,
  inside: within,
  disabled,
  popup: { open, onOpenChange },
}: {
  editor: Editor;
  inside: boolean;
  disabled: boolean;
  popup: ToolPopup;
}) {
  const steps = within ? inside : outside;
  const items: MenuProps['items'] = steps.map(([label, run]) => ({
    key: label,
    label,
    disabled: !run(editor.can().chain()).run(),
    onClick: ({ domEvent }) => {
      domEvent.preventDefault(); // the Enter that chose must not break a line in the text as well
      run(editor.chain().focus()).run();
    },
  }));
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      disabled={disabled}
      open={open && !disabled}
      onOpenChange={onOpenChange}
      menu={{ items }}
    >
      <ToolButton
        label="表格"
        icon={<TableOutlined aria-hidden />}
        pressed={within}
        disabled={disabled}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
