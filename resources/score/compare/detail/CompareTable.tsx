import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type StageProblem, stageTitles } from '@/src/gaokao/checkStage';
import { useCan } from '@/src/services/useCan';
import { StateTag } from '@/src/ui/StateTag';
import type { DataColumn } from '@/src/ui/table/columnLayout';
import { scoreEndpoints } from '../../endpoints';
import { ScoreTable } from '../../ScoreTable';
import { equivalentText, type StageName, scoreText } from '../../stage/stage';
import styles from '../compare.module.css';
import { figureText, signedText } from '../comparison';
import type { ComparedRow } from './compared';
import type { Read } from './useComparison';

const { update } = scoreEndpoints['score/stage'].operations;

interface Props {
  readonly name: StageName;
  readonly read: Read;
  readonly onPin: (rank: number) => void;
}

/** The address of a row's correction: screen Q5 with the row open. */
function correctionAddress({ provinceId, year, category }: StageName, score: number): string {
  return `/score/stage?provinceId=${provinceId}&year=${year}&category=${category}&score=${score}`;
}

/** This year's rows beside earlier years; anomalies are visited one after the other. */
export function CompareTable({ name, read, onPin }: Props) {
  const can = useCan();
  const [at, setAt] = useState<number>();
  // A new object each time: going to the only one once more scrolls to it once more.
  const [sought, setSought] = useState<Pick<ComparedRow, 'id'>>();
  const rowAt = (next: number) => read.rows.find(({ score }) => score === read.problems[next]?.score);
  const problem = at === undefined ? undefined : read.problems[at];
  const current = at === undefined ? undefined : rowAt(at);
  const go = (next: number) => {
    const row = rowAt(next);
    setAt(next);
    setSought(row && { id: row.id });
  };
  const editable = can(update);
  const columns = useMemo(
    () => columnsOf(name, { year: name.year, editable, onPin }),
    [name, editable, onPin],
  );
  return (
    <section className={styles.box} aria-label="逐分对照">
      <Walk problems={read.problems} at={at} go={go}>
        {problem && current && editable && (
          <Link
            className={styles.link}
            to={correctionAddress(name, current.score)}
            data-needs={update.permission}
          >
            修正
          </Link>
        )}
      </Walk>
      <div className={styles.below}>
        <ScoreTable columns={columns} rows={read.rows} current={current?.id} sought={sought} />
      </div>
    </section>
  );
}

interface WalkProps {
  readonly problems: readonly StageProblem[];
  readonly at: number | undefined;
  readonly go: (at: number) => void;
  readonly children: React.ReactNode;
}

/** 定位异常: the previous and the next. */
function Walk({ problems, at, go, children }: WalkProps) {
  const count = problems.length;
  const problem = at === undefined ? undefined : problems[at];
  return (
    <div className={styles.walk}>
      <h3>逐分对照</h3>
      {count === 0 ? (
        <span className={styles.soft}>未发现异常</span>
      ) : (
        <>
          <StateTag tone="danger">{count} 处异常</StateTag>
          <Button size="small" onClick={() => go(((at ?? 0) - 1 + count) % count)}>
            上一处异常
          </Button>
          <Button size="small" onClick={() => go(at === undefined ? 0 : (at + 1) % count)}>
            下一处异常
          </Button>
          <span role="status">
            {problem &&
              `第 ${(at ?? 0) + 1} / ${count} 处：${problem.code} ${stageTitles[problem.code]}，${problem.text}`}
          </span>
          {children}
        </>
      )}
    </div>
  );
}

interface Context {
  readonly year: number;
  readonly editable: boolean;
  readonly onPin: (rank: number) => void;
}

function columnsOf(name: StageName, { year, editable, onPin }: Context): DataColumn<ComparedRow>[] {
  const figure = (key: 'count' | 'cum', title: string): DataColumn<ComparedRow> => ({
    ...{ key, title, width: 110, align: 'right' },
    render: (row) => figureText(row[key]),
  });
  const worth = (key: 'last' | 'before', back: number): DataColumn<ComparedRow> => ({
    ...{ key, title: `${year - back} 年同位次分`, width: 130, align: 'right' },
    render: (row) => equivalentText(row[key]),
  });
  return [
    { key: 'score', title: '分数', width: 100, pin: 'left', render: scoreText },
    figure('count', '人数'),
    figure('cum', '累计'),
    worth('last', 1),
    { key: 'diff', title: '分差', width: 80, align: 'right', render: ({ diff }) => signedText(diff) },
    worth('before', 2),
    {
      key: 'problems',
      title: '异常',
      width: 150,
      render: (row) => <Problems name={name} row={row} editable={editable} />,
    },
    {
      key: 'pin',
      title: '操作',
      width: 70,
      render: ({ cum, score }) => (
        <button
          type="button"
          className={styles.plain}
          aria-label={`钉住：${score} 分`}
          onClick={() => onPin(cum)}
        >
          钉住
        </button>
      ),
    },
  ];
}

/** The anomalies of a row, with a link to correct it. */
function Problems({ name, row, editable }: { name: StageName; row: ComparedRow; editable: boolean }) {
  if (row.problems.length === 0) return null;
  return (
    <>
      {row.problems.map(({ code, text }) => (
        <span key={code + text} title={`${stageTitles[code]}：${text}`}>
          <StateTag tone="danger">{code}</StateTag>
        </span>
      ))}
      {editable && (
        <Link
          className={styles.link}
          to={correctionAddress(name, row.score)}
          data-needs={update.permission}
          aria-label={`修正：${row.score} 分`}
        >
          修正
        </Link>
      )}
    </>
  );
}
