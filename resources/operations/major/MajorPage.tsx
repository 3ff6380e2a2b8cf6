import { CaretDownFilled } from '@ant-design/icons';
import { Tree, TreeSelect } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AllRow } from '@/src/crud/fields/tree/AllRow';
import { TreeChoices } from '@/src/crud/fields/tree/TreeChoices';
import type { Choice } from '@/src/crud/fields/tree/treeOption';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import type { TreeNode } from '@/src/lib/tree';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { Skeleton } from '@/src/ui/Skeleton';
import { operationsEndpoints } from '../endpoints';
import styles from './major.module.css';
import { majors } from './majors';

const source = { operation: operationsEndpoints['operations/specialty'].operations.tree };

/** Pixels of the pane below which the tree and a list have not the room beside each other. */
const besideWidth = 760;

/** 专业管理: levels, categories and classes beside the majors of the one that the address names. */
export default function MajorPage() {
  const basePath = usePagePath();
  const [params, setParams] = useSearchParams();
  const node = params.get('node') ?? '';
  const scope = useMemo(() => (node === '' ? none : { node }), [node]);
  const choose = (key: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (key === '') next.delete('node');
        else next.set('node', key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.page}>
      <ClassPane chosen={node} onChoose={choose} />
      <div className={styles.list}>
        <ResourcePages resource={majors} basePath={basePath} scope={scope} />
      </div>
    </div>
  );
}

/** The same for as long as nothing is chosen. */
const none = {};

interface Props {
  /** 本科, 01, 0101; empty for all. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The tree beside the list; where there is little room a select above it. */
function ClassPane({ chosen, onChoose }: Props) {
  const narrow = useNarrow(besideWidth);
  return (
    <TreeChoices source={source}>
      {({ tree, reading, failed }) => {
        const treeData = tree.roots.map(optionOf);
        if (narrow)
          return (
            <TreeSelect
              allowClear
              aria-label="专业类"
              placeholder="全部专业"
              value={chosen || undefined}
              treeData={treeData}
              onChange={(key?: string) => onChoose(key ?? '')}
            />
          );
        return (
          <aside className={styles.pane} aria-label="专业类">
            <AllRow chosen={chosen === ''} onChoose={() => onChoose('')}>
              全部专业
            </AllRow>
            {reading ? (
              <Skeleton />
            ) : (
              <div ref={nameHelper}>
                <Tree
                  blockNode
                  aria-label="专业类"
                  switcherIcon={<CaretDownFilled aria-hidden />}
                  treeData={treeData}
                  defaultExpandedKeys={tree.roots.map(({ key }) => key)}
                  selectedKeys={chosen === '' ? [] : [chosen]}
                  onSelect={([key = '']) => onChoose(String(key))}
                />
              </div>
            )}
            {failed && <p>加载失败，请稍后再试</p>}
          </aside>
        );
      }}
    </TreeChoices>
  );
}

interface Option {
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly children: Option[];
}

function optionOf({ key, row, children }: TreeNode<Choice>): Option {
  return { key, value: key, title: row.label, children: children.map(optionOf) };
}

/** A `ref` that gives the keyboard input of antd's tree a Chinese name. */
function nameHelper(element: HTMLElement | null): void {
  element?.querySelector('input[aria-label]')?.setAttribute('aria-label', '选择专业类');
}
