import { WarningFilled } from '@ant-design/icons';
import { Progress } from 'antd';

/** Percent above which a usage is a warning (rest-contract, section 14). */
const limit = 80;

/** A usage in percent with its bar; above 80 it is marked by sign and word, not by colour alone. */
export function Usage({ percent, label }: { percent: number | undefined; label: string }) {
  if (percent === undefined) return <>—</>;
  const high = percent > limit;
  return (
    <span className="usage" data-high={high}>
      <Progress
        aria-label={label}
        percent={Math.min(100, Math.max(0, percent))}
        size="small"
        showInfo={false}
        strokeColor={high ? 'var(--danger)' : 'var(--brand-strong)'}
      />
      <span className="usage-figure">{percent}%</span>
      {high && (
        <span className="usage-warning">
          <WarningFilled aria-hidden /> 偏高
        </span>
      )}
    </span>
  );
}
