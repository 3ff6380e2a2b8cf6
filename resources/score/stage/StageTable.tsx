import { Button } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { checkStage, type StageContext, type StageProblem } from '@/src/gaokao/checkStage';
import { equivalentScore, type ScoreRow } from '@/src/gaokao/scoreTable';
import { formatNumber } from '@/src/lib/formatNumber';
import { useCan } from '@/src/services/useCan';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { StateTag } from '@/src/ui/StateTag';
import type { DataColumn } from '@/src/ui/table/columnLayout';
import { scoreEndpoints } from '../endpoints';
import { ScoreTable } from '../ScoreTable';
import { FigureCell, RowButtons } from './RowCells';
import { equivalentText, type StageName, type StageRecord, scoreText, stageText, tableQuery } from './stage';
import styles from './stage.module.css';
import { type RowEdit, useRowEdit } from './useRowEdit';

const { update } = scoreEndpoints['score/stage'].operations;

interface Props {
  readonly name: StageName;
  readonly provinceName: string;
  readonly rows: readonly StageRecord[];
  /** Last year's table; empty where it cannot be compared. */
  readonly before: readonly ScoreRow[];
  /** 1 converts ranks by the number of candidates (A3). */
  readonly poolScale: 0 | 1;
  /** The control lines, which must lie inside of the table. */
  readonly lines: StageContext['lines'];
  /** The score that is to be seen first, and corrected; not a number for none. */
  readonly shown: number;
  /** Reads the table once more, here and in the page; rejects where it cannot be read. */
  readonly readNow: () => Promise<readonly StageRecord[]>;
}

/** The rows of a score table with their anomalies; a number and its sum are corrected in place. */
export function StageTable({ name, provinceName, rows, before, poolScale, lines, shown, readNow }: Props) {
  const can = useCan();
  const title = `编辑：${provinceName} ${stageText(name)}`;
  const editor = useRowEdit({ rows, readNow, title, query: tableQuery(name) });
  // A new object each time: going to a row once more scrolls to it once more.
  const [sought, setSought] = useState<Pick<StageRecord, 'id'>>();
  const problems = useMemo(() => checkStage(rows, { prev: before, lines }), [rows, before, lines]);
  const rowOf = (wanted: number | undefined) => rows.find(({ score }) => score === wanted);
  const show = (score: number | undefined) => {
    const row = rowOf(score);
    if (row) setSought({ id: row.id });
  };
  const editable = can(update);
  const { key } = useLocation();
  const opened = useRef<string>(undefined);
  const showFirst = useEffectEvent(() => {
    const row = rowOf(shown);
    // Opens the row once per visit, not again when the tab comes back.
    if (!row || opened.current === key) return;
    opened.current = key;
    show(shown);
    if (editable) void editor.begin(row);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: led here once more, to the same row perhaps
  useEffect(() => showFirst(), [shown, key]);
  const restore = async () => {
    const row = await editor.restore();
    if (row) setSought({ id: row.id });
  };
  return (
    <div className={styles.table}>
      {editor.draft && editable && (
        <DraftBar draft={editor.draft} onRestore={() => void restore()} onDiscard={editor.discard} />
      )}
      <Problems problems={problems} onShow={show} />
      <ScoreTable
        columns={columnsOf({ rows, before, poolScale, problems, editor, editable })}
        rows={rows}
        current={rowOf(shown)?.id}
        sought={sought}
        kept={editor.edit?.id}
      />
    </div>
  );
}

interface Context extends Pick<Props, 'rows' | 'before' | 'poolScale'> {
  readonly problems: readonly StageProblem[];
  readonly editor: RowEdit;
  readonly editable: boolean;
}

function columnsOf({ problems, editor, editable, ...tables }: Context): DataColumn<StageRecord>[] {
  const byScore = new Map(
    problems.map((problem) => [
      problem.index === undefined ? -1 : tables.rows[problem.index]?.score,
      problem,
    ]),
  );
  const columns: DataColumn<StageRecord>[] = [
    { key: 'score', title: '分数', width: 100, pin: 'left', render: scoreText },
    {
      key: 'count',
      title: '本段人数',
      width: 110,
      align: 'right',
      render: (row) => <FigureCell row={row} editor={editor} member="count" />,
    },
    {
      key: 'cum',
      title: '累计人数',
      width: 120,
      align: 'right',
      render: (row) => <FigureCell row={row} editor={editor} member="cum" />,
    },
    { key: 'places', title: '位次', width: 150, align: 'right', render: placesText },
    {
      key: 'last',
      title: '去年同位次分',
      width: 110,
      align: 'right',
      render: (row) => lastText(tables, row),
    },
    { key: 'problem', title: '异常', width: 90, render: (row) => <Mark problem={byScore.get(row.score)} /> },
  ];
  if (!editable) return columns;
  const buttons = (row: StageRecord) => <RowButtons row={row} editor={editor} needs={update.permission} />;
  return [...columns, { key: 'edit', title: '操作', width: 110, pin: 'right', render: buttons }];
}

function placesText({ count, cum }: StageRecord): string {
  const [best, worst] = [cum - count + 1, cum].map((place) => formatNumber(place));
  return count === 0 ? '–' : `${best}–${worst}`;
}

/** The row's rank as a score of the year before (A3). */
function lastText(
  { rows, before, poolScale }: Omit<Context, 'problems' | 'editor' | 'editable'>,
  { cum }: StageRecord,
) {
  return equivalentText(cum > 0 ? equivalentScore(rows, before, { rank: cum }, poolScale) : null);
}

function Mark({ problem }: { problem: StageProblem | undefined }) {
  if (!problem) return null;
  return (
    <span title={problem.text}>
      <StateTag tone="warning">{problem.code}</StateTag>
    </span>
  );
}

/** Anomalies of the table, each with a link to its row. */
function Problems({
  problems,
  onShow,
}: {
  problems: readonly StageProblem[];
  onShow: (score: number | undefined) => void;
}) {
  if (problems.length === 0) return null;
  return (
    <details className={styles.problems}>
      <summary>{problems.length} 处异常</summary>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code}-${problem.text}`}>
            {problem.code} {problem.text}
            {problem.index !== undefined && (
              <Button type="link" size="small" onClick={() => onShow(problem.score)}>
                定位
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
