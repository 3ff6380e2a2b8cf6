import { DownOutlined } from '@ant-design/icons';
import { MenuOpener } from '@/src/ui/popup/Opener';
import { useBatch, useWorkbenchState } from '../model/WorkbenchContext';
import { BatchCount, useGoToBatch } from './BatchTabs';
import styles from './bar.module.css';
import { useSchemeMenu } from './SchemeMenu';

/** Batch and scheme as one button, where their tabs have no room: its menu leads to the others (E3, phones). */
export function TablePicker() {
  const batches = useWorkbenchState((state) => state.batches);
  const open = useBatch();
  const goTo = useGoToBatch();
  const scheme = useSchemeMenu();
  const items = [
    {
      type: 'group' as const,
      label: '批次',
      children: batches.map((batch) => ({
        key: `batch-${batch.id}`,
        label: (
          <>
            {batch.name} <BatchCount batch={batch} />
          </>
        ),
      })),
    },
    { type: 'divider' as const },
    { type: 'group' as const, label: '方案', children: scheme.menu.items },
  ];
  function press(key: string): boolean {
    const batch = batches.find(({ id }) => key === `batch-${id}`);
    if (batch) goTo(batch);
    return batch !== undefined;
  }
  return (
    <>
      <MenuOpener
        menu={{
          items,
          selectedKeys: [`batch-${open.id}`, ...(scheme.menu.selectedKeys ?? [])],
          onClick: (info) => press(info.key) || scheme.menu.onClick?.(info),
        }}
      >
        <button type="button" className={styles.picker}>
          <b className={styles.pickerBatch}>{open.name}</b>
          <BatchCount batch={open} />
          <span className={styles.pickerScheme}>{scheme.name}</span>
          <DownOutlined aria-hidden />
        </button>
      </MenuOpener>
      {scheme.dialog}
    </>
  );
}
