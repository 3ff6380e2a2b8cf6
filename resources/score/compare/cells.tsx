import { compareStatuses } from '@/src/gaokao/enumerations';
import { numberOr } from '@/src/lib/record';
import type { CellProps } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import styles from './compare.module.css';
import { figureText, isUnusual, signedText, topText } from './comparison';

type Props = CellProps<number>;

/** A member that the server may leave empty. */
function member({ record }: Props, name: string): number | null {
  const value = record[name];
  return value === null || value === undefined ? null : numberOr(value);
}

/** Candidates, with the change against last year; red where it is beyond the usual. */
export function TotalCell(props: Props) {
  const totalChange = member(props, 'totalChange');
  return (
    <span className={styles.pair}>
      {figureText(member(props, 'total'))}
      {totalChange !== null && (
        <small data-wrong={isUnusual({ totalChange }) || undefined}>{signedText(totalChange, '%')}</small>
      )}
    </span>
  );
}

/** The highest score of the table. */
export function TopCell(props: Props) {
  return <>{topText({ top: member(props, 'top'), topOpen: member(props, 'topOpen') === 1 ? 1 : 0 })}</>;
}

/** The lines of this year and last year, and their difference. */
export function LineCell(props: Props) {
  const [line, before, diff] = [
    member(props, 'line'),
    member(props, 'lineBefore'),
    member(props, 'lineDiff'),
  ];
  return (
    <span className={styles.pair}>
      {figureText(line)}
      {before !== null && (
        <small title={`去年 ${before}`}>
          <span className={styles.lastYear}>去年 </span>
          {before}
          {diff !== null && `（${signedText(diff)}）`}
        </small>
      )}
    </span>
  );
}

/** How many rules of the checks are hit. */
export function ProblemsCell(props: Props) {
  const problems = member(props, 'problems');
  if (problems === null || numberOr(props.record.status) === 0) return <>–</>;
  return problems > 0 ? <StateTag tone="danger">{problems}</StateTag> : <>0</>;
}

/** The state of the table and its check, with a mark on unpublished drafts. */
export function StatusCell(props: Props) {
  const status = compareStatuses.find(({ value }) => value === member(props, 'status'));
  return (
    <>
      <StateTag tone={status?.tone ?? 'info'}>{status?.label}</StateTag>
      {member(props, 'draft') === 1 && <small className={styles.soft}> 有草稿</small>}
    </>
  );
}
