import type { BatchLineRow } from '../../batchLines';
import styles from '../compare.module.css';
import { figureText, signedText } from '../comparison';

interface Props {
  readonly lines: readonly BatchLineRow[];
  readonly year: number;
  /** Whether a score was asked about: then its distance from each line is a column. */
  readonly asked?: boolean;
}

/** The batches: line, candidates above it, and what it was worth last year. */
export function BatchTable({ lines, year, asked = false }: Props) {
  const heads = [
    '批次',
    '控制线',
    '线上人数',
    `${year - 1} 年控制线`,
    asked ? '去年等位分' : '控制线去年等位分',
    '等位分差',
  ];
  return (
    <section className={asked ? undefined : styles.box} aria-label={asked ? '与各批次线' : '批次线'}>
      {!asked && <h3>批次线与等位分</h3>}
      {lines.length === 0 ? (
        <p className={styles.soft}>该科类暂无控制线，可在「省份批次配置」填写</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.grid}>
            <thead>
              <tr>
                {[...heads, ...(asked ? ['线差'] : [])].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((row) => (
                <tr key={row.batchId}>
                  <th scope="row">{row.batchName}</th>
                  <td>{row.line}</td>
                  <td>{figureText(row.lineRank)}</td>
                  <td>{figureText(row.lastLine)}</td>
                  <td>{figureText(row.equivalent)}</td>
                  <td>{signedText(row.diff)}</td>
                  {asked && <td>{signedText(row.studentDiff)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
