import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import { ReadError } from '@/src/crud/ReadError';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { isRecord, numberOr } from '@/src/lib/record';
import { managementEndpoints } from '../endpoints';
import styles from './card.module.css';
import { cardStatuses, cardTypes } from './cardEnumerations';
import { useCardCall, useFilterBody } from './useCardCall';

const { summary } = managementEndpoints['management/card-data'].operations;

/** Above the cards: their number by type and state, under all filters but the state's (screen G10). */
export default function CardFigures({ filters }: AboveRowsProps) {
  // The filter of the state is left out, so that the other states are counted too.
  const { status: _status, ...body } = useFilterBody(filters);
  const { data, error, refetch } = useCardCall(summary, body, { quiet: true });
  const counts = Array.isArray(data) ? data.filter(isRecord) : [];
  const count = (type: number | undefined, status: number) =>
    counts
      .filter(
        (row) => (type === undefined || numberOr(row.cardType) === type) && numberOr(row.status) === status,
      )
      .reduce((sum, row) => sum + numberOr(row.count), 0);
  const rows = [
    ...cardTypes.map(({ value, label }) => ({ key: value, label })),
    { key: undefined, label: '合计' },
  ];
  return (
    <SummaryStrip
      label="卡片统计"
      reading={data === undefined && !error}
      stats={cardStatuses.map(({ value, label }) => ({
        ...{ key: String(value), label, unit: '张' },
        value: data === undefined ? undefined : String(count(undefined, value)),
      }))}
    >
      {data === undefined && error && <ReadError error={error} retry={() => void refetch()} />}
      {data !== undefined && (
        <section className={styles.figures} aria-label="各类会员卡数量">
          <table className={styles.counts}>
            <thead>
              <tr>
                <td />
                {cardStatuses.map(({ value, label }) => (
                  <th key={value} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cardStatuses.map(({ value }) => (
                    <td key={value}>{count(key, value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </SummaryStrip>
  );
}
