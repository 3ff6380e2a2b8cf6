import { CaretDownFilled } from '@ant-design/icons';
import { TreeSelect, type TreeSelectProps } from 'antd';
import { use, useId, useMemo, useState } from 'react';
import { isFoundIn } from '@/src/lib/searchText';
import { ancestorsOf, subtreeKeys, type Tree, type TreeNode } from '../../../lib/tree';
import { AllowClear, type InputProps } from '../../../ui/fields/field';
import { queryProps } from '../../../ui/fields/queryProps';
import { FormRecord } from '../../ResourceContext';
import { useOwnChoices } from '../reference/referenceChoices';
import { type ReadChoices, TreeChoices } from '../tree/TreeChoices';
import type { Choice, TreeSource } from '../tree/treeOption';

/** Which nodes are shown. Enter takes the first of them that holds the text as it is typed. */
const isNodeFound: TreeSelectProps['filterTreeNode'] = (typed, { title }) =>
  isFoundIn(String(title ?? ''), typed);

interface PickerProps extends Omit<InputProps<never>, 'value' | 'onChange'> {
  readonly offered: ReadChoices;
  readonly leavesOnly: boolean;
  readonly notBelowSelf: boolean;
  /** Member of the form's record that holds the name of the referenced one. */
  readonly shownBy: string | undefined;
  /** The value as text; empty for none. */
  readonly chosen: string;
  readonly onChoose: (value: number | string | undefined) => void;
}

interface Props extends Omit<PickerProps, 'offered'> {
  readonly source: TreeSource;
}

/** Choices up to which a tree opens expanded; a larger one opens only the way to the chosen one. */
const smallTree = 60;

/** Picks one choice out of a tree; typing finds choices by a part of their names, wherever they lie. */
export default function TreeSelectInput({ source, ...rest }: Props) {
  return <TreeChoices source={source}>{(offered) => <Picker {...rest} offered={offered} />}</TreeChoices>;
}

function Picker({ offered, chosen, onChoose, leavesOnly, notBelowSelf, shownBy, ...rest }: PickerProps) {
  const { tree, reading, failed, refetch } = offered;
  const { onOpenChange, ...state } = queryProps({ isFetching: reading, isError: failed, refetch });
  const record = use(FormRecord);
  const own = notBelowSelf && record ? String(record.id) : '';
  const options = useMemo(() => {
    const forbidden = subtreeKeys(tree.nodes.get(own));
    return tree.roots.map((node) => optionOf(node, leavesOnly, forbidden));
  }, [tree, own, leavesOnly]);
  const node = tree.nodes.get(chosen);
  const list = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [expanded, setExpanded] = useState<readonly string[]>();
  const ownChoices = useOwnChoices(shownBy ?? '');
  const label = node?.row.label ?? ownChoices.find((choice) => choice?.value === chosen)?.label ?? chosen;
  return (
    <TreeSelect<{ value: string; label: string }>
      {...rest}
      style={{ width: '100%' }}
      labelInValue
      showSearch
      allowClear={use(AllowClear)}
      treeNodeFilterProp="title"
      filterTreeNode={isNodeFound}
      popupMatchSelectWidth={false}
      {...state}
      onSearch={setTyped}
      // Typing expands what it finds. antd's own defaults are for choices that are there before the tree opens.
      {...(typed === '' && { treeExpandedKeys: [...(expanded ?? expandedAtFirst(tree, node))] })}
      onTreeExpand={(keys) => typed === '' && setExpanded(keys.map(String))}
      switcherIcon={<CaretDownFilled aria-hidden />}
      popupRender={(menu) => <div id={list}>{menu}</div>}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
      // Escape would close the dialog around the form as well.
      onKeyDown={(event) => open && event.key === 'Escape' && event.stopPropagation()}
      // antd names a list that trees do not have
      aria-owns={open ? list : undefined}
      aria-controls={open ? list : undefined}
      treeData={options}
      onChange={(picked?: { value: string }) => onChoose(picked && tree.nodes.get(picked.value)?.row.value)}
      {...(chosen !== '' && { value: { value: chosen, label } })}
    />
  );
}

/** All nodes of a small tree; the roots and the ancestors of the choice in a larger one. */
function expandedAtFirst(tree: Tree<Choice>, node: TreeNode<Choice> | undefined): string[] {
  if (tree.nodes.size <= smallTree) return [...tree.nodes.keys()];
  return [...tree.roots, ...(node ? ancestorsOf(node) : [])].map(({ key }) => key);
}

interface SelectOption {
  readonly value: string;
  readonly title: string;
  readonly disabled: boolean;
  readonly selectable: boolean;
  readonly children: SelectOption[];
}

function optionOf(
  { key, row, children }: TreeNode<Choice>,
  leavesOnly: boolean,
  forbidden: ReadonlySet<string>,
): SelectOption {
  return {
    value: key,
    title: row.label,
    disabled: row.locked || forbidden.has(key),
    selectable: !leavesOnly || children.length === 0,
    children: children.map((child) => optionOf(child, leavesOnly, forbidden)),
  };
}
