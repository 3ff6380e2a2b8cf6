import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Drawer, Input, Radio } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { isGivenUp } from '@/providers/http/errors';
import { useServices } from '@/src/crud/services';
import { checkStage, isBlocking, type StageProblem } from '@/src/gaokao/checkStage';
import { readStage } from '@/src/gaokao/readStage';
import { busy } from '@/src/ui/busy';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useUnsaved } from '@/src/work/useUnsaved';
import { scoreEndpoints } from '../endpoints';
import { ReadingTable } from './ReadingTable';
import { readTextFile } from './readTextFile';
import type { StageHeadProps } from './StageHead';
import { stageText } from './stage';
import styles from './stage.module.css';
import { useReloadStages } from './useStage';

const { operations } = scoreEndpoints['score/stage'];
const mostRows = 5000;

const modes = [
  { value: 1, label: '覆盖' },
  { value: 2, label: '追加' },
];

/** Takes a score table in: pasted out of a PDF or a web page, or from a CSV file; the text and what was understood stand side by side. */
export default function ImportDialog(props: StageHeadProps & { close: () => void }) {
  const { name, provinceName, close } = props;
  const job = useImport(props);
  const file = useRef<HTMLInputElement>(null);
  useReturnFocus();
  const leave = async () => {
    if (await job.confirmDiscard()) close();
  };
  return (
    <Drawer
      open
      width="min(100%, 1080px)"
      title={`导入一分一段：${provinceName}${stageText(name)}`}
      onClose={() => void leave()}
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
      <div className={styles.import}>
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
          <Button icon={<UploadOutlined aria-hidden />} onClick={() => file.current?.click()}>
            选择 CSV 文件
          </Button>
          <input
            ref={file}
            hidden
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label="CSV 文件"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void readTextFile(chosen).then(job.setText);
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
          onChange={({ target }) => job.setText(target.value)}
        />
        <Outcome job={job} />
      </div>
    </Drawer>
  );
}

type Job = ReturnType<typeof useImport>;

function Outcome({ job }: { job: Job }) {
  const { reading, wrong, odd, text } = job;
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
      <ReadingTable reading={reading} problems={[...wrong, ...odd]} />
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

/** The text while it is pasted, what is understood of it, and the way to the server. */
function useImport({
  name,
  provinceName,
  stage,
  before,
  fullMark,
  close,
}: StageHeadProps & { close: () => void }) {
  const { callOperation, notify } = useServices();
  const [text, put] = useState('');
  const [mode, setMode] = useState<1 | 2>(1);
  const [published, setPublished] = useState(true);
  const [accepted, setAccepted] = useState(false);
  const [running, setRunning] = useState(false);
  const reload = useReloadStages();
  const place = useFormPlace();
  const unsaved = useUnsaved(
    { name: `导入：${provinceName}${stageText(name)}`, values: () => ({ text }) },
    { ...place, draftPath: `${place.path}/import` },
  );
  const shown = useDeferredValue(text);
  const reading = useMemo(() => readStage(shown), [shown]);
  const problems = useMemo(() => {
    const all =
      mode === 2
        ? [...stage.rows, ...reading.rows].toSorted((one, other) => other.score - one.score)
        : reading.rows;
    return checkStage(all, { prev: before });
  }, [reading, mode, stage.rows, before]);
  const wrong = problems.filter(isBlocking);
  const odd = problems.filter((problem) => !isBlocking(problem));
  const tooLong = boundText(reading.rows, fullMark);
  const send = async () => {
    setRunning(true);
    const rows = reading.rows.map(({ score, open, count, cum }) => ({ score, open, count, cum }));
    try {
      await callOperation(operations.import, { body: { ...name, mode, published: published ? 1 : 0, rows } });
      unsaved.settle();
      notify('success', `已导入 ${rows.length} 行`);
      await reload();
      close();
    } catch (error) {
      if (!isGivenUp(error)) setAccepted(false); // said already; the text stays
      setRunning(false);
    }
  };
  return {
    ...{
      text,
      mode,
      published,
      accepted,
      running,
      reading,
      wrong,
      odd,
      tooLong,
      setMode,
      setPublished,
      setAccepted,
      send,
    },
    confirmDiscard: unsaved.confirmDiscard,
    isReady:
      reading.rows.length > 0 &&
      wrong.length === 0 &&
      !tooLong &&
      (odd.length === 0 || accepted) &&
      shown === text,
    setText: (next: string) => {
      put(next);
      setAccepted(false);
      unsaved.touch();
    },
  };
}

function boundText(rows: readonly { readonly score: number }[], fullMark: number): string | undefined {
  if (rows.length > mostRows) return `行数超过 ${mostRows}`;
  return rows.some(({ score }) => score > fullMark) ? `分数须为 0–${fullMark} 的整数` : undefined;
}
