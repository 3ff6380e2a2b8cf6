import { AppstoreAddOutlined, ProfileOutlined } from '@ant-design/icons';
import { useCallback, useRef } from 'react';
import { Nothing } from '@/src/ui/Nothing';
import { PlainButton } from '@/src/ui/PlainButton';
import { SidePanel } from '../check/SidePanel';
import { limitText } from '../model/adding';
import type { DragData } from '../model/dragData';
import { useBatch, useRows, useTable, useUi, useWorkbench } from '../model/WorkbenchContext';
import { useAddUnits } from '../page/useAddUnits';
import { QuotaBar } from './QuotaBar';
import { Rows } from './Rows';
import { SelectionBar } from './SelectionBar';
import { TableSettingsMenu } from './TableSettingsMenu';
import styles from './table.module.css';
import { useTableSettings } from './useTableSettings';

/**
 * The table of choices (E3). `onCandidates` opens the candidates where there is no room beside it; their panels are
 * then beside the rows.
 */
export function TablePane({ onCandidates }: { onCandidates?: () => void }) {
  const { actions, show, table } = useWorkbench();
  const [settings] = useTableSettings();
  const addUnits = useAddUnits();
  const scroller = useRef<HTMLDivElement>(null);
  const drop = useCallback(
    (data: DragData, index: number) => {
      if (data.kind === 'candidates') return void addUnits(data.units, { at: index });
      actions.move(data.uids, index);
      const place = table.get().undo.present.findIndex(({ uid }) => data.uids.has(uid)) + 1;
      show({ said: `已移动到第 ${place} 志愿` });
    },
    [actions, addUnits, show, table],
  );
  return (
    <section className={styles.pane} aria-label="志愿表">
      <div className={styles.tools}>
        {onCandidates && (
          <PlainButton small look="primary" icon={<AppstoreAddOutlined aria-hidden />} onClick={onCandidates}>
            候选
          </PlainButton>
        )}
        <QuotaBar />
        <InspectorToggle />
        <TableSettingsMenu />
      </div>
      <SelectionBar />
      <FilterNote />
      <div className={styles.inner}>
        <div className={styles.list}>
          <Rows settings={settings} scroller={scroller} onDrop={drop} />
          <NoChoices onCandidates={onCandidates} />
        </div>
        {onCandidates && <SidePanel className={styles.side} />}
      </div>
      <TypedPlace />
      <Said />
    </section>
  );
}

/** Opens what is known of the row with the cursor, below the panes. */
function InspectorToggle() {
  const { show } = useWorkbench();
  const isOpen = useUi((state) => state.inspectorOpen);
  return (
    <PlainButton
      look="text"
      small
      icon={<ProfileOutlined aria-hidden />}
      aria-label="详情面板"
      title={isOpen ? '收起详情面板（I）' : '展开详情面板（I）'}
      aria-expanded={isOpen}
      onClick={() => show({ inspectorOpen: !isOpen })}
    />
  );
}

/** Says that dragging is off while one tier alone is shown. */
function FilterNote() {
  const { table } = useWorkbench();
  const tierFilter = useTable((state) => state.tierFilter);
  if (tierFilter === undefined) return null;
  return (
    <div className={styles.note} role="status">
      仅显示一个层级，序号不变，暂不能拖动
      <PlainButton look="link" small onClick={() => table.show({ tierFilter: undefined })}>
        显示全部
      </PlainButton>
    </div>
  );
}

function NoChoices({ onCandidates }: { onCandidates: (() => void) | undefined }) {
  const rows = useRows();
  const batch = useBatch();
  const readOnly = useTable((state) => state.readOnly);
  if (rows.length > 0) return null;
  const how = onCandidates ? '打开候选' : '从左侧候选中点「＋」或拖入';
  return (
    <Nothing
      className={styles.empty}
      text={
        readOnly === undefined ? (
          <>
            暂无志愿，{how}开始填报
            <br />
            本批次最多填 {limitText(batch)}
            {batch.mode !== 1 && ` × ${batch.maxMajors} 个专业`}
          </>
        ) : (
          '暂无志愿'
        )
      }
    >
      {onCandidates && readOnly === undefined && (
        <PlainButton look="primary" onClick={onCandidates}>
          打开候选
        </PlainButton>
      )}
    </Nothing>
  );
}

/** The number that is typed after `G`. */
function TypedPlace() {
  const typed = useUi((state) => state.typedPlace);
  if (typed === undefined) return null;
  return (
    <div className={styles.typed} role="status">
      跳到第 <b>{typed || '…'}</b> 志愿，回车确认
    </div>
  );
}

/** Reads out what was done by drag or key. */
function Said() {
  const said = useUi((state) => state.said);
  return (
    <p className={styles.said} role="status" aria-live="assertive">
      {said}
    </p>
  );
}
