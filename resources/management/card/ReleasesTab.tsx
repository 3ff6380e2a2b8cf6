import { ReadError } from '@/src/crud/ReadError';
import { StoreLink } from '@/src/crud/RecordLink';
import { timeOr } from '@/src/lib/dates';
import { yuanOf } from '@/src/lib/fen';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import { Skeleton } from '@/src/ui/Skeleton';
import { PagedTable } from '@/src/ui/table/PagedTable';
import { managementEndpoints } from '../endpoints';
import { LedgerNoCell } from './CardCells';
import type { CardBatch } from './card';
import styles from './card.module.css';
import { payModes, releaseStatuses, wordsOf } from './cardEnumerations';
import { chargeOf } from './charge';
import { rowsIn, useCardCall } from './useCardCall';

const { releases } = managementEndpoints['management/card-release'].operations;
const [modes, states] = [wordsOf(payModes), wordsOf(releaseStatuses)];

/** Releases of a batch with their recipients and prices (screen G12, 发放明细). */
export default function ReleasesTab({ record }: { record: CardBatch }) {
  const { data, error, refetch } = useCardCall(
    releases,
    { id: record.id, page: 1, limit: 500 },
    { quiet: true },
  );
  const rows = rowsIn(data);
  if (data === undefined) return error ? <ReadError error={error} retry={refetch} /> : <Skeleton />;
  return (
    <PagedTable
      size="small"
      rowKey={(row) => textOr(row.id)}
      dataSource={rows}
      scroll={{ x: 640 }}
      columns={[
        { title: '时间', render: (_, row) => timeOr(row.createTime).slice(0, 16) },
        {
          title: '机构',
          render: (_, row) => (
            <>
              <StoreLink of={row} />
              <ApplicationLine release={row} />
            </>
          ),
        },
        { title: '数量', align: 'right', render: (_, row) => textOr(row.quantity) },
        {
          title: '已收回',
          align: 'right',
          render: (_, row) => (
            <>
              {textOr(row.recalled)}
              <RefundLine release={row} />
            </>
          ),
        },
        {
          title: '金额',
          align: 'right',
          render: (_, row) => (
            <>
              <Money value={textOr(row.amount)} />
              <div className={styles.under}>{modes[numberOr(row.payMode)]}</div>
            </>
          ),
        },
        {
          title: '单号与流水号',
          render: (_, row) => (
            <>
              {textOr(row.releaseNo)}
              {textOr(row.ledgerNo) !== '' && (
                <div>
                  <LedgerNoCell value={textOr(row.ledgerNo)} record={row} place="show" />
                </div>
              )}
            </>
          ),
        },
        {
          title: '起始卡号',
          render: (_, row) => <span className={styles.number}>{groupedNumber(textOr(row.fromNo))}</span>,
        },
        { title: '状态', render: (_, row) => states[numberOr(row.status)] },
      ]}
    />
  );
}

/** The words of the institution that asked for the cards, with its person and the time. */
function ApplicationLine({ release: { application } }: { release: Readonly<Record<string, unknown>> }) {
  if (!isRecord(application)) return null;
  const { remark, by, time } = application;
  return (
    <div className={styles.under}>
      申请：{textOr(remark)}（{textOr(by)} {timeOr(time).slice(0, 16)}）
    </div>
  );
}

/** The part of the charge that recalls gave back. */
function RefundLine({ release }: { release: Readonly<Record<string, unknown>> }) {
  const { recalled, unitPrice, payMode } = release;
  const terms = { unitPrice: textOr(unitPrice), payMode: numberOr(payMode) };
  const { fen } = chargeOf({ quantity: numberOr(recalled), ...terms });
  if (fen === 0n || terms.payMode !== 1) return null;
  return (
    <div className={styles.under}>
      退回 <Money value={yuanOf(fen)} />
    </div>
  );
}
