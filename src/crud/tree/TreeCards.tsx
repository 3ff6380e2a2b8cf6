import { Button, Spin } from 'antd';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { TreeNode } from '../../lib/tree';
import { type AnyField, fieldsOn, titleOf } from '../defineResource';
import { FieldCell } from '../FieldCell';
import { RowActions } from '../list/RowActions';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { FoldButton } from './TreeName';
import { useTreeView } from './TreeView';

/** Cards drawn at once; the rest on demand. */
const portion = 100;

interface Props {
  readonly reading: boolean;
  readonly empty: ReactNode;
}

/** A tree on a narrow screen: one card a node, set in as deep as it lies, with the same fields and the same actions. */
export function TreeCards({ reading, empty }: Props) {
  const { resource } = useResourcePage();
  const { nodes } = useTreeView();
  const [count, setCount] = useState(portion);
  const fields = fieldsOn(resource, 'list').filter(({ name }) => name !== resource.title);
  return (
    <Spin spinning={reading} delay={200}>
      {nodes.length === 0 && empty}
      <ul className="tree-cards">
        {nodes.slice(0, count).map((node) => (
          <TreeCard key={node.key} node={node} fields={fields} />
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

function TreeCard({ node, fields }: { node: TreeNode<Row>; fields: readonly AnyField[] }) {
  const { resource } = useResourcePage();
  const { actions, found } = useTreeView();
  const { row, depth, key } = node;
  const style: CSSProperties = { '--depth': depth };
  return (
    <li className="list-card tree-card" style={style} data-beside={found && !found.has(key)}>
      <h3>
        <FoldButton node={node} />
        {titleOf(resource, row)}
      </h3>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <FieldCell field={field} record={row} place="list" />
            </dd>
          </div>
        ))}
      </dl>
      {actions.any && (
        <div className="list-card-actions">
          <RowActions row={row} commandsOf={actions.commandsOf} />
        </div>
      )}
    </li>
  );
}
