import { Alert, Button, Modal, Segmented, Upload } from 'antd';
import { useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { checkHead } from '@/src/lib/sheet/checkHead';
import { readSheet } from '@/src/lib/sheet/sheetJobs';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { StateTag } from '@/src/ui/StateTag';
import { PagedTable } from '@/src/ui/table/PagedTable';
import { operationsEndpoints } from '../endpoints';
import { stopText } from '../stopText';
import { type CatalogueLine, catalogueLines, majorChanges } from './major';
import styles from './major.module.css';

const { compare: comparison } = operationsEndpoints['operations/specialty'].operations;

interface Difference {
  readonly key: string;
  readonly kind: number;
  readonly before: CatalogueLine | undefined;
  readonly after: CatalogueLine | undefined;
}

type Level = '本科' | '专科';

/** A new catalogue beside the present one of the same level. */
interface Comparison {
  readonly level: Level;
  readonly differences: readonly Difference[];
}

/** The maximum number of lines in a catalogue. */
const maxLines = 2000;

/** 目录年度对比: a new catalogue out of a file beside the present one; each difference is applied by itself (screen O12). */
export default function CatalogueDialog({ close }: { close: () => void }) {
  const [level, setLevel] = useState<Level>('本科');
  const { compared, problem, applied, running, compare, apply } = useComparison();
  useReturnFocus();
  return (
    <Modal
      open
      centered
      width={760}
      title="目录年度对比"
      maskClosable={false}
      footer={<Button onClick={close}>关闭</Button>}
      onCancel={close}
    >
      <p>选择新目录文件（xlsx 或 csv，含「专业代码」「专业名称」两列），与当前目录逐条比较。</p>
      <div className={styles.kinds}>
        <Segmented<Level> options={['本科', '专科']} value={level} onChange={setLevel} aria-label="层次" />
        <Upload
          accept=".xlsx,.csv"
          showUploadList={false}
          disabled={running}
          beforeUpload={(file) => {
            void compare(file, level);
            return false;
          }}
        >
          <Button {...busy(running)}>选择文件</Button>
        </Upload>
      </div>
      {problem !== undefined && <Alert type="error" showIcon role="alert" message={problem} />}
      {compared && <Differences {...compared} applied={applied} apply={apply} />}
    </Modal>
  );
}

function useComparison() {
  const { callOperation } = useServices();
  const [running, setRunning] = useState(false);
  const applying = useOperation('apply', '已应用');
  const confirm = useConfirm();
  const [compared, setCompared] = useState<Comparison>();
  const [problem, setProblem] = useState<string>();
  const [applied, setApplied] = useState<readonly string[]>([]);

  async function compare(file: File, level: Level): Promise<void> {
    setProblem(undefined);
    setCompared(undefined);
    setApplied([]);
    setRunning(true);
    try {
      const read = await linesIn(file).catch((error: unknown) => String(error));
      if (typeof read === 'string') return setProblem(read);
      const options = { allowRepeat: true };
      const { data } = await callOperation(comparison, { body: { level, lines: read }, options });
      if (Array.isArray(data)) setCompared({ level, differences: data.filter(isRecord).map(readDifference) });
    } catch {
      // shown by the pipeline
    } finally {
      setRunning(false);
    }
  }

  /** Applies a difference to the level that was compared; a removed major is stopped, which asks first. */
  async function apply({ key, kind, before, after }: Difference, level: Level): Promise<void> {
    const run = async () => {
      await applying.run({ level, before, after });
      setApplied((keys) => [...keys, key]);
    };
    if (kind === 4) await confirm({ text: stopText(before?.name ?? ''), danger: true, run });
    else await run().catch(() => undefined); // shown already
  }

  return { compared, problem, applied, running, compare, apply };
}

const catalogueColumns = ['专业代码', '专业名称'].map((label) => ({ label, required: true }));

/** The lines of a file, or what is wrong with it. */
async function linesIn(file: File): Promise<CatalogueLine[] | string> {
  const table = await readSheet(file, maxLines, new AbortController().signal);
  if ('refused' in table) return table.refused;
  const { places, problems } = checkHead(table.head, catalogueColumns);
  const [code = -1, name = -1] = places;
  if (problems.length > 0) return `文件须含「专业代码」「专业名称」两列；${problems.join('；')}`;
  return catalogueLines(
    table.rows.map(({ line, cells }) => ({
      line,
      code: String(cells[code] ?? ''),
      name: String(cells[name] ?? ''),
    })),
  );
}

function readDifference({ kind, before, after }: Record<string, unknown>): Difference {
  const [old, fresh] = [readLine(before), readLine(after)];
  return { key: `${old?.code ?? ''} ${fresh?.code ?? ''}`, kind: numberOr(kind), before: old, after: fresh };
}

function readLine(value: unknown): CatalogueLine | undefined {
  return isRecord(value) ? { code: textOr(value.code), name: textOr(value.name) } : undefined;
}

interface DifferencesProps extends Comparison {
  readonly applied: readonly string[];
  readonly apply: (difference: Difference, level: Level) => Promise<void>;
}

function Differences({ level, differences: rows, applied, apply }: DifferencesProps) {
  if (rows.length === 0) return <Alert type="success" showIcon message={`与当前${level}目录完全一致`} />;
  const counts = majorChanges
    .map(({ value, label }) => ({ label, count: rows.filter(({ kind }) => kind === value).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <p role="status">
        {level}目录：{counts.map(({ label, count }) => `${label} ${count} 个`).join('，')}
      </p>
      <PagedTable<Difference>
        size="small"
        rowKey="key"
        dataSource={[...rows]}
        scroll={{ x: 560 }}
        columns={[
          { title: '变动', width: 76, render: (_value, { kind }) => <KindTag kind={kind} /> },
          { title: '当前目录', render: (_value, { before }) => lineText(before) },
          { title: '新目录', render: (_value, { after }) => lineText(after) },
          {
            title: '操作',
            width: 90,
            render: (_value, row) =>
              applied.includes(row.key) ? (
                '已应用'
              ) : (
                <Button size="small" onClick={() => void apply(row, level)}>
                  应用
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}

function KindTag({ kind }: { kind: number }) {
  const change = majorChanges.find(({ value }) => value === kind);
  return change && 'tone' in change ? <StateTag tone={change.tone}>{change.label}</StateTag> : null;
}

function lineText(line: CatalogueLine | undefined): string {
  return line ? `${line.code} ${line.name}` : '—';
}
