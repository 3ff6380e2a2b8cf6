import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { TreeNode } from '../../lib/tree';
import type { DataColumn } from '../../ui/table/columnLayout';
import { DataTable } from '../../ui/table/DataTable';
import { type AnyField, fieldsOn, type Resource } from '../defineResource';
import { FieldCell } from '../FieldCell';
import { hasExactWidth, widthOf } from '../list/columns/columns';
import { RowActions } from '../list/RowActions';
import { VirtualTableBody } from '../list/rows/VirtualBody';
import VirtualRows from '../list/rows/VirtualRows';
import { TitleLink } from '../list/TitleLink';
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

/** Nodes up to which all rows that are not collapsed are in the document. */
const drawnWhole = 200;

/** The rows of a tree as a table. Collapsed rows are not drawn, and of a large tree only those in sight. */
export function TreeTable(props: Props) {
  const { tree, nodes, movable, changed, wanted } = useTreeView();
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
        <VirtualRows rows={nodes.map(({ row }) => row)} narrow={false} last={wanted} changed={changed}>
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
  const { actions, changed } = useTreeView();
  const [params] = useSearchParams();
  const current = params.get(resource.tree?.beside?.parameter ?? '') ?? undefined;
  return (
    <DataTable<TreeNode<Row>>
      role="treegrid"
      keyOf={({ key }) => key}
      density="middle"
      columns={columnsOf(resource, actions)}
      rows={drawn}
      reading={reading}
      empty={empty}
      current={current}
      changed={changed}
      Row={TreeRow}
      Body={isVirtual ? VirtualTableBody : undefined}
    />
  );
}

/** Minimal pixels of the column with the names: rows are indented by their depth. A pane has less room. */
const nameWidth = 280;
const nameWidthInPane = 120;

function columnsOf(resource: Resource, actions: TreeView['actions']): DataColumn<TreeNode<Row>>[] {
  const least = resource.tree?.beside ? nameWidthInPane : nameWidth;
  const columns = fieldsOn(resource, 'list').map((field, place) => column(field, place === 0 ? least : 0));
  if (actions.any)
    columns.push({
      key: ':actions',
      title: '操作',
      width: actions.width,
      exact: true,
      pin: 'right',
      render: ({ row }) => <RowActions row={row} commandsOf={actions.commandsOf} />,
    });
  return columns;
}

/** `least` is more than 0 for the first column. */
function column(field: AnyField, least: number): DataColumn<TreeNode<Row>> {
  const isFirst = least > 0;
  return {
    key: field.name,
    title: field.label,
    align: field.kind.align ?? 'left',
    width: Math.max(least, widthOf(field)),
    exact: !isFirst && hasExactWidth(field),
    ...(isFirst ? { pin: 'left' } : {}),
    render: (node) => <NodeCell field={field} node={node} isFirst={isFirst} />,
  };
}

interface CellProps {
  readonly field: AnyField;
  readonly node: TreeNode<Row>;
  readonly isFirst: boolean;
}

function NodeCell({ field, node, isFirst }: CellProps) {
  const { resource } = useResourcePage();
  const { commandsOf } = useTreeView().actions;
  const { row } = node;
  const value = <FieldCell field={field} record={row} place="list" />;
  const isName = field.name === resource.title;
  const cell = isName ? <TitleLink {...{ row, commandsOf }}>{value}</TitleLink> : value;
  return isFirst ? <TreeName node={node}>{cell}</TreeName> : cell;
}
