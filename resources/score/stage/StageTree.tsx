import { Empty, Tree } from 'antd';
import { useMemo, useState } from 'react';
import type { Category } from '@/src/gaokao/student';
import { categoryName } from '@/src/gaokao/subjects';
import { provinceName } from '@/src/lib/provinceName';
import type { Choice } from '@/src/ui/fields/lookup';
import { SearchInput } from '@/src/ui/fields/SearchInput';
import { readCategory, type StageFilter, type StageName } from './stage';
import styles from './stage.module.css';
import { useProvinceTables } from './useStage';

/** Props shared by both ways to choose a table. */
export interface PickerProps {
  readonly provinces: readonly Choice<number>[];
  readonly chosen: {
    readonly name: StageName | undefined;
    readonly provinceId: number;
    readonly choose: (next: Partial<StageName>) => void;
  };
}

/** Province, year and category as a tree; one province is open at a time. */
export function StageTree({ provinces, chosen }: PickerProps) {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(chosen.provinceId);
  const { data, isError, refetch } = useProvinceTables(open);
  const tree = useMemo(
    () =>
      provinces
        .filter(({ name }) => name.includes(provinceName(search.trim())))
        .map(({ id, name }) => ({
          key: String(id),
          title: name,
          selectable: true,
          children:
            id === open && data
              ? yearNodes(id, data)
              : [id === open && isError ? failedNode(id) : readingNode(id)],
        })),
    [provinces, search, open, data, isError],
  );
  const choose = (key: string) => {
    if (key === failedNode(open).key) return void refetch();
    const [provinceId = 0, year, category] = key.split('/').map(Number);
    if (!category) setOpen(open === provinceId && !year ? 0 : provinceId);
    else chosen.choose({ provinceId, year: year ?? 0, category: readCategory(category) ?? 3 });
  };
  const selected = chosen.name ? Object.values(chosen.name).join('/') : '';
  return (
    <nav className={styles.tree} aria-label="省份、年份与科类">
      <SearchInput
        placeholder="搜索省份"
        aria-label="搜索省份"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Tree
        blockNode
        treeData={tree}
        expandedKeys={
          open ? [String(open), ...(data ? data.years.map((year) => `${open}/${year}`) : [])] : []
        }
        selectedKeys={[selected]}
        onExpand={(_, { node, expanded }) => {
          const key = String(node.key);
          if (!key.includes('/')) setOpen(expanded ? Number(key) : 0);
        }}
        onSelect={(_, { node }) => choose(String(node.key))}
      />
      {provinces.length > 0 && tree.length === 0 && <Empty description="没有找到" />}
    </nav>
  );
}

function readingNode(provinceId: number) {
  return { key: `${provinceId}/…`, title: '读取中…', disabled: true, isLeaf: true };
}

function failedNode(provinceId: number) {
  return { key: `${provinceId}/!`, title: '读取失败，点击重试', isLeaf: true };
}

function yearNodes(provinceId: number, { years, categories, tables }: StageFilter) {
  return years.map((year) => ({
    key: `${provinceId}/${year}`,
    title: `${year} 年`,
    selectable: false,
    children: categoriesIn(year, categories, tables).map((category) => ({
      key: `${provinceId}/${year}/${category}`,
      title: `${categoryName(category)}${stateOf(year, category, tables)}`,
      isLeaf: true,
    })),
  }));
}

/** Categories of a year: those that have a table, or those of the province's kind of exam. */
export function categoriesIn(
  year: number,
  categories: readonly Category[],
  tables: StageFilter['tables'],
): readonly Category[] {
  const found = tables.filter((table) => table.year === year).map(({ category }) => category);
  const isNewest = tables.every((table) => table.year <= year);
  return [...new Set(isNewest || found.length === 0 ? [...categories, ...found] : found)];
}

function stateOf(year: number, category: Category, tables: StageFilter['tables']): string {
  const table = tables.find((one) => one.year === year && one.category === category);
  if (!table) return '（缺）';
  return table.published ? '' : '（未发布）';
}
