import { DeleteOutlined, DownloadOutlined, ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDownload } from '@/src/crud/transfers/useDownload';
import { useConfirmDiscard } from '@/src/crud/useOpenRecord';
import type { StageContext } from '@/src/gaokao/checkStage';
import { changeText, type ScoreRow, totalOf } from '@/src/gaokao/scoreTable';
import { formatNumber } from '@/src/lib/formatNumber';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import { StateSwitch, StateTag } from '@/src/ui/StateTag';
import { scoreEndpoints } from '../endpoints';
import { type Stage, type StageName, scoreText, stageText } from './stage';
import styles from './stage.module.css';
import { useReloadStages } from './useStage';

const ImportDialog = load(() => import('./ImportDialog'));
const FullMarkDialog = load(() => import('./FullMarkDialog'));
const { operations } = scoreEndpoints['score/stage'];
const { saveProvince } = scoreEndpoints['score/batch'].operations;

/** The data of a table while its page is open. */
export interface StageHeadProps {
  readonly name: StageName;
  readonly provinceName: string;
  readonly stage: Stage;
  readonly before: readonly ScoreRow[];
  readonly lines: StageContext['lines'];
  readonly fullMark: number;
}

const published = { label: '已发布', tone: 'success' } as const;
const draft = { label: '未发布', tone: 'warning' } as const;

/** The table's name, its figures, and the actions on the whole table. */
export function StageHead(props: StageHeadProps) {
  const { name, provinceName, stage } = props;
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const [opened, setOpen] = useState<'import' | 'mark'>();
  const open = opened ?? (params.has('import') && can(operations.import) ? 'import' : undefined);
  const close = () => {
    setOpen(undefined);
    const { import: named, ...others } = Object.fromEntries(params);
    if (named !== undefined) setParams(others, { replace: true });
  };
  const isThere = stage.rows.length > 0;
  return (
    <header className={styles.headBox}>
      <div className={styles.headLine}>
        <h2>
          {provinceName} · {stageText(name)}
        </h2>
        {isThere && <Publish {...props} />}
        <span className={styles.buttons}>
          {can(operations.import) && (
            <Button
              type="primary"
              icon={<ImportOutlined aria-hidden />}
              data-needs={operations.import.permission}
              onClick={() => setOpen('import')}
            >
              导入
            </Button>
          )}
          {isThere && <TableButtons {...props} />}
          {can(saveProvince) && (
            <Button data-needs={saveProvince.permission} onClick={() => setOpen('mark')}>
              修改满分
            </Button>
          )}
        </span>
      </div>
      <dl className={styles.facts}>
        {factsOf(props).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DialogBoundary close={close}>
        {open === 'import' && <ImportDialog {...props} close={close} />}
        {open === 'mark' && <FullMarkDialog {...props} close={close} />}
      </DialogBoundary>
    </header>
  );
}

function factsOf({ stage: { rows }, before, fullMark }: StageHeadProps): [label: string, value: string][] {
  const [first, last] = [rows[0], rows.at(-1)];
  const total = totalOf(rows);
  const change = first && before.length > 0 ? changeText(total, totalOf(before)) : '–';
  return [
    ['考生总数', first ? formatNumber(total) : '–'],
    ['较去年', change],
    ['最高分', first ? scoreText(first) : '–'],
    ['最低分', last ? String(last.score) : '–'],
    ['数据行数', String(rows.length)],
    ['满分', String(fullMark)],
  ];
}

/** Publishes a table: only published ones serve students and the workbench. */
function Publish({ name, stage, provinceName }: StageHeadProps) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const can = useCan();
  const confirm = useConfirm();
  const reload = useReloadStages();
  const { update } = operations;
  const isOn = stage.published === 1;
  const state = isOn ? published : draft;
  const change = async () => {
    const text = isOn
      ? '撤回后，考生与志愿填报工作台不再使用该表，确认撤回吗？'
      : '发布后，考生与志愿填报工作台立即使用该表，确认发布吗？';
    const run = () => callOperation(update, { body: { ...name, published: isOn ? 0 : 1 } });
    if (!(await confirm({ text, run }))) return;
    notify('success', isOn ? '已撤回' : '已发布');
    await reload();
  };
  if (!can(update)) return <StateTag tone={state.tone}>{state.label}</StateTag>;
  return (
    <StateSwitch
      on={published}
      off={draft}
      checked={isOn}
      aria-label={`发布：${provinceName} ${stageText(name)}`}
      data-needs={update.permission}
      onChange={() => void change()}
    />
  );
}

function TableButtons({ name, provinceName }: StageHeadProps) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const can = useCan();
  const confirm = useConfirm();
  const confirmDiscard = useConfirmDiscard();
  const download = useDownload();
  const reload = useReloadStages();
  const [removing, setRemoving] = useState(false);
  const title = `${provinceName}${stageText(name)}一分一段表`;
  const remove = async () => {
    if (!(await confirm({ text: `是否确认删除「${title}」？`, danger: true }))) return;
    // A row that is typed goes with its table.
    if (!(await confirmDiscard())) return;
    setRemoving(true);
    try {
      await callOperation(operations.remove, { body: { ...name } });
      notify('success', '删除成功');
      await reload();
    } catch {
      // the pipeline has shown the error; the table stays
    } finally {
      setRemoving(false);
    }
  };
  return (
    <>
      {can(operations.export) && (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          data-needs={operations.export.permission}
          onClick={() => void download.form(operations.export.path, { ...name }, `${title}.xlsx`, 'export')}
        >
          导出
        </Button>
      )}
      {can(operations.remove) && (
        <Button
          danger
          {...busy(removing, <DeleteOutlined aria-hidden />)}
          data-needs={operations.remove.permission}
          onClick={() => void remove()}
        >
          删除
        </Button>
      )}
    </>
  );
}
