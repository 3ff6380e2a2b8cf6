import { memo } from 'react';
import type { StageProblem } from '@/src/gaokao/checkStage';

import type { StageRow } from '@/src/gaokao/stage/figures';
import type { StageReading } from '@/src/gaokao/stage/readStage';
import { groupBy } from '@/src/lib/groupBy';

import { scoreText } from './stage';
import styles from './stage.module.css';

interface Props {
  readonly reading: StageReading;
  readonly problems: readonly StageProblem[];
}

const passedTexts = { header: '表头', passed: '未识别', rows: '' } as const;

/** A scrolling element must be reachable without a mouse. */
const scrolls = { tabIndex: 0 };

/** Each line of the pasted text, with its parsed rows beside it. */
export const ReadingTable = memo(function ReadingTable({ reading, problems }: Props) {
  const byLine = groupBy(reading.rows, ({ line }) => line);
  const wrongScores = new Set(problems.map(({ score }) => score));
  return (
    <section className={styles.reading} aria-label="粘贴内容与识别结果对照" {...scrolls}>
      <table>
        <thead>
          <tr>
            <th scope="col">行</th>
            <th scope="col">粘贴内容</th>
            <th scope="col">识别结果（分数 · 本段人数 · 累计人数）</th>
          </tr>
        </thead>
        <tbody>
          {reading.lines.map(({ number, text, kind, isAsked }) => (
            <tr key={number} data-kind={kind} data-line={number} data-asked={isAsked || undefined}>
              <td>{number}</td>
              <td>{text}</td>
              <td>
                {passedTexts[kind]}
                {isAsked && <span className={styles.asked}>待确认</span>}
                {(byLine.get(number) ?? []).map((row) => (
                  <Understood key={row.score} row={row} isWrong={wrongScores.has(row.score)} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

function Understood({ row, isWrong }: { row: StageRow; isWrong: boolean }) {
  return (
    <span className={styles.understood} data-wrong={isWrong || undefined}>
      {scoreText(row)} · {row.count} · {row.cum}
    </span>
  );
}
