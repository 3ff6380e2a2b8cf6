import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useNotify } from '../../../services/useNotify';
import { PagedTable } from '../../../ui/table/PagedTable';
import { useResourcePage } from '../../ResourceContext';
import type { RowProblem } from './checkRows';
import { outcomeText, reasonOf, saveProblems, saveResults } from './importFiles';
import type { ImportPlan } from './importPlan';
import type { ImportStage } from './useImportRun';
import { resultText } from './writeRows';

/** The result of the check, or of writing the rows. */
export function ImportOutcome({ stage, plan }: { stage: ImportStage; plan: ImportPlan }) {
  const { label } = useResourcePage().resource;
  switch (stage.phase) {
    case 'refused':
      return <Message type="error" title="文件没有导入，什么也没有写入" lines={stage.reasons} />;
    case 'ready': {
      const { total, valid, problems, notes } = stage;
      const checked = `已核对 ${total} 行`;
      if (problems.length === 0)
        return <Message type="success" title={`${checked}，没有发现问题`} lines={notes} />;
      const title = `${checked}，发现 ${problems.length} 处问题；有问题的行不会写入，其余 ${valid} 条可以导入`;
      return (
        <Problems
          message={<Message type="warning" title={title} lines={notes} />}
          plan={plan}
          problems={problems}
        />
      );
    }
    case 'faulty': {
      const title = `发现 ${stage.problems.length} 处问题，什么也没有写入；请改正后重新选择文件`;
      return (
        <Problems
          message={<Message type="error" title={title} lines={stage.notes} />}
          plan={plan}
          problems={stage.problems}
        />
      );
    }
    case 'over': {
      const results = stage.results.toSorted((a, b) => rank(a.result.outcome) - rank(b.result.outcome));
      const all = results.every(({ result }) => result.outcome === 'written');
      return (
        <Report
          message={<Message type={all ? 'success' : 'warning'} title={resultText(results)} />}
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
  return ['unknown', 'refused', 'wrong', 'unsent', 'written'].indexOf(outcome);
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

interface ProblemsProps {
  readonly message: ReactNode;
  readonly plan: ImportPlan;
  readonly problems: readonly RowProblem[];
}

/** Problems of a file, row by row, and as a file. */
function Problems({ message, plan, problems }: ProblemsProps) {
  const { label } = useResourcePage().resource;
  return (
    <Report
      message={message}
      save={() => saveProblems(label, plan, problems)}
      saveText="下载错误报告"
      lines={problems.map(({ line, problem }) => ({ line, outcome: '', text: problem }))}
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
      <PagedTable
        size="small"
        rowKey={({ line, text }) => `${line} ${text}`}
        columns={[
          { title: '行号', dataIndex: 'line', width: 72 },
          ...(withOutcome ? [{ title: '结果', dataIndex: 'outcome', width: 80 }] : []),
          { title: withOutcome ? '原因' : '问题', dataIndex: 'text' },
        ]}
        dataSource={[...lines]}
        tableLayout="fixed"
      />
    </>
  );
}
