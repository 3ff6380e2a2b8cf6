import { isRecord, textOr } from '@/src/lib/record';
import { type CellProps, emptyText } from '@/src/ui/fields/field';
import { StateTag } from '@/src/ui/StateTag';
import { isLate, payerProblem, type Risk, riskKinds, waitText } from './withdrawal';
import styles from './withdrawals.module.css';

/** How long the institution has waited: 2 个工作日; red where that is too long. */
export function WaitCell({ value, record: { status } }: CellProps<number>) {
  if (value == null) return emptyText;
  const late = isLate({ status, waitDays: value });
  return <span className={late ? styles.late : undefined}>{waitText(value)}</span>;
}

/** The payer; before the payment, why the reader may not register it. */
export function PayerCell({ value, record }: CellProps<string>) {
  return value || payerProblem(record) || emptyText;
}

/** The risks of a withdrawal; on the record's page each with its figures. */
export function RisksCell({ value, place }: CellProps<Risk[]>) {
  const risks = risksIn(value);
  if (risks.length === 0) return emptyText;
  if (place === 'show') return <RiskList risks={risks} />;
  return (
    <span className={styles.chips}>
      {risks.map(({ kind, note }) => (
        <span key={kind} title={`${labelOf(kind)}：${note}`}>
          <StateTag tone="warning">{labelOf(kind)}</StateTag>
        </span>
      ))}
    </span>
  );
}

/** The same in a dialog; nothing where there is nothing to look at. */
export function RiskList({ risks }: { readonly risks: unknown }) {
  const shown = risksIn(risks);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.risks} aria-label="风险提示">
      {shown.map(({ kind, note }) => (
        <li key={kind}>
          <StateTag tone="warning">{labelOf(kind)}</StateTag> {note}
        </li>
      ))}
    </ul>
  );
}

function labelOf(kind: number): string {
  return riskKinds.find(({ value }) => value === kind)?.label ?? '';
}

function risksIn(value: unknown): Risk[] {
  const listed = Array.isArray(value) ? value.filter(isRecord) : [];
  return listed.flatMap((one) => {
    const kind = riskKinds.find((known) => String(known.value) === textOr(one.kind))?.value;
    return kind ? [{ kind, note: textOr(one.note) }] : [];
  });
}
