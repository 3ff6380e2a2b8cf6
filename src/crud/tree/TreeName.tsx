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

/** The first cell of a row: indented by the node's depth, with its fold button and its drag handle. */
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

/** Expands or collapses a node; keeps its space where there is nothing below. */
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
