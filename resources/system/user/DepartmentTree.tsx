import { CaretDownFilled } from '@ant-design/icons';
import { Input, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { AllRow } from '@/src/crud/fields/tree/AllRow';
import type { ReadChoices } from '@/src/crud/fields/tree/TreeChoices';
import type { Choice } from '@/src/crud/fields/tree/treeOption';
import { matching, useExpanded } from '@/src/crud/fields/tree/treeSearch';
import type { TreeNode } from '@/src/lib/tree';
import { clearable } from '@/src/ui/fields/inputIcons';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { Skeleton } from '@/src/ui/Skeleton';

interface Props {
  readonly offered: ReadChoices;
  /** Key of the department; empty for all. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** Chooses a department in the tree, filtered by part of its name; another click on it chooses all again. */
export default function DepartmentTree({ offered, chosen, onChoose }: Props) {
  const { tree, reading, failed } = offered;
  const narrow = useNarrow();
  const [text, setText] = useState('');
  const shown = useMemo(() => matching(tree, text.trim()), [tree, text]);
  const [expanded, setExpanded] = useExpanded(shown, text);
  return (
    <>
      <Input
        allowClear={clearable}
        placeholder="请输入部门名称"
        aria-label="部门名称"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <AllRow chosen={chosen === ''} onChoose={() => onChoose('')}>
        全部部门
      </AllRow>
      {reading ? (
        <Skeleton />
      ) : (
        <div ref={nameHelper} className="users-department-tree">
          <Tree
            blockNode
            style={narrow ? touchable : {}}
            aria-label="部门"
            switcherIcon={<CaretDownFilled aria-hidden />}
            treeData={shown.roots.map(optionOf)}
            selectedKeys={chosen === '' ? [] : [chosen]}
            expandedKeys={[...expanded]}
            onExpand={(open) => setExpanded(new Set(open.map(String)))}
            onSelect={([key = '']) => onChoose(String(key))}
          />
        </div>
      )}
      {!reading && shown.nodes.size === 0 && <p>{failed ? '加载失败，请稍后再试' : '没有找到'}</p>}
    </>
  );
}

/**
 * The height of rows for fingers. It is no theme of its own: antd keeps a set of styles for each theme, and never
 * drops one.
 */
const touchable = { '--ant-tree-title-height': '40px' };

interface Option {
  readonly key: string;
  readonly title: string;
  readonly children: Option[];
}

function optionOf({ key, row, children }: TreeNode<Choice>): Option {
  return {
    key,
    title: row.locked ? `${row.label}（停用）` : row.label,
    children: children.map(optionOf),
  };
}

/** A `ref` that gives the keyboard input of antd's tree a Chinese name. */
function nameHelper(element: HTMLElement | null): void {
  element?.querySelector('input[aria-label]')?.setAttribute('aria-label', '选择部门');
}
