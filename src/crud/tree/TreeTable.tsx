import { Table, type TableProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import type { TreeNode } from '../../lib/tree';
import { type AnyField, fieldsOn } from '../defineResource';
import { FieldCell } from '../FieldCell';
import { RowActions } from '../list/RowActions';
import VirtualRows, { virtualComponents } from '../list/rows/VirtualRows';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { TreeName } from './TreeName';
import { MeasureContext, TreeRow } from './TreeRow';
import { type TreeView, useTreeView } from './TreeView';
import { useDragMonitor } from './useDraggableRow';
import { keyOf } from './useWholeTree';

type Columns = NonNullable<TableProps<TreeNode<Row>>['columns']>;

interface Props {
  readonly reading: boolean;
  readonly empty: ReactNode;
}

/** Nodes up to which all rows that are not folded away are in the document. */
const drawnWhole = 200;

/** The rows of a tree as a table: what is folded away is not drawn, and of a large tree only what is in sight. */
export function TreeTable(props: Props) {
  const { tree, nodes, movable, wanted } = useTreeView();
  const frame = useRef<HTMLDivElement>(null);
  useDragMonitor(frame, movable);
  const draw = (drawn: readonly TreeNode<Row>[], isVirtual: boolean) => (
    <PlainTable {...props} drawn={drawn} isVirtual={isVirtual} />
  );
  return (
    <div ref={frame}>
      {tree.nodes.size <= drawnWhole ? (
        draw(nodes, false)
      ) : (
        <VirtualRows rows={nodes.map(({ row }) => row)} narrow={false} last={wanted}>
          {(rows, { measure }) => (
            <MeasureContext value={measure}>
              {draw(
                rows.flatMap(({ id }) => tree.nodes.get(keyOf(id)) ?? []),
                true,
              )}
            </MeasureContext>
          )}
        </VirtualRows>
      )}
    </div>
  );
}

interface PlainProps extends Props {
  readonly drawn: readonly TreeNode<Row>[];
  readonly isVirtual: boolean;
}

// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's tree grid is a table
const grid = (props: object) => <table {...props} role="treegrid" />;
const components = { table: grid, body: { row: TreeRow } };
const partComponents = { table: grid, body: { ...virtualComponents.body, row: TreeRow } };

function PlainTable({ drawn, isVirtual, reading, empty }: PlainProps) {
  const { resource } = useResourcePage();
  const { actions } = useTreeView();
  return (
    <Table<TreeNode<Row>>
      rowKey="key"
      size="middle"
      components={isVirtual ? partComponents : components}
      columns={columnsOf(fieldsOn(resource, 'list'), actions)}
      dataSource={[...drawn]}
      expandable={notNested}
      loading={{ spinning: reading, delay: 200 }}
      pagination={false}
      scroll={{ x: 'max-content' }}
      sticky
      locale={{ emptyText: empty }}
    />
  );
}

/** antd would draw what it finds under `children` a second time. */
const notNested = { childrenColumnName: 'none' };

function columnsOf(fields: readonly AnyField[], actions: TreeView['actions']): Columns {
  const columns: Columns = fields.map(column);
  if (actions.any)
    columns.push({
      title: '操作',
      key: 'actions',
      fixed: 'right',
      width: 190,
      render: (_, { row }) => <RowActions row={row} commandsOf={actions.commandsOf} />,
    });
  return columns;
}

function column(field: AnyField, index: number): Columns[number] {
  const { kind, label, name, width = kind.width } = field;
  return {
    title: label,
    key: name,
    align: kind.align ?? 'left',
    ...(width ? { width } : {}),
    ...(index === 0 ? { fixed: 'left' as const } : {}),
    render: (_, node) => {
      const cell = <FieldCell field={field} record={node.row} place="list" />;
      return index === 0 ? <TreeName node={node}>{cell}</TreeName> : cell;
    },
  };
}
