import { CloseOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { copyWords, useCopy } from '@/src/ui/useCopy';
import { equivalentText } from '../../stage/stage';
import styles from '../compare.module.css';
import { figureText } from '../comparison';
import { pinnedAt, pinnedHead, pinnedText, type Years } from './compared';

interface Props {
  readonly years: Years;
  readonly pinned: readonly number[];
  readonly remove: (rank: number) => void;
}

/** Pinned ranks with their scores of every year, as a table that can be copied into a spreadsheet. */
export function PinnedRanks({ years, pinned, remove }: Props) {
  const { result, copy } = useCopy();
  const rows = pinned.map((rank) => pinnedAt(years, rank));
  return (
    <section className={styles.box} aria-label="钉住的位次">
      <div className={styles.line}>
        <h3>钉住的位次</h3>
        {rows.length > 0 && (
          <Button
            size="small"
            icon={<CopyOutlined aria-hidden />}
            onClick={() => void copy(pinnedText(years.year, rows))}
          >
            复制表格
          </Button>
        )}
        <span role="status">{result && copyWords[result]}</span>
      </div>
      {rows.length === 0 ? (
        <p className={styles.soft}>尚未钉住位次：点击图表，或在下方查询、表格中按「钉住」</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.grid}>
            <thead>
              <tr>
                {pinnedHead(years.year).map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">移除</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ rank, scores }) => (
                <tr key={rank}>
                  <th scope="row">{figureText(rank)}</th>
                  {scores.map(({ year, score }) => (
                    <td key={year}>{equivalentText(score)}</td>
                  ))}
                  <td>
                    <Button
                      type="text"
                      size="small"
                      icon={<CloseOutlined aria-hidden />}
                      aria-label={`移除位次 ${rank}`}
                      onClick={() => remove(rank)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
