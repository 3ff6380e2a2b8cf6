import { CloseOutlined } from '@ant-design/icons';
import { Button, Empty, Modal, Tag } from 'antd';
import { useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import { saveTypes } from '@/src/gaokao/serviceEnumerations';
import { unitName } from '@/src/gaokao/unitKey';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { usePane } from '@/src/services/usePane';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { useTableSaved } from '../../detail/useVolunteer';
import { expertEndpoints } from '../../endpoints';
import type { TableVersion } from '../../volunteer/volunteer';
import { DifferenceView } from '../dialogs/DifferenceView';
import { readTable } from '../model/readTable';
import { restoreVersion } from '../model/restoreVersion';
import type { Rows } from '../model/rows';
import { useRows, useTable, useWorkbench } from '../model/WorkbenchContext';
import styles from './check.module.css';

const { versions, version: one, restore } = expertEndpoints['expert/volunteer'].operations;
const { open: read } = expertEndpoints['expert/table'].operations;

/** The kept versions of the table (历史): looked at, compared with now, taken up again. */
export default function HistoryPanel() {
  const { show } = useWorkbench();
  const { id, version } = useTable(({ meta }) => meta);
  const [looked, setLooked] = useState<number>();
  const { data, isError, error, refetch } = useCall(
    versions,
    (data) => (Array.isArray(data) ? data.filter(isRecord).map(readVersion) : []),
    {
      of: ['expert/workbench', 'versions', version],
      body: { id },
      quiet: false,
      enabled: version > 0,
      keepPrevious: true,
    },
  );
  return (
    <aside className={styles.panel} aria-label="历史">
      <header className={styles.head}>
        <h2>历史</h2>
        <span>保留最近 50 个版本</span>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label="关闭历史"
          onClick={() => show({ panel: undefined })}
        />
      </header>
      <div className={styles.groups}>
        {isError && <ReadError error={error} retry={refetch} />}
        {version === 0 && <Empty description="暂无保存记录" />}
        {version > 0 && !data && !isError && <Skeleton />}
        <ol className={styles.versions}>
          {data?.map((kept) => (
            <li key={kept.version}>
              <VersionItem
                kept={kept}
                isNow={kept.version === version}
                onLook={() => setLooked(kept.version)}
              />
            </li>
          ))}
        </ol>
      </div>
      {looked !== undefined && <VersionDialog version={looked} close={() => setLooked(undefined)} />}
    </aside>
  );
}

function readVersion(row: Readonly<Record<string, unknown>>): TableVersion {
  const { saveType } = row;
  return {
    version: numberOr(row.version),
    saveType: saveType === 'manual' || saveType === 'final' ? saveType : 'auto',
    savedAt: timeOr(row.savedAt),
    savedBy: textOr(row.savedBy),
    count: numberOr(row.count),
    summary: textOr(row.summary),
  };
}

function VersionItem({ kept, isNow, onLook }: { kept: TableVersion; isNow: boolean; onLook: () => void }) {
  const type = saveTypes.find(({ value }) => value === kept.saveType);
  return (
    <button type="button" className={styles.version} onClick={onLook}>
      <b>版本 {kept.version}</b>
      <Tag {...(type && 'color' in type && { color: type.color })}>{type?.label}</Tag>
      {isNow && <Tag color="cyan">当前</Tag>}
      <small>
        {kept.savedAt.slice(5, 16)} · {kept.savedBy} · {kept.count} 个志愿
      </small>
      <small>{kept.summary}</small>
    </button>
  );
}

/** One version: its rows, what differs from now, and the way back to it. */
function VersionDialog({ version, close }: { version: number; close: () => void }) {
  useReturnFocus();
  const { table, autosave } = useWorkbench();
  const { callOperation } = useServices();
  const confirm = useConfirm();
  const saved = useTableSaved();
  const now = useRows();
  const { id, version: latest } = useTable(({ meta }) => meta);
  const readOnly = useTable((state) => state.readOnly);
  const container = usePane()?.container;
  const { data, isError, error, refetch } = useCall(
    one,
    (data) => {
      const items = readTable(data)?.items;
      if (!items) throw new Error('版本无法读取');
      return items;
    },
    { of: ['expert/workbench', 'version'], body: { id, version }, quiet: false },
  );

  const calls = {
    restore: async (old: number, baseVersion: number) => {
      const body = { id, version: old, baseVersion };
      const answer = await callOperation(restore, { body, options: { allowPartial: true } });
      saved(id);
      return answer;
    },
    read: async () =>
      readTable((await callOperation(read, { body: { id }, options: { allowRepeat: true } })).data),
  };

  async function takeUp(items: Rows): Promise<void> {
    if (!(await autosave.flush('manual'))) return;
    const text = `将恢复到版本 ${version}（${items.length} 个志愿），当前内容会保存为版本 ${table.get().meta.version + 1}，确定？`;
    if (!(await confirm({ text }))) return;
    try {
      await restoreVersion({ table }, calls, version, items);
    } catch {
      // has been shown
    }
    close();
  }

  return (
    <Modal
      open
      centered
      width={640}
      title={`版本 ${version}`}
      {...(container && { getContainer: () => container })}
      onCancel={close}
      footer={
        readOnly === undefined &&
        data && (
          <Button type="primary" disabled={version === latest} onClick={() => void takeUp(data)}>
            恢复此版本
          </Button>
        )
      }
    >
      {isError && <ReadError error={error} retry={refetch} />}
      {!data && !isError && <Skeleton />}
      {data && (
        <>
          <DifferenceView before={data} after={now} />
          <details className={styles.preview}>
            <summary>预览（{data.length} 个志愿）</summary>
            <ol>
              {data.map(({ uid, unit }) => (
                <li key={uid}>{unitName(unit)}</li>
              ))}
            </ol>
          </details>
        </>
      )}
    </Modal>
  );
}
