import { CaretDownFilled } from '@ant-design/icons';
import { Checkbox, Input, Tree } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { Skeleton } from '@/src/ui/Skeleton';
import { parentKeys, type TreeNode } from '../../../lib/tree';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { chooseByEnter } from '../../../ui/fields/chooseByEnter';
import type { InputProps } from '../../../ui/fields/field';
import { load } from '../../../ui/load';
import { type ReadChoices, TreeChoices } from '../tree/TreeChoices';
import type { HiddenChoices } from './HiddenChoicesDialog';
import { isAllSelected, type Press, pressAll, pressNode } from './seenSelection';
import { type SelectionRules, selectionOf, valuesOf } from './selectedValues';
import './treeCheck.css';
import { clearable } from '@/src/ui/fields/inputIcons';
import type { Choice, TreeSource } from '../tree/treeOption';
import { matching, useExpanded } from '../tree/treeSearch';

const HiddenChoicesDialog = load(() => import('./HiddenChoicesDialog'));

interface BoxesProps extends Omit<InputProps<never>, 'value' | 'onChange'> {
  readonly offered: ReadChoices;
  readonly linkedAtFirst: boolean;
  /** Whether parents and children are selected together, where the caller keeps that: with the record, say. */
  readonly linked?: boolean;
  readonly switchable: boolean;
  readonly parents: SelectionRules['parents'];
  readonly selected: readonly (number | string)[];
  /** Called with the values, and with `linked` as it is from now on. */
  readonly onSelect: (values: (number | string)[], linked: boolean) => void;
}

interface Props extends Omit<BoxesProps, 'offered'> {
  readonly source: TreeSource;
}

/** A tree with boxes; over it 展开, 全选, 父子联动 and a search. */
export default function TreeCheckInput({ source, ...rest }: Props) {
  return <TreeChoices source={source}>{(offered) => <Boxes {...rest} offered={offered} />}</TreeChoices>;
}

/** Pixels of the tree; more nodes are scrolled. */
const height = 280;

function Boxes({
  offered,
  linkedAtFirst,
  linked: given,
  switchable,
  parents,
  selected,
  onSelect,
  disabled,
  ...rest
}: BoxesProps) {
  const { tree, reading, failed } = offered;
  const [own, setLinked] = useState(linkedAtFirst);
  const linked = given ?? own;
  const [text, setText] = useState('');
  const shown = useMemo(() => matching(tree, text.trim()), [tree, text]);
  const [expanded, setExpanded] = useExpanded(shown, text);
  const [question, ask] = useState<HiddenChoices>();
  const keys = useMemo(() => new Set(selected.map(String)), [selected]);
  const seen = { tree, shown, keys, rules: { linked, parents } };
  const { selected: full, half } = useMemo(
    () => selectionOf(tree, keys, { linked, parents }),
    [tree, keys, linked, parents],
  );
  const put = (next: ReadonlySet<string>, on = linked) => onSelect(valuesOf(tree, next, selected), on);
  /** Takes the choices on screen at once, and asks first where more would change. */
  const take = ({ on, seen: some, all, hidden }: Press, group?: string) => {
    if (hidden === 0) return put(some);
    const answer = (reach: 'seen' | 'all' | 'none') => {
      ask(undefined);
      if (reach !== 'none') put(reach === 'all' ? all : some);
    };
    const hasSeen = keys.size !== some.size || [...some].some((key) => !keys.has(key));
    ask({ ...(group !== undefined && { group }), count: hidden, on, hasSeen, answer });
  };
  const switchLinks = (on: boolean) => {
    setLinked(on);
    // The value stays: the links are for later ticks.
    put(keys, on);
  };
  if (reading) return <Skeleton />;
  const { placeholder: _placeholder, choices: _choices, ...group } = rest;
  return (
    <fieldset className="tree-check" {...group}>
      <div className="tree-check-head">
        <Box
          checked={expanded.size > 0 && expanded.size === parentKeys(shown).size}
          onChange={(on) => setExpanded(on ? parentKeys(shown) : new Set())}
        >
          展开
        </Box>
        <Box disabled={disabled} checked={isAllSelected(seen)} onChange={(on) => take(pressAll(seen, on))}>
          全选
        </Box>
        {switchable && (
          <Box disabled={disabled} checked={linked} onChange={switchLinks}>
            父子联动
          </Box>
        )}
        <span role="status">已选 {keys.size} 项</span>
      </div>
      <Input
        allowClear={clearable}
        size="small"
        placeholder="输入名称查找"
        aria-label="查找"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={chooseByEnter}
      />
      <div ref={nameHelper}>
        <Tree
          checkable
          checkStrictly
          selectable={false}
          switcherIcon={<CaretDownFilled aria-hidden />}
          height={height}
          disabled={disabled ?? false}
          treeData={shown.roots.map(optionOf)}
          titleRender={({ title }) => <span ref={(element) => nameBox(element, title)}>{title}</span>}
          checkedKeys={{ checked: [...full], halfChecked: [...half] }}
          expandedKeys={[...expanded]}
          onExpand={(open) => setExpanded(new Set(open.map(String)))}
          onCheck={(_, { node }) => {
            const pressed = tree.nodes.get(node.key);
            if (pressed) take(pressNode(seen, pressed), pressed.row.label);
          }}
        />
      </div>
      {question && (
        <DialogBoundary close={() => question.answer('none')}>
          <HiddenChoicesDialog {...question} />
        </DialogBoundary>
      )}
      {shown.nodes.size === 0 && <p>{failed ? '加载失败，请稍后再试' : '没有找到'}</p>}
    </fieldset>
  );
}

interface BoxProps {
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}

function Box({ checked, disabled = false, onChange, children }: BoxProps) {
  return (
    <Checkbox checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)}>
      {children}
    </Checkbox>
  );
}

interface BoxOption {
  readonly key: string;
  readonly title: string;
  readonly disableCheckbox: boolean;
  readonly children: BoxOption[];
}

function optionOf({ key, row, children }: TreeNode<Choice>): BoxOption {
  return { key, title: row.label, disableCheckbox: row.locked, children: children.map(optionOf) };
}

/** For the `ref` of a title: the box beside it is called Select, whatever the language is. */
function nameBox(element: HTMLElement | null, title: string): void {
  const box = element?.closest('[role="treeitem"]')?.querySelector('[role="checkbox"]');
  box?.setAttribute('aria-label', title);
}

/** For a `ref`: antd's tree takes the keyboard by an input whose name is English. */
function nameHelper(element: HTMLElement | null): void {
  element?.querySelector('input[aria-label]')?.setAttribute('aria-label', '选择');
}
