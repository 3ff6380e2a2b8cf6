import { useState } from 'react';
import { createLoader } from '@/src/lib/loader';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { PlainButton } from '@/src/ui/PlainButton';
import { MenuOpener } from '@/src/ui/popup/Opener';
import { useSwitches } from '../../institution/useSwitches';
import { useSubmit } from '../bar/useSubmit';
import { removeRows } from '../model/removeRows';
import { freeOf } from '../model/rows';
import { useBatch, useRows, useTable, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import styles from './table.module.css';
import { tierMarks } from './tierMarks';

const exporting = createLoader(() => import('./exportChoices'));

/** Actions on the selected rows together (E3). */
export function SelectionBar() {
  const workbench = useWorkbench();
  const { actions, show, table } = workbench;
  const can = useCan();
  const { exportPdf, showChance } = useSwitches(useWorkbenchState(({ student }) => student.storeId));
  const rows = useRows();
  const batch = useBatch();
  const { exported } = useSubmit();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const selected = useTable((state) => state.selected);
  const readOnly = useTable((state) => state.readOnly);
  if (selected.size === 0) return null;
  const writable = readOnly === undefined;
  const chosen = rows.filter(({ uid }) => selected.has(uid));
  const free = freeOf(rows, selected);
  const obeyed = chosen.every(({ obey }) => obey === 1);
  async function exportSelected(): Promise<void> {
    setRunning(true);
    try {
      const { exportChoices } = await exporting.fetch();
      await exportChoices(table.get(), selected, showChance);
      await exported();
    } catch {
      notify('error', '导出失败，请稍后再试');
    } finally {
      setRunning(false);
    }
  }
  return (
    <div className={styles.selection} role="toolbar" aria-label="已选志愿">
      <span>已选 {selected.size} 个</span>
      {writable && (
        <>
          <PlainButton small danger onClick={() => removeRows(workbench, selected)}>
            删除
          </PlainButton>
          <PlainButton
            small
            disabled={free.size === 0}
            title={free.size === 0 ? '所选志愿已锁定位置' : undefined}
            onClick={() => show({ dialog: { kind: 'place', uids: free } })}
          >
            移动到…
          </PlainButton>
          {batch.mode !== 1 && batch.obeyAllowed === 1 && (
            <PlainButton small onClick={() => actions.setObey(selected, obeyed ? 0 : 1)}>
              {obeyed ? '不服从调剂' : '服从调剂'}
            </PlainButton>
          )}
          <MenuOpener
            menu={{
              items: tierMarks.map(({ key, label }) => ({ key, label })),
              onClick: ({ key }) =>
                actions.setTier(selected, tierMarks.find((mark) => mark.key === key)?.tier ?? null),
            }}
          >
            <PlainButton small>标记层级</PlainButton>
          </MenuOpener>
        </>
      )}
      {can('expert:volunteer:export') && exportPdf && (
        <PlainButton small busy={running} onClick={() => void exportSelected()}>
          导出所选
        </PlainButton>
      )}
      <PlainButton small look="text" onClick={() => table.show({ selected: new Set() })}>
        取消选择
      </PlainButton>
    </div>
  );
}
