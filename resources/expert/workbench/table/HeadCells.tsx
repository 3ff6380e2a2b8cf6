import type { MouseEvent } from 'react';
import { visibleUids } from '../model/table';
import { useBatch, useRows, useTable, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import cellStyles from './cells.module.css';
import { type ColumnId, isLeading, labelOf, type TableSettings } from './columns';
import { gridRoles, namedHead, numberedRow } from './gridRoles';
import rowStyles from './row.module.css';
import styles from './table.module.css';
import { useTableSettings } from './useTableSettings';

interface Props {
  readonly columns: readonly ColumnId[];
  readonly settings: TableSettings;
}

const unitLabels = { 1: '专业 · 院校', 2: '院校 · 组', 3: '院校' } as const;
const figures = [
  ['score', '分数'],
  ['rank', '位次'],
  ['equivalent', '等位分'],
] as const;

/** The head of the table: ticks all rows on screen, toggles 服从 for all, changes the figure of the three years. */
export function HeadCells({ columns, settings }: Props) {
  const batch = useBatch();
  const subjectType = useWorkbenchState(({ student }) => student.subjectType);
  const cell = (id: ColumnId) => (
    <span key={id} {...gridRoles.head} className={cellStyles.cell} data-column={id}>
      {id === 'obey' ? (
        <AllObey />
      ) : id === 'years' ? (
        <Years figure={settings.figure} />
      ) : (
        labelOf(id, subjectType)
      )}
    </span>
  );
  return (
    <div {...numberedRow(1)} className={styles.head}>
      <span {...gridRoles.head}>
        <AllTicks />
      </span>
      <span {...gridRoles.head} className={rowStyles.place}>
        #
      </span>
      <span {...namedHead('移动')} />
      {columns.filter(isLeading).map(cell)}
      <span {...gridRoles.head}>{unitLabels[batch.mode]}</span>
      {columns.filter((id) => !isLeading(id)).map(cell)}
      <span {...namedHead('操作')} />
    </div>
  );
}

function AllTicks() {
  const { table } = useWorkbench();
  const count = useTable((state) => visibleUids(state).length);
  const ticked = useTable((state) => state.selected.size);
  const all = count > 0 && ticked === count;
  return (
    <input
      type="checkbox"
      className={rowStyles.box}
      aria-label="选择全部志愿"
      checked={all}
      disabled={count === 0}
      onChange={() => table.show({ selected: new Set(all ? [] : visibleUids(table.get())) })}
    />
  );
}

function AllObey() {
  const { actions } = useWorkbench();
  const rows = useRows();
  const { obeyAllowed } = useBatch();
  const readOnly = useTable((state) => state.readOnly);
  const all = rows.length > 0 && rows.every(({ obey }) => obey === 1);
  return (
    <label className={styles.headBox}>
      <input
        type="checkbox"
        className={rowStyles.box}
        checked={all}
        disabled={rows.length === 0 || obeyAllowed === 0 || readOnly !== undefined}
        aria-label="全部服从调剂"
        onChange={() => actions.setObey(new Set(rows.map(({ uid }) => uid)), all ? 0 : 1)}
      />
      服从
    </label>
  );
}

function Years({ figure }: { figure: TableSettings['figure'] }) {
  const [, change] = useTableSettings();
  const year = useWorkbenchState(({ student }) => student.year);
  const at = figures.findIndex(([id]) => id === figure);
  const [next] = figures[(at + 1) % figures.length] ?? figures[0];
  const label = figures[at]?.[1] ?? '';
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    change({ figure: next });
  };
  return (
    <button type="button" className={styles.yearToggle} title="切换 分数、位次、等位分" onClick={press}>
      {[1, 2, 3].map((age) => (year - age) % 100).join('/')} {label}
    </button>
  );
}
