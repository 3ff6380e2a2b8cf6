import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Select, Upload } from 'antd';
import { useMemo, useState } from 'react';
import type { ReadRow } from '@/src/lib/sheet/sheet';
import { readSheet } from '@/src/lib/sheet/sheetJobs';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import styles from './cashbook.module.css';
import { MatchResult } from './MatchResult';
import {
  type ColumnChoice,
  columnProblem,
  fromHeadOn,
  guessColumns,
  readStatement,
  statementColumns,
  unreadText,
} from './statement';
import { isSure, useMatching } from './useMatching';

interface Sheet {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly ReadRow[];
}

/** Lines of one statement at most. */
const mostRows = 1000;

/**
 * 流水匹配 of a bank statement (F3): drop the file, check the columns, compare with pending entries, confirm the certain
 * ones. Nothing changes below a running call, and it stays open while money is booked: reasons would be lost.
 */
export default function MatchDialog({ close }: { readonly close: () => void }) {
  useReturnFocus();
  const [sheet, setSheet] = useState<Sheet>();
  const [columns, setColumns] = useState<ColumnChoice>({});
  const [refused, setRefused] = useState<string>();
  const matching = useMatching();
  const { matched, running, confirming, mayConfirm } = matching;
  const problem = columnProblem(columns);
  const { lines, unread, left } = useMemo(() => readStatement(sheet?.rows ?? [], columns), [sheet, columns]);
  const sure = matched?.filter(isSure).length ?? 0;
  const read = async (file: File) => {
    const result = await readSheet(file, mostRows).catch((error: Error) => ({ refused: error.message }));
    if ('refused' in result) return setRefused(result.refused);
    setRefused(undefined);
    const table = fromHeadOn(result);
    setSheet({ name: file.name, ...table });
    setColumns(guessColumns(table.head));
    return matching.forget();
  };
  const choose = (chosen: ColumnChoice) => {
    setColumns(chosen);
    matching.forget();
  };
  return (
    <Modal
      open
      centered
      width={960}
      title="流水匹配"
      maskClosable={false}
      closable={!confirming}
      onCancel={() => {
        if (!confirming) close();
      }}
      footer={[
        <Button key="close" disabled={confirming} onClick={close}>
          关闭
        </Button>,
        sheet && (
          <Button
            key="match"
            type={matched ? 'default' : 'primary'}
            loading={running}
            disabled={problem !== undefined || lines.length === 0}
            onClick={() => void matching.find(lines)}
          >
            开始匹配
          </Button>
        ),
        matched && mayConfirm && (
          <Button
            key="confirm"
            type="primary"
            loading={running}
            disabled={sure === 0}
            onClick={() => void matching.confirmSure()}
          >
            确认到账（{sure} 笔）
          </Button>
        ),
      ]}
    >
      <Upload.Dragger
        accept=".csv,.xlsx"
        disabled={running}
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          void read(file);
          return false;
        }}
      >
        <p>
          <InboxOutlined aria-hidden /> {sheet ? sheet.name : '点击或拖入银行流水（csv、xlsx）'}
        </p>
      </Upload.Dragger>
      {refused && <Alert type="error" showIcon role="alert" message={refused} />}
      {sheet && <Columns head={sheet.head} columns={columns} disabled={running} choose={choose} />}
      {sheet && (
        <p role="status">
          {problem ??
            `共 ${sheet.rows.length} 行，可匹配 ${lines.length} 行${left > 0 ? `，忽略 ${left} 行` : ''}`}
        </p>
      )}
      {sheet && !problem && unread.length > 0 && (
        <Alert type="warning" showIcon message={`${unreadText(unread)}，不参与匹配`} />
      )}
      {matched && <MatchResult matched={matched} />}
    </Modal>
  );
}

interface ColumnsProps {
  readonly head: readonly string[];
  readonly columns: ColumnChoice;
  readonly disabled: boolean;
  readonly choose: (columns: ColumnChoice) => void;
}

/** The assignment of the file's columns: guessed, to be corrected. */
function Columns({ head, columns, disabled, choose }: ColumnsProps) {
  const options = head.map((label, value) => ({ value, label: label || `第 ${value + 1} 列` }));
  const names = ['date', 'payer', 'income', 'expense', 'amount', 'direction', 'serialNo'] as const;
  return (
    <div className={styles.columns}>
      {names.map((name) => (
        <div key={name}>
          <label htmlFor={`column-${name}`}>{statementColumns[name]}</label>
          <Select<number>
            id={`column-${name}`}
            allowClear
            disabled={disabled}
            placeholder="无"
            options={options}
            value={columns[name] ?? null}
            onChange={(at?: number) => choose({ ...columns, [name]: at })}
          />
        </div>
      ))}
    </div>
  );
}
