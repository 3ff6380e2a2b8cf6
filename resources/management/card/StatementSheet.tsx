import { timeOr } from '@/src/lib/dates';
import { formatMoney } from '@/src/lib/money';
import { numberOr, textOr } from '@/src/lib/record';
import { PagedDocument, type PrintPart } from '@/src/ui/print/PagedDocument';
import { PrintPreview } from '@/src/ui/print/PrintPreview';
import styles from './card.module.css';
import { cardEvents, cardTypes, wordsOf } from './cardEnumerations';
import { type Statement, statementFigures } from './statement';

const [events, types] = [wordsOf(cardEvents), wordsOf(cardTypes)];
const heads = ['时间', '流水号', '事项', '批次', '卡类型', '数量', '单价', '金额'];

/** An institution's monthly statement on A4: its figures, and their ledger rows (screen G11). */
export function StatementSheet({ statement, close }: { statement: Statement; close: () => void }) {
  const { storeName, month, lines, amount } = statement;
  const name = `${storeName} ${month} 会员卡对账单`;
  const total = (
    <tr key="total" data-print-row>
      <th scope="row" colSpan={7}>
        合计
      </th>
      <td>{formatMoney(amount)}</td>
    </tr>
  );
  const parts: PrintPart[] = [
    {
      key: 'figures',
      rows: [<Summary key="figures" statement={statement} />],
      frame: (rows) => (
        <>
          <h2 className={styles.sheetTitle}>{name}</h2>
          {rows}
        </>
      ),
    },
    {
      key: 'lines',
      rows: [...lines.map((line) => <Line key={textOr(line.ledgerNo)} line={line} />), total],
      frame: (rows) => (
        <table className={styles.sheetTable}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      ),
    },
  ];
  return (
    <PrintPreview title={name} onClose={close}>
      <PagedDocument orientation="portrait" header={name} parts={parts} />
    </PrintPreview>
  );
}

function Summary({ statement }: { statement: Statement }) {
  return (
    <dl data-print-row className={styles.sheetFigures}>
      {statementFigures(statement).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ line }: { line: Record<string, unknown> }) {
  const cells = [
    timeOr(line.time).slice(0, 16),
    textOr(line.ledgerNo),
    events[numberOr(line.event)],
    textOr(line.batchNo),
    types[numberOr(line.cardType)],
    textOr(line.quantity),
    formatMoney(textOr(line.unitPrice)),
    formatMoney(textOr(line.amount)),
  ];
  return (
    <tr data-print-row>
      {cells.map((cell, index) => (
        <td key={heads[index]}>{cell}</td>
      ))}
    </tr>
  );
}
