import { useResourcePage } from '@/src/crud/ResourceContext';
import { useTreeRows } from '@/src/crud/tree/useWholeTree';
import { isYes, numberOr } from '@/src/lib/record';
import type { CellProps } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { branchCount } from './category';
import styles from './category.module.css';

/** The tree that is on screen: the cells read it, and ask for nothing. */
const shared = { hasPanel: true, staleTime: Number.POSITIVE_INFINITY } as const;

/** A category in a narrow pane: its name, the records in its branch, and a tag where it is stopped. */
export default function CategoryName({ value, record }: CellProps<string>) {
  const { resource } = useResourcePage();
  const { rows } = useTreeRows({ resource: resource.name, parent: 'parentId' }, shared);
  const count = branchCount(rows, record.id) ?? numberOr(record.count);
  return (
    <>
      {value} <small className={styles.count}>{count} 项</small>{' '}
      {!isYes(record.status) && <StateTag tone="danger">停用</StateTag>}
    </>
  );
}
