import { Button, Input, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { saveFile } from '@/providers/http/download';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { copyWords, useCopy } from '@/src/ui/useCopy';
import { useSwitches } from '../institution/useSwitches';
import { tableTitle } from '../volunteer/volunteer';
import { useSubmit } from '../workbench/bar/useSubmit';
import { useBatch, useTable, useWorkbench, useWorkbenchState } from '../workbench/model/WorkbenchContext';
import styles from './dialogs.module.css';
import { formatHints, readOfficial, writeOfficial } from './officialFormat';
import { withMarks, withoutKnown } from './officialRows';
import { useUnitsOfCodes } from './useUnitsOfCodes';

type Side = 'out' | 'in';

/** The table in the province's own format (官方格式): copied or saved as a text, or read from one. */
export default function OfficialDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const [side, setSide] = useState<Side>('out');
  const [text, setText] = useState('');
  const { mode } = useBatch();
  const confirm = useConfirm();
  const leave = async () => {
    if (text.trim() === '' || (await confirm({ text: '是否放弃已粘贴的内容？', danger: true }))) onClose();
  };
  return (
    <Modal
      open
      centered
      width={640}
      title="官方格式"
      footer={null}
      maskClosable={false}
      onCancel={() => void leave()}
    >
      <div className={styles.line}>
        <Segmented
          aria-label="方向"
          value={side}
          options={[
            { value: 'out', label: '复制 / 导出' },
            { value: 'in', label: '导入', disabled: !canEdit },
          ]}
          onChange={(value) => setSide(value === 'in' ? 'in' : 'out')}
        />
        <small>每行一个志愿：{formatHints[mode]}</small>
      </div>
      {side === 'out' ? <Written /> : <Reading {...{ text, setText, onClose }} />}
    </Modal>
  );
}

function Written() {
  const { table } = useWorkbench();
  const notify = useNotify();
  const { copy } = useCopy();
  const { exported } = useSubmit();
  const can = useCan();
  const storeId = useWorkbenchState(({ student }) => student.storeId);
  const { exportPdf } = useSwitches(storeId);
  const { meta, context, undo } = table.get();
  const text = writeOfficial(undo.present, context.batch);
  const copyAll = async () => {
    const done = await copy(text);
    notify(done ? 'success' : 'error', done ? copyWords.copied : copyWords.failed);
  };
  const save = () => {
    const title = tableTitle({ ...meta, userName: context.candidate.name });
    saveFile({ name: `${title}.txt`, blob: new Blob([text]) });
    void exported();
  };
  return (
    <>
      <Input.TextArea
        readOnly
        aria-label="官方格式文本"
        className={styles.codes ?? ''}
        rows={12}
        value={text}
      />
      <div className={styles.buttons}>
        {can('expert:volunteer:export') && exportPdf && (
          <Button disabled={text === ''} onClick={save}>
            导出文本
          </Button>
        )}
        <Button type="primary" disabled={text === ''} onClick={() => void copyAll()}>
          复制
        </Button>
      </div>
    </>
  );
}

interface ReadingProps {
  /** The pasted text: kept while the other side is shown. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * Parses the pasted text. Invalid lines are listed below it with their numbers, and block adding until they are
 * corrected.
 */
function Reading({ text, setText, onClose }: ReadingProps) {
  const { actions, table } = useWorkbench();
  const notify = useNotify();
  const batch = useBatch();
  const [replaces, setReplaces] = useState(false);
  const { find, finding } = useUnitsOfCodes();
  const [missing, setMissing] = useState<readonly { line: number; text: string }[]>([]);
  const { choices, problems } = readOfficial(text, batch);
  const wrong = [...problems, ...missing];

  async function bringIn(): Promise<void> {
    const found = await find(choices);
    if (!found) return;
    setMissing(found.problems);
    if (found.problems.length > 0) return;
    const before = table.get().undo.present;
    const now = replaces ? [] : before;
    const rows = replaces ? withMarks(found.rows, before) : withoutKnown(found.rows, before);
    const total = now.length + rows.length;
    if (total > batch.maxChoices) {
      setMissing([{ line: 0, text: `超过本批次上限：共 ${total} 个，最多 ${batch.maxChoices} 个` }]);
      return;
    }
    const skipped = found.rows.length - rows.length;
    actions.edit('导入官方格式', () => (rows.length > 0 || replaces ? [...now, ...rows] : now));
    const text = `已导入 ${rows.length} 个志愿${skipped > 0 ? `；${skipped} 个重复已跳过` : ''}`;
    notify(rows.length > 0 ? 'success' : 'warning', text);
    onClose();
  }

  return (
    <>
      <Input.TextArea
        aria-label="粘贴官方格式"
        className={styles.codes ?? ''}
        rows={10}
        readOnly={finding}
        placeholder={`粘贴到这里，每行一个志愿，如\n${batch.mode === 3 ? '1101 01 02 服从' : '10559 317 01 02 服从'}`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMissing([]);
        }}
      />
      <ul className={styles.problems} role="alert">
        {wrong.map(({ line, text: reason }) => (
          <li key={`${line}:${reason}`}>
            {line > 0 && `第 ${line} 行：`}
            {reason}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Segmented
          aria-label="导入方式"
          disabled={finding}
          value={replaces ? 'replace' : 'append'}
          options={[
            { value: 'append', label: '加在末尾' },
            { value: 'replace', label: '替换全部' },
          ]}
          onChange={(value) => setReplaces(value === 'replace')}
        />
        <Button
          type="primary"
          loading={finding}
          disabled={choices.length === 0 || problems.length > 0}
          onClick={() => void bringIn()}
        >
          导入 {choices.length} 个
        </Button>
      </div>
    </>
  );
}
