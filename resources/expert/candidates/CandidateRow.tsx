import { CheckOutlined, PlusOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type CSSProperties, type MouseEvent, memo, useEffect, useEffectEvent, useRef } from 'react';
import type { ApplyMode } from '@/src/gaokao/batch';
import type { PlanUnit, Tier } from '@/src/gaokao/planUnit';
import { ChanceBar, TierTag } from '../unit/TierTag';
import { tuitionText } from '../unit/unitTexts';
import { toDragData } from '../workbench/model/dragData';
import { unitName } from '../workbench/model/rows';
import { reqShort } from '../workbench/table/figures';
import styles from './candidateRow.module.css';

/** Handlers of a row's events. */
export interface RowHandlers {
  readonly onPoint: (index: number, event: MouseEvent) => void;
  readonly onTick: (index: number, isRange: boolean) => void;
  readonly onAdd: (index: number, event: MouseEvent) => void;
  readonly onJump: (key: string) => void;
  readonly onKeep: (index: number) => void;
  /** The units dragged along with a row: the selected ones, if the row is among them. */
  readonly unitsWith: (index: number) => readonly PlanUnit[];
}

interface Props {
  readonly id: string;
  readonly index: number;
  /** Among all, from 1. */
  readonly unit: PlanUnit;
  readonly mode: ApplyMode;
  readonly tier: Tier;
  /** Why the student may not apply; undefined where she may. */
  readonly conflict: string | undefined;
  /** Place in the table, from 0; undefined where it is not in it. */
  readonly place: number | undefined;
  readonly isCurrent: boolean;
  readonly isChecked: boolean;
  readonly isFavorite: boolean;
  readonly canEdit: boolean;
  /** Second line: the majors that are looked for, say. */
  readonly majors: string;
  readonly top: number;
  readonly handlers: RowHandlers;
}

/** Drawn once for all rows. */
const icons = {
  kept: <StarFilled aria-hidden />,
  keep: <StarOutlined aria-hidden />,
  added: <CheckOutlined aria-hidden />,
  add: <PlusOutlined aria-hidden />,
};

const cell = { role: 'gridcell' };

/** A candidate (E3): tier and chance, name, requirements, and the ways to add it. */
export const CandidateRow = memo(function CandidateRow(props: Props) {
  const { id, index, unit, tier, conflict, isCurrent, isChecked, canEdit, top, handlers } = props;
  const row = useDrag(props);
  const name = unitName(unit);
  // The grid around the rows has the focus and the keys, and names the current row.
  const grid = {
    role: 'row',
    'aria-rowindex': index + 1,
    'aria-selected': isChecked,
    onClick: (event: MouseEvent) => handlers.onPoint(index, event),
  };
  const style: CSSProperties = { transform: `translateY(${top}px)` };
  return (
    <div
      ref={row}
      id={id}
      {...grid}
      className={styles.row}
      data-current={isCurrent}
      data-conflict={conflict !== undefined}
      style={style}
    >
      <span {...cell} className={styles.tick}>
        {canEdit && (
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`选择 ${name}`}
            checked={isChecked}
            onChange={() => undefined}
            onClick={(event) => {
              event.stopPropagation();
              handlers.onTick(index, event.shiftKey);
            }}
          />
        )}
      </span>
      <span {...cell} className={styles.figures}>
        <TierTag tier={tier} />
        <ChanceBar chance={unit.chance} tier={tier} />
      </span>
      <span {...cell} className={styles.what}>
        <Name unit={unit} mode={props.mode} />
        <Facts unit={unit} conflict={conflict} majors={props.majors} />
      </span>
      <span {...cell} className={styles.tools}>
        <Tools {...props} name={name} />
      </span>
    </div>
  );
});

function Name({ unit, mode }: { unit: PlanUnit; mode: ApplyMode }) {
  const { schoolName, schoolCode, groupCode, majorName, majorCode } = unit;
  if (mode === 1)
    return (
      <span className={styles.name}>
        <b>{majorName}</b> <code>{majorCode}</code> {schoolName} <code>{schoolCode}</code>
      </span>
    );
  return (
    <span className={styles.name} data-by="group">
      <b>{schoolName}</b> {groupCode !== undefined && <b>{groupCode} 组</b>} <code>{schoolCode}</code>
    </span>
  );
}

function Facts({ unit, conflict, majors }: Pick<Props, 'unit' | 'conflict' | 'majors'>) {
  const { planCount, schoolCity, labels, tuition, synthetic } = unit;
  const facts = [
    conflict ?? (majors || reqShort(unit)),
    `${planCount} 人`,
    schoolCity,
    tuition ? tuitionText(unit) : '',
    ...labels.slice(0, 2),
  ].filter(Boolean);
  return (
    <span
      className={styles.facts}
      title={[unit.req, ...facts, ...labels.slice(2)].filter(Boolean).join(' · ')}
    >
      {facts.map((fact, at) => (
        <span key={fact} data-reason={at === 0 && conflict !== undefined}>
          {fact}
        </span>
      ))}
      {synthetic === 1 && <span className={styles.synthetic}>模拟</span>}
    </span>
  );
}

function Tools({ index, unit, place, isFavorite, canEdit, handlers, name }: Props & { name: string }) {
  const stopped = (run: (event: MouseEvent) => void) => (event: MouseEvent) => {
    event.stopPropagation();
    run(event);
  };
  return (
    <>
      {canEdit && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.tool}
          data-on={isFavorite}
          aria-pressed={isFavorite}
          aria-label={`收藏 ${name}`}
          title={isFavorite ? '取消收藏（F）' : '收藏为备选（F）'}
          onClick={stopped(() => handlers.onKeep(index))}
        >
          {isFavorite ? icons.kept : icons.keep}
        </button>
      )}
      {place !== undefined ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.added}
          aria-label={`${name} 已在第 ${place + 1} 志愿，跳转`}
          onClick={stopped(() => handlers.onJump(unit.key))}
        >
          {icons.added}第{place + 1}
        </button>
      ) : (
        canEdit && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.tool}
            aria-label={`加入 ${name}`}
            title="加入（Enter）"
            onClick={stopped((event) => handlers.onAdd(index, event))}
          >
            {icons.add}
          </button>
        )
      )}
    </>
  );
}

/** Lets a candidate be dragged between two rows of the table. */
function useDrag({ index, canEdit, handlers, place }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const data = useEffectEvent(() => toDragData({ kind: 'candidates', units: handlers.unitsWith(index) }));
  const isMovable = canEdit && place === undefined;
  useEffect(() => {
    if (row.current && isMovable) return draggable({ element: row.current, getInitialData: () => data() });
  }, [isMovable]);
  return row;
}
