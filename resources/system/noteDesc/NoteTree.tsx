import { CaretDownFilled } from '@ant-design/icons';
import { Empty, Input, Tree } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { subtreeKeys, type TreeNode, type Tree as TreeOf } from '@/src/lib/tree';
import { useServices } from '@/src/services/useServices';
import { clearable } from '@/src/ui/fields/inputIcons';
import { useStore } from '@/src/ui/useStore';
import styles from './noteDesc.module.css';
import { type NotePage, pagesNamed } from './notePages';

interface Props {
  readonly tree: TreeOf<NotePage>;
  /** View path; empty for none. */
  readonly chosen: string;
  readonly onChoose: (view: string) => void;
}

/** The menu's pages; those without a note are grey. Which have one is read with the group that is opened. */
export function NoteTree({ tree, chosen, onChoose }: Props) {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(() => pathTo(tree, chosen));
  const found = useMemo(() => (text.trim() === '' ? undefined : pagesNamed(tree, text)), [tree, text]);
  /** Open groups of a search; undefined, and all of them, until one is closed. */
  const [openedFound, setOpenedFound] = useState<ReadonlySet<string>>();
  const expanded = found ? (openedFound ?? found) : opened;
  const expand = found ? setOpenedFound : setOpened;
  const search = (typed: string) => {
    setText(typed);
    setOpenedFound(undefined);
  };
  const views = useMemo(() => viewsBelow(tree, expanded), [tree, expanded]);
  useNotes(views);
  const { notes } = useServices();
  const isWithout = (view: string) => view !== '' && notes.isKnown(view) && !notes.get(view);
  const optionOf = ({ key, row, children }: TreeNode<NotePage>): Option => ({
    key,
    title: (
      <span className={isWithout(row.view) ? styles.without : undefined}>
        {row.name}
        {isWithout(row.view) && <span className="visually-hidden">（无说明）</span>}
      </span>
    ),
    selectable: row.view !== '',
    children: children.filter((child) => found?.has(child.key) ?? true).map(optionOf),
  });
  const shown = tree.roots.filter(({ key }) => found?.has(key) ?? true);
  const select = (key: string) => onChoose(tree.nodes.get(key)?.row.view ?? '');
  const selected = [...tree.nodes.values()].filter(({ row }) => row.view !== '' && row.view === chosen);
  return (
    <nav className={styles.tree} aria-label="页面">
      <Input
        allowClear={clearable}
        placeholder="名称或页面路径"
        aria-label="查找页面"
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      <div ref={nameHelper} className={styles.nodes}>
        <Tree
          blockNode
          aria-label="页面"
          switcherIcon={<CaretDownFilled aria-hidden />}
          treeData={shown.map(optionOf)}
          selectedKeys={selected.map(({ key }) => key)}
          expandedKeys={[...expanded]}
          onExpand={(keys) => expand(new Set(keys.map(String)))}
          onSelect={([key]) => key !== undefined && select(String(key))}
        />
      </div>
      {shown.length === 0 && <Empty description="没有找到" />}
    </nav>
  );
}

interface Option {
  readonly key: string;
  readonly title: React.ReactNode;
  readonly selectable: boolean;
  readonly children: Option[];
}

/** The nodes to expand so that the chosen page is in sight; the first group where none is chosen. */
function pathTo({ roots, nodes }: TreeOf<NotePage>, view: string): ReadonlySet<string> {
  const node = [...nodes.values()].find(({ row }) => view !== '' && row.view === view);
  const keys = new Set<string>();
  for (let at = node?.parent; at; at = at.parent) keys.add(at.key);
  const [first] = roots;
  if (!node && first) keys.add(first.key);
  return keys;
}

function viewsBelow({ nodes }: TreeOf<NotePage>, expanded: ReadonlySet<string>): string[] {
  const keys = [...expanded].flatMap((key) => [...subtreeKeys(nodes.get(key))]);
  const views = keys.map((key) => nodes.get(key)?.row.view ?? '');
  return [...new Set(views)].filter(Boolean);
}

/** Calls that are under way at once. */
const lanes = 4;

/** Reads missing notes of these pages, a few at a time; the tree is drawn again as they come. */
function useNotes(views: readonly string[]): void {
  const { notes } = useServices();
  useStore({ subscribe: notes.subscribe, get: notes.changes });
  useEffect(() => {
    let here = true;
    const waiting = views.filter((view) => !notes.isKnown(view));
    const work = async () => {
      for (let next = waiting.shift(); here && next !== undefined; next = waiting.shift())
        await notes.load(next);
    };
    for (let lane = 0; lane < lanes; lane += 1) void work();
    return () => {
      here = false;
    };
  }, [views, notes]);
}

/** A `ref` that gives the keyboard input of antd's tree a Chinese name. */
function nameHelper(element: HTMLElement | null): void {
  element?.querySelector('input[aria-label]')?.setAttribute('aria-label', '选择页面');
}
