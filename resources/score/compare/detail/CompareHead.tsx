import { CheckOutlined, DownloadOutlined, SyncOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import { saveFile } from '@/providers/http/download';
import { compareStatuses } from '@/src/gaokao/enumerations';
import type { ScoreOf } from '@/src/gaokao/scoreTable';
import { writeSheet } from '@/src/lib/sheet/sheetJobs';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { StatCards } from '@/src/ui/display/StatCards';
import { StateTag } from '@/src/ui/StateTag';
import { scoreEndpoints } from '../../endpoints';
import { equivalentText, type StageName, stageText } from '../../stage/stage';
import { CheckForm } from '../CheckForm';
import styles from '../compare.module.css';
import { headStats } from './headStats';
import type { Read, Status } from './useComparison';

const { operations } = scoreEndpoints['score/compare'];

interface Props {
  readonly name: StageName;
  readonly provinceName: string;
  readonly read: Read;
  /** Null where the server knows no such comparison. */
  readonly status: Status | null;
}

/** The table's name, its figures, the state of its check, and its actions. */
export function CompareHead(props: Props) {
  const { name, provinceName, read, status } = props;
  const state = compareStatuses.find(({ value }) => value === status?.status);
  const isDraft = read.rows.length > 0 && read.published === 0;
  return (
    <header className={styles.box}>
      <div className={styles.line}>
        <h2>
          {provinceName} · {stageText(name)}
        </h2>
        {state && <StateTag tone={state.tone}>{state.label}</StateTag>}
        <span className={styles.buttons}>
          <Buttons {...props} />
        </span>
      </div>
      {isDraft && (
        <Alert
          type="warning"
          showIcon
          message="该表为未发布的草稿，考生与志愿填报工作台不会使用；以下按草稿比对"
        />
      )}
      <StatCards label="数据概况" stats={headStats(name.year, read, status)} />
      {status?.checkTime && (
        <p className={styles.soft}>
          {status.checkBy} 于 {status.checkTime} 核对{status.remark && `：${status.remark}`}
        </p>
      )}
    </header>
  );
}

function Buttons({ name, provinceName, read, status }: Props) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const can = useCan();
  const client = useQueryClient();
  const [running, setRunning] = useState<'check' | 'rerun'>();
  const [open, setOpen] = useState(false);
  const mayCheck = status !== null && can(operations.check);
  const change = async (which: 'check' | 'rerun', body: object, said: string) => {
    setRunning(which);
    try {
      await callOperation(operations[which], { body });
      notify('success', said);
      await client.invalidateQueries({ queryKey: callKey('score/compare') });
    } finally {
      setRunning(undefined);
    }
  };
  const check = async (remark: string) => {
    await change('check', { id: status?.id, status: 3, remark }, '已标记为已核对');
    setOpen(false);
  };
  return (
    <>
      {mayCheck && (status.status === 1 || status.status === 2) && (
        <Button
          type="primary"
          icon={<CheckOutlined aria-hidden />}
          data-needs={operations.check.permission}
          onClick={() => setOpen(true)}
        >
          标记已核对
        </Button>
      )}
      {mayCheck && (
        <Button
          {...busy(running === 'rerun', <SyncOutlined aria-hidden />)}
          data-needs={operations.rerun.permission}
          onClick={() =>
            void change('rerun', { ids: String(status.id) }, '已重新比对').catch(() => undefined)
          }
        >
          重新比对
        </Button>
      )}
      {read.rows.length > 0 && can(operations.export) && (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          data-needs={operations.export.permission}
          onClick={() => void exportRows(`${provinceName}${stageText(name)}数据对比`, name.year, read)}
        >
          导出
        </Button>
      )}
      {open && status && (
        <CheckForm
          row={{ ...status, problems: read.problems.length }}
          send={check}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A number where the year's table has the rank, else as the page shows it. */
function worthCell(found: ScoreOf | null): number | string | null {
  return found?.beyond ? equivalentText(found) : (found?.score ?? null);
}

/** The rows as a workbook, as the page shows them. */
async function exportRows(title: string, year: number, { rows }: Read): Promise<void> {
  const heads = ['分数', '人数', '累计', `${year - 1}年同位次分`, '分差', `${year - 2}年同位次分`, '异常'];
  const lines = rows.map((row) => [
    ...[row.score, row.count, row.cum, worthCell(row.last), row.diff, worthCell(row.before)],
    row.problems.map(({ text }) => text).join('；'),
  ]);
  const columns = heads.map((header) => ({ header, width: header === '异常' ? 40 : 14 }));
  const blob = await writeSheet({ title: '数据对比', format: 'xlsx', columns }, lines);
  saveFile({ name: `${title}.xlsx`, blob });
}
