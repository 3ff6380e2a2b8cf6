import { type ReactNode, useRef } from 'react';
import type { TreeNode } from '../../lib/tree';
import type { DataColumn } from '../../ui/table/columnLayout';
import { DataTable } from '../../ui/table/DataTable';
import { type AnyField, fieldsOn } from '../defineResource';
import { FieldCell } from '../FieldCell';
import { RowActions } from '../list/RowActions';
import VirtualRows, { VirtualTableBody } from '../list/rows/VirtualRows';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { TreeName } from './TreeName';
import { MeasureContext, TreeRow } from './TreeRow';
import { type TreeView, useTreeView } from './TreeView';
import { useDragMonitor } from './useDraggableRow';
import { keyOf } from './useWholeTree';

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

function PlainTable({ drawn, isVirtual, reading, empty }: PlainProps) {
  const { resource } = useResourcePage();
  const { actions } = useTreeView();
  return (
    <DataTable<TreeNode<Row>>
      role="treegrid"
      keyOf={({ key }) => key}
      density="middle"
      columns={columnsOf(fieldsOn(resource, 'list'), actions)}
      rows={drawn}
      reading={reading}
      empty={empty}
      Row={TreeRow}
      Body={isVirtual ? VirtualTableBody : undefined}
    />
  );
}

/** Pixels of a column that says none, of the one with the names, and of the actions. */
const usualWidth = 160;
const nameWidth = 280;
const actionsWidth = 190;

function columnsOf(fields: readonly AnyField[], actions: TreeView['actions']): DataColumn<TreeNode<Row>>[] {
  const columns = fields.map(column);
  if (actions.any)
    columns.push({
      key: ':actions',
      title: '操作',
      width: actionsWidth,
      exact: true,
      pin: 'right',
      render: ({ row }) => <RowActions row={row} commandsOf={actions.commandsOf} />,
    });
  return columns;
}

function column(field: AnyField, index: number): DataColumn<TreeNode<Row>> {
  const { kind, label, name, width = kind.width } = field;
  const cellOf = ({ row }: TreeNode<Row>) => <FieldCell field={field} record={row} place="list" />;
  const isName = index === 0;
  return {
    key: name,
    title: label,
    align: kind.align ?? 'left',
    width: isName ? nameWidth : (width ?? usualWidth),
    ...(isName ? { pin: 'left' } : {}),
    render: (node) => (isName ? <TreeName node={node}>{cellOf(node)}</TreeName> : cellOf(node)),
  };
}
