import { CaretRightOutlined, HolderOutlined } from '@ant-design/icons';
import type { CSSProperties, ReactNode } from 'react';
import type { TreeNode } from '../../lib/tree';
import { titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useTreeView } from './TreeView';

interface Props {
  readonly node: TreeNode<Row>;
  readonly children: ReactNode;
}

/** The first cell of a row: as far to the right as the node is deep, with what folds it and what it is dragged by. */
export function TreeName({ node, children }: Props) {
  const { found, movable } = useTreeView();
  const depth: CSSProperties = { '--depth': node.depth };
  return (
    <div className="tree-name" style={depth} data-beside={found && !found.has(node.key)}>
      {movable && <HolderOutlined className="tree-handle" data-handle aria-hidden />}
      <FoldButton node={node} />
      <div className="tree-name-cell">{children}</div>
    </div>
  );
}

/** Shows or folds away what lies below a node; keeps its place where there is nothing. */
export function FoldButton({ node }: { node: TreeNode<Row> }) {
  const { resource } = useResourcePage();
  const { expansion } = useTreeView();
  if (node.children.length === 0) return <span className="tree-fold" />;
  const open = expansion.expanded.has(node.key);
  return (
    <button
      type="button"
      className="tree-fold"
      aria-expanded={open}
      aria-label={`${open ? '收起' : '展开'}：${titleOf(resource, node.row)}`}
      onClick={() => expansion.toggle(node.key)}
    >
      <CaretRightOutlined aria-hidden />
    </button>
  );
}
