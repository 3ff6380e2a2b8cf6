import { Alert, Button, Table } from 'antd';
import type { ReactNode } from 'react';
import { useNotify } from '../../../services/useNotify';
import { useTablePaging } from '../../../ui/layout/paging';
import { useResourcePage } from '../../ResourceContext';
import { outcomeText, reasonOf, saveProblems, saveResults } from './importFiles';
import type { ImportPlan } from './importPlan';
import type { ImportStage } from './useImportRun';

/** The result of the check, or of writing the rows. */
export function ImportOutcome({ stage, plan }: { stage: ImportStage; plan: ImportPlan }) {
  const { label } = useResourcePage().resource;
  switch (stage.phase) {
    case 'refused':
      return <Message type="error" title="文件没有导入，什么也没有写入" lines={stage.reasons} />;
    case 'ready':
      return (
        <Message type="success" title={`已核对 ${stage.rows.length} 行，没有发现问题`} lines={stage.notes} />
      );
    case 'faulty':
      return (
        <Report
          message={
            <Message
              type="error"
              title={`发现 ${stage.problems.length} 处问题，什么也没有写入；请改正后重新选择文件`}
            />
          }
          save={() => saveProblems(label, plan, stage.problems)}
          saveText="下载错误报告"
          lines={stage.problems.map(({ line, problem }) => ({ line, outcome: '', text: problem }))}
        />
      );
    case 'over': {
      const results = stage.results.toSorted((a, b) => rank(a.result.outcome) - rank(b.result.outcome));
      const count = (outcome: string) => results.filter(({ result }) => result.outcome === outcome).length;
      const [written, refused, unsent] = [count('written'), count('refused'), count('unsent')];
      const unknown = count('unknown');
      const all = refused + unsent + unknown === 0;
      const rest = unknown > 0 ? `，可能已写入 ${unknown} 条，请核对` : '';
      return (
        <Report
          message={
            <Message
              type={all ? 'success' : 'warning'}
              title={
                all
                  ? `成功导入 ${written} 条`
                  : `成功 ${written} 条，失败 ${refused} 条，未写入 ${unsent} 条${rest}`
              }
            />
          }
          save={() => saveResults(label, plan, stage.results)}
          saveText="下载结果报告"
          lines={results.map(({ row, result }) => ({
            line: row.line,
            outcome: outcomeText(result),
            text: reasonOf(result),
          }))}
        />
      );
    }
    default:
      return null;
  }
}

function rank(outcome: string): number {
  return ['unknown', 'refused', 'unsent', 'written'].indexOf(outcome);
}

function Message({
  type,
  title,
  lines = [],
}: {
  type: 'error' | 'success' | 'warning';
  title: string;
  lines?: readonly string[];
}) {
  return (
    <Alert
      className="import-message"
      role="alert"
      type={type}
      showIcon
      message={title}
      {...(lines.length > 0 && { description: lines.map((line) => <div key={line}>{line}</div>) })}
    />
  );
}

interface ReportProps {
  readonly message: ReactNode;
  readonly save: () => Promise<void>;
  readonly saveText: string;
  readonly lines: readonly { readonly line: number; readonly outcome: string; readonly text: string }[];
}

/** A report row by row, and as a file. */
function Report({ message, save, saveText, lines }: ReportProps) {
  const notify = useNotify();
  const { place, pagination } = useTablePaging(lines.length);
  const withOutcome = lines.some(({ outcome }) => outcome !== '');
  return (
    <>
      {message}
      <Button
        type="link"
        className="import-template"
        onClick={() => void save().catch(() => notify('error', '报告下载失败，请重试'))}
      >
        {saveText}
      </Button>
      <div ref={place}>
        <Table
          size="small"
          rowKey={({ line, text }) => `${line} ${text}`}
          columns={[
            { title: '行号', dataIndex: 'line', width: 72 },
            ...(withOutcome ? [{ title: '结果', dataIndex: 'outcome', width: 80 }] : []),
            { title: withOutcome ? '原因' : '问题', dataIndex: 'text' },
          ]}
          dataSource={[...lines]}
          pagination={pagination}
          tableLayout="fixed"
        />
      </div>
    </>
  );
}
