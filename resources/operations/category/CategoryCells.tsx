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
export function CategoryName({ value, record }: CellProps<string>) {
  return (
    <>
      {value}{' '}
      <small className={styles.count}>
        <CategoryCount record={record} /> 项
      </small>{' '}
      {!isYes(record.status) && <StateTag tone="danger">停用</StateTag>}
    </>
  );
}

/** The records in the branch of a category. */
export function CategoryCount({ record }: Pick<CellProps<number>, 'record'>) {
  const { resource } = useResourcePage();
  const { rows } = useTreeRows({ resource: resource.name, parent: 'parentId' }, shared);
  return branchCount(rows, record.id) ?? numberOr(record.count);
}
