import { Button, Empty, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { type Difference, difference, differenceText, itemOf } from '@/src/gaokao/difference';
import { normalKey, unitName } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { useNotify } from '@/src/services/useNotify';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { useNextFocus } from '../useNextFocus';
import { newUid } from '../workbench/model/readTable';
import { useBatch, useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import { adoptRow, whyNotAdopted } from './adoptRow';
import styles from './compare.module.css';
import { openSide, type Side, useSideRows, useSides } from './useSides';

/** Height of a row in the drawing of the lines, which is stretched over the rows beside it. */
const rowHeight = 40;

/** 方案对比 (E3): two schemes or versions, left and right, with lines between rows that moved (A14). */
export default function CompareSchemes({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const { sides, isPending, isError, error, refetch } = useSides();
  return (
    <Modal open centered width={1080} title="方案对比" footer={null} onCancel={onClose}>
      {isPending && <Skeleton />}
      {isError && <ReadError error={error} retry={refetch} />}
      {!isPending && !isError && sides.length < 2 && <Empty description="暂无其他方案或已保存的版本" />}
      {sides.length > 1 && <Chosen sides={sides} />}
    </Modal>
  );
}

function Chosen({ sides }: { sides: readonly Side[] }) {
  const [left, setLeft] = useState(openSide);
  const [chosen, setRight] = useState<string>();
  const right = chosen ?? sides[1]?.value ?? openSide;
  const one = useSideRows(left);
  const other = useSideRows(right);
  const failed = one.error ?? other.error;
  return (
    <>
      <div className={styles.sides}>
        <Select aria-label="左侧" options={[...sides]} value={left} onChange={setLeft} />
        <Select aria-label="右侧" options={[...sides]} value={right} onChange={setRight} />
      </div>
      {failed ? (
        <ReadError error={failed} retry={one.error ? one.refetch : other.refetch} />
      ) : one.rows && other.rows ? (
        <Both before={one.rows} after={other.rows} adoptsFrom={otherThanOpen(left, right)} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

/** The side whose rows can be taken over into the open table, which is then the other one. */
function otherThanOpen(left: string, right: string): BothProps['adoptsFrom'] {
  if (left === right) return undefined;
  if (left === openSide) return 'right';
  return right === openSide ? 'left' : undefined;
}

interface BothProps {
  readonly before: readonly ChoiceRow[];
  readonly after: readonly ChoiceRow[];
  /** The side whose rows can be taken over into the open table. */
  readonly adoptsFrom: 'left' | 'right' | undefined;
}

function Both({ before, after, adoptsFrom }: BothProps) {
  const change = useMemo(() => difference(before.map(itemOf), after.map(itemOf)), [before, after]);
  const { left, right } = useMemo(() => wordsOf(change), [change]);
  const places = Math.max(before.length, after.length, 1);
  const height = rowHeight * places;
  const onFocus = useNextFocus('li > button');
  return (
    <>
      <p role="status">{differenceText(change)}</p>
      <ScrollRegion className={styles.both} label="两侧志愿" style={{ '--places': places }} onFocus={onFocus}>
        <Rows rows={before} words={left} label="左侧志愿" adopts={adoptsFrom === 'left'} />
        <svg viewBox={`0 0 64 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {change.moved.map(({ key, from, to }) => (
            <path key={key} d={lineFrom(from, to)} />
          ))}
        </svg>
        <Rows rows={after} words={right} label="右侧志愿" adopts={adoptsFrom === 'right'} />
      </ScrollRegion>
    </>
  );
}

function lineFrom(from: number, to: number): string {
  const y = (at: number) => (at + 0.5) * rowHeight;
  return `M0 ${y(from)} C32 ${y(from)} 32 ${y(to)} 64 ${y(to)}`;
}

type Words = ReadonlyMap<string, string>;

/** Labels of the rows on each side, by key. */
function wordsOf({ added, removed, changed, moved }: Difference): { left: Words; right: Words } {
  const both = new Map<string, string>();
  for (const { key, from, to } of moved) both.set(key, `移动 ${from + 1}→${to + 1}`);
  for (const { after, fields } of changed) {
    const key = normalKey(after.key);
    const words = `修改${fields.map((field) => fieldNames[field]).join('、')}`;
    both.set(key, both.has(key) ? `${both.get(key)}，${words}` : words);
  }
  const of = (list: Difference['added'], word: string): Words =>
    new Map(list.map(({ item }) => [normalKey(item.key), word]));
  return {
    left: new Map([...both, ...of(removed, '仅左侧')]),
    right: new Map([...both, ...of(added, '仅右侧')]),
  };
}

const fieldNames = { picks: '专业', obey: '服从', manualTier: '层级', note: '备注' } as const;

interface RowsProps {
  readonly rows: readonly ChoiceRow[];
  readonly words: Words;
  readonly label: string;
  readonly adopts: boolean;
}

function Rows({ rows, words, label, adopts }: RowsProps) {
  const adopt = useAdopt();
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  return (
    <ol className={styles.rows} aria-label={label}>
      {rows.map((row, index) => {
        const word = words.get(normalKey(row.unit.key));
        return (
          <li key={row.uid} data-word={word !== undefined}>
            <span>{index + 1}</span>
            <span>{unitName(row.unit)}</span>
            {word && <small>{word}</small>}
            {word && adopts && canEdit && (
              <Button
                size="small"
                aria-label={`采用此行 ${unitName(row.unit)}`}
                onClick={() => adopt(row, index)}
              >
                采用此行
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Takes a row over into the open table, as a step. */
function useAdopt(): (row: ChoiceRow, index: number) => void {
  const { table, actions } = useWorkbench();
  const { maxChoices } = useBatch();
  const notify = useNotify();
  return (row, index) => {
    const { present } = table.get().undo;
    const why = whyNotAdopted(present, row, index, maxChoices);
    if (why !== undefined) return notify('error', why);
    actions.edit(`采用 ${unitName(row.unit)}`, (rows) => adoptRow(rows, row, index, newUid));
    notify('success', `已采用 ${unitName(row.unit)}`);
  };
}
