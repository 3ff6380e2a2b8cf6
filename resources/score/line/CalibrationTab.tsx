import { Alert, Empty } from 'antd';
import { calibrate, type ExamLines } from '@/src/gaokao/examLines';
import { anchorsOf, convertByLines } from '@/src/gaokao/mockExam';
import { Skeleton } from '@/src/ui/Skeleton';
import styles from './line.module.css';
import { readExam } from './readExam';
import { useFullMark, useGaokaoLines, useTranscripts } from './useExamCalls';

interface Pair {
  readonly mock: number;
  readonly predicted: number;
  readonly actual: number;
}

/** After the gaokao: the predictions of an exam's lines against the results of its candidates (screen Q6). */
export default function CalibrationTab({ record }: { record: ExamLines }) {
  const exam = readExam({ ...record });
  const transcripts = useTranscripts(exam.id);
  const gaokao = useGaokaoLines({
    provinceId: exam.provinceId,
    year: exam.gaokaoYear,
    category: exam.category,
  });
  const fullMark = useFullMark(exam.provinceId);
  if (transcripts.isError || gaokao.isError || fullMark.isError)
    return <Alert type="error" showIcon message="校准数据加载失败，请稍后再试" />;
  if (!transcripts.data || !gaokao.data || !fullMark.data) return <Skeleton />;
  const anchors = anchorsOf(exam.lines, gaokao.data, { mock: exam.fullMark, gaokao: fullMark.data });
  const pairs = transcripts.data.map(({ mockScore, gaokaoScore }) => ({
    mock: mockScore,
    predicted: convertByLines(mockScore, anchors),
    actual: gaokaoScore,
  }));
  const result = calibrate(pairs);
  if (!result) return <Empty description="暂无高考成绩可供校准" />;
  return (
    <>
      <dl className={styles.figures}>
        <Figure label="样本" value={`${result.count} 份`} />
        <Figure label="平均误差" value={`±${result.meanError} 分`} />
        <Figure label="平均偏差" value={biasText(result.bias)} />
        <Figure label="误差 10 分以内" value={`${result.within}%`} />
      </dl>
      <Alert type={result.meanError <= 12 ? 'success' : 'warning'} showIcon message={adviceOf(result)} />
      <Scatter pairs={pairs} />
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function biasText(bias: number): string {
  if (bias === 0) return '0 分';
  return bias > 0 ? `偏高 ${bias} 分` : `偏低 ${-bias} 分`;
}

function adviceOf({ bias, meanError }: { bias: number; meanError: number }): string {
  if (meanError > 20) return '预测与实际相差较大，换算结果只宜粗看';
  const lean = Math.abs(bias) >= 3 ? `，换算结果${biasText(bias)}` : '';
  return meanError <= 12 ? `预测可信${lean}` : `预测有一定误差${lean}`;
}

const size = 320;
const edge = 36;

/** Predicted against actual scores; on the line nothing was off. Screen readers get the table below it. */
function Scatter({ pairs }: { pairs: readonly Pair[] }) {
  const all = pairs.flatMap(({ predicted, actual }) => [predicted, actual]);
  const low = Math.floor((Math.min(...all) - 10) / 50) * 50;
  const high = Math.ceil((Math.max(...all) + 10) / 50) * 50;
  const place = (score: number) => edge + ((score - low) / (high - low)) * (size - edge - 8);
  const ticks = [low, Math.round((low + high) / 2), high];
  return (
    <div className={styles.scatterPlace}>
      <svg className={styles.scatter} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <line x1={edge} y1={size - edge} x2={size - 8} y2={size - edge} className={styles.axis} />
        <line x1={edge} y1={8} x2={edge} y2={size - edge} className={styles.axis} />
        <line x1={edge} y1={size - edge} x2={size - 8} y2={8} className={styles.even} />
        {ticks.map((tick) => (
          <g key={tick} className={styles.tick}>
            <text x={place(tick)} y={size - edge + 16} textAnchor={tick === high ? 'end' : 'middle'}>
              {tick}
            </text>
            <text x={edge - 6} y={size - place(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {pairs.map(({ mock, predicted, actual }, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: transcripts have no number, and stay in order
            key={index}
            cx={place(predicted)}
            cy={size - place(actual)}
            r={4}
            className={styles.dot}
          >
            <title>{`模考 ${mock}，预测 ${predicted}，实际 ${actual}`}</title>
          </circle>
        ))}
        <text x={size - 8} y={size - 4} textAnchor="end" className={styles.axisName}>
          预测分
        </text>
        <text x={edge + 8} y={14} className={styles.axisName}>
          实际分
        </text>
      </svg>
      <details>
        <summary>逐份数据（{pairs.length}）</summary>
        <table className={styles.grid}>
          <thead>
            <tr>
              {['模考分', '预测分', '实际分', '误差'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ mock, predicted, actual }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: transcripts have no number, and stay in order
              <tr key={index}>
                <td>{mock}</td>
                <td>{predicted}</td>
                <td>{actual}</td>
                <td>{predicted - actual}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
