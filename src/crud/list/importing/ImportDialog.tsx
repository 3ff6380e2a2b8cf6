import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Button, Modal, Steps, Upload } from 'antd';
import { useMemo } from 'react';
import { sizeText } from '../../../lib/fileSize';
import { useNotify } from '../../../services/useNotify';
import { LoadingOverlay } from '../../../ui/display/LoadingOverlay';
import { useReturnFocus } from '../../../ui/layout/useReturnFocus';
import { useResourcePage } from '../../ResourceContext';
import { ImportOutcome } from './ImportOutcome';
import './importDialog.css';
import { saveTemplate } from './importFiles';
import { type ImportPlan, importPlan, largestFile } from './importPlan';
import { type ImportStage, useImportRun } from './useImportRun';
import { isLeft, retryText } from './writeRows';

/** Imports records: template, file, check of every row, writing, and the result of each row. */
export default function ImportDialog({ close }: { close: () => void }) {
  const { resource } = useResourcePage();
  const { importing } = resource;
  if (!importing) throw new Error(`Resource "${resource.name}" says nothing of imports`);
  const plan = useMemo(() => importPlan(resource, importing), [resource, importing]);
  const run = useImportRun(plan);
  const { stage } = run;
  useReturnFocus();
  const busy = busyText(stage);
  return (
    <Modal
      open
      centered
      width={640}
      title={`导入${resource.label}`}
      closable={busy === undefined}
      keyboard={busy === undefined}
      maskClosable={false}
      footer={<Footer run={run} close={close} />}
      onCancel={close}
    >
      <Steps size="small" responsive={false} className="import-steps" current={stepOf(stage)} items={steps} />
      <LoadingOverlay
        open={busy !== undefined}
        {...(busy !== undefined && { text: busy })}
        percent={stage.phase === 'writing' || stage.phase === 'checking' ? stage.percent : undefined}
        onCancel={run.cancel}
      >
        <FileChoice plan={plan} run={run} />
        <ImportOutcome stage={stage} plan={plan} />
      </LoadingOverlay>
    </Modal>
  );
}

type Run = ReturnType<typeof useImportRun>;

const steps = [{ title: '选择文件' }, { title: '核对数据' }, { title: '导入结果' }];

function stepOf({ phase }: ImportStage): number {
  if (phase === 'choosing') return 0;
  return phase === 'writing' || phase === 'over' ? 2 : 1;
}

function busyText({ phase }: ImportStage): string | undefined {
  if (phase === 'checking') return '正在核对数据，请稍候';
  return phase === 'writing' ? '正在导入，请稍候；可以切换到其他标签页' : undefined;
}

/** Template and file; hidden once rows were written. */
function FileChoice({ plan, run }: { plan: ImportPlan; run: Run }) {
  const { resource } = useResourcePage();
  const notify = useNotify();
  const { stage } = run;
  if (stage.phase === 'over' || stage.phase === 'writing') return null;
  const download = async () => {
    try {
      await saveTemplate(resource.label, plan, await run.readAllLabels());
    } catch {
      notify('error', '模板下载失败，请重试');
    }
  };
  return (
    <>
      <Button
        type="link"
        className="import-template"
        icon={<DownloadOutlined aria-hidden />}
        onClick={download}
      >
        下载模板
      </Button>
      <Upload.Dragger
        accept=".xlsx,.csv"
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          run.choose(file);
          return false;
        }}
      >
        <p className="import-drop">
          <InboxOutlined aria-hidden />
          <span>{stage.phase === 'choosing' ? '点击选择文件，或将文件拖到此处' : stage.file.name}</span>
          <small>
            {stage.phase === 'choosing'
              ? `支持 xlsx、csv，不超过 ${sizeText(largestFile)}，最多 ${plan.maxRows} 行`
              : '点击或拖入，可换一个文件'}
          </small>
        </p>
      </Upload.Dragger>
    </>
  );
}

function Footer({ run, close }: { run: Run; close: () => void }) {
  const { stage } = run;
  if (stage.phase === 'over') {
    const left = stage.results.some(isLeft);
    return (
      <>
        <Button onClick={run.restart}>继续导入</Button>
        {left && <Button onClick={run.retry}>{retryText(stage.results)}</Button>}
        <Button type="primary" onClick={close}>
          完成
        </Button>
      </>
    );
  }
  return (
    <>
      <Button disabled={busyText(stage) !== undefined} onClick={close}>
        取消
      </Button>
      <Button
        type="primary"
        disabled={stage.phase !== 'ready'}
        onClick={() => stage.phase === 'ready' && run.start(stage)}
      >
        开始导入{stage.phase === 'ready' && ` ${stage.valid} 条`}
      </Button>
    </>
  );
}
