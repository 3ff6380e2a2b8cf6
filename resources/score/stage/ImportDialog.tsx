import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Drawer, Input, Radio } from 'antd';
import { useRef } from 'react';
import type { StageProblem } from '@/src/gaokao/checkStage';
import { busy } from '@/src/ui/busy';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { focusFirst } from '@/src/ui/layout/focusFirst';
import { leaveBy } from '@/src/ui/layout/leaveBy';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { ReadingTable } from './ReadingTable';
import type { StageHeadProps } from './StageHead';
import { StageQuestions } from './StageQuestions';
import { stageText } from './stage';
import styles from './stage.module.css';
import { type ImportJob, useImport } from './useImport';

const modes = [
  { value: 1, label: '覆盖' },
  { value: 2, label: '追加' },
];

/**
 * Imports a score table: pasted from a PDF or web page, or from a workbook, csv or text file. The text and its parsed
 * rows are side by side.
 */
export default function ImportDialog(props: StageHeadProps & { close: () => void }) {
  const { name, provinceName, stage, close } = props;
  const job = useImport(props);
  const withdraws = stage.rows.length > 0 && stage.published === 1 && !job.published;
  const file = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useReturnFocus();
  const leave = async () => {
    if (await job.confirmDiscard()) close();
  };
  return (
    <Drawer
      open
      width="min(100%, 1080px)"
      title={`导入一分一段：${provinceName} ${stageText(name)}`}
      onClose={leaveBy(leave)}
      afterOpenChange={() => focusFirst(body.current)}
      footer={
        <div className={styles.importFoot}>
          <Button onClick={() => void leave()}>取消</Button>
          <Button
            type="primary"
            {...busy(job.running)}
            disabled={!job.isReady}
            onClick={() => void job.send()}
          >
            导入 {job.reading.rows.length} 行
          </Button>
        </div>
      }
    >
      <div ref={body} className={styles.import}>
        {job.draft && !job.running && (
          <DraftBar draft={job.draft} onRestore={job.restore} onDiscard={job.discard} />
        )}
        <div className={styles.importHead}>
          <Radio.Group
            optionType="button"
            aria-label="导入方式"
            options={modes}
            value={job.mode}
            onChange={({ target }) => job.setMode(target.value === 2 ? 2 : 1)}
          />
          <Checkbox checked={job.published} onChange={({ target }) => job.setPublished(target.checked)}>
            导入后立即发布
          </Checkbox>
          {withdraws && <span role="status">现有的表已发布；不勾选则导入后为未发布，核对后再发布</span>}
          <Button
            icon={<UploadOutlined aria-hidden />}
            disabled={job.running}
            onClick={() => file.current?.click()}
          >
            选择文件
          </Button>
          <input
            ref={file}
            hidden
            type="file"
            accept=".xlsx,.csv,.txt"
            aria-label="xlsx、csv 或 txt 文件"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void job.take(chosen);
              target.value = '';
            }}
          />
        </div>
        <Input.TextArea
          aria-label="粘贴的一分一段表"
          placeholder={
            '从官方 PDF、网页或表格中复制后粘贴到这里，列的顺序不限：\n分数\t本段人数\t累计人数\n700及以上\t53\t53'
          }
          rows={job.text ? 4 : 10}
          value={job.text}
          readOnly={job.running}
          onChange={({ target }) => job.setText(target.value)}
        />
        <Outcome job={job} />
      </div>
    </Drawer>
  );
}

function Outcome({ job }: { job: ImportJob }) {
  const { reading, wrong, odd, text } = job;
  const beside = useRef<HTMLDivElement>(null);
  const show = (line: number) =>
    beside.current?.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: 'center' });
  if (text.trim() === '') return null;
  if (reading.rows.length === 0)
    return (
      <Alert
        type="warning"
        showIcon
        role="status"
        message="没有识别到数据，请确认包含分数与人数（或累计人数）两列"
      />
    );
  const computed =
    reading.computed === 'cum'
      ? '累计人数由本段人数计算；'
      : reading.computed === 'count'
        ? '本段人数由累计人数计算；'
        : '';
  const passed = reading.lines.filter(
    ({ kind, text: line }) => kind === 'passed' && line.trim() !== '',
  ).length;
  return (
    <>
      <p role="status">
        识别 {reading.rows.length} 行；{computed}
        {passed > 0 ? `${passed} 行未识别` : '全部识别'}
      </p>
      <StageQuestions questions={reading.questions} answer={job.answer} show={show} />
      {job.tooLong && <Alert type="error" showIcon message={job.tooLong} />}
      {wrong.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={`存在 ${wrong.length} 处错误，不能导入`}
          description={<List problems={wrong} />}
        />
      )}
      {odd.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={
            <Checkbox checked={job.accepted} onChange={({ target }) => job.setAccepted(target.checked)}>
              已核对 {odd.length} 处异常，仍要导入
            </Checkbox>
          }
          description={<List problems={odd} />}
        />
      )}
      <div ref={beside}>
        <ReadingTable reading={reading} problems={[...wrong, ...odd]} />
      </div>
    </>
  );
}

/** The first few; the table marks all. */
function List({ problems }: { problems: readonly StageProblem[] }) {
  return (
    <ul className={styles.list}>
      {problems.slice(0, 8).map(({ code, text }) => (
        <li key={`${code}-${text}`}>
          {code} {text}
        </li>
      ))}
      {problems.length > 8 && <li>……共 {problems.length} 处</li>}
    </ul>
  );
}
