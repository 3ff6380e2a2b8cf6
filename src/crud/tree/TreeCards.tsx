import { Button, Spin } from 'antd';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { TreeNode } from '../../lib/tree';
import { CardLines, useCardOpening } from '../list/cards/Card';
import { RowActions } from '../list/RowActions';
import type { Row } from '../resourceSpec';
import { FoldButton } from './TreeName';
import { useTreeView } from './TreeView';

/** Cards drawn at once; the rest on demand. */
const portion = 100;

interface Props {
  readonly reading: boolean;
  readonly empty: ReactNode;
}

/** A tree in a narrow pane: one card a node, indented by its depth, with the same actions. */
export default function TreeCards({ reading, empty }: Props) {
  const { nodes } = useTreeView();
  const [count, setCount] = useState(portion);
  return (
    <Spin spinning={reading} delay={200}>
      {nodes.length === 0 && empty}
      <ul className="tree-cards">
        {nodes.slice(0, count).map((node) => (
          <TreeCard key={node.key} node={node} />
        ))}
      </ul>
      {nodes.length > count && (
        <Button block onClick={() => setCount(count + portion)}>
          显示更多（还有 {nodes.length - count} 条）
        </Button>
      )}
    </Spin>
  );
}

function TreeCard({ node }: { node: TreeNode<Row> }) {
  const { actions, found } = useTreeView();
  const { row, depth, key } = node;
  const opening = useCardOpening(row, actions.commandsOf);
  const commandsOf = () => actions.commandsOf(row).filter(({ key: command }) => command !== 'show');
  const style: CSSProperties = { '--depth': depth };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its title does the same for the keyboard
    <li
      className="list-card tree-card"
      style={style}
      data-row-key={row.id}
      data-beside={found && !found.has(key)}
      onClick={opening?.onClick}
    >
      <CardLines
        row={row}
        open={opening?.open}
        editable={false}
        lead={<FoldButton node={node} />}
        actions={actions.any && <RowActions row={row} commandsOf={commandsOf} />}
      />
      {opening?.sheet}
    </li>
  );
}
