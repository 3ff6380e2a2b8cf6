import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { formatTime } from '@/src/lib/dates';
import { Loadable, once } from '@/src/ui/fetched';
import { usePane } from '@/src/ui/pane/PaneContext';
import { useTimeLeft } from '../bar/Deadline';
import { DifferenceView } from '../dialogs/DifferenceView';
import type { Rows } from '../model/rows';
import { useRows, useTable } from '../model/WorkbenchContext';
import styles from './panes.module.css';
import { Reopen } from './Reopen';
import { useLocalDraft } from './useLocalDraft';

const fetchConflict = once(() => import('../dialogs/ConflictDialog'));

/** What must be known of the table before anybody works on it: read-only, closed, a draft of an earlier time, a conflict. */
export function Notices() {
  const conflict = useTable(({ saving }) => saving.conflict);
  return (
    <>
      <ReadOnlyNote />
      <ClosedNote />
      <DraftNote />
      {conflict && <Loadable fetch={fetchConflict} props={{}} />}
    </>
  );
}

function ReadOnlyNote() {
  const readOnly = useTable((state) => state.readOnly);
  const status = useTable(({ meta }) => meta.status);
  if (readOnly === undefined) return null;
  const mayReopen = readOnly !== '只读' && status > 0 && status < 9;
  return (
    <Alert
      banner
      type="info"
      className={styles.notice ?? ''}
      message={readOnly}
      action={mayReopen ? <Reopen /> : undefined}
    />
  );
}

function ClosedNote() {
  const left = useTimeLeft();
  if (left === undefined || left > 0) return null;
  return <Alert banner type="warning" className={styles.notice ?? ''} message="本批次填报已截止" />;
}

function DraftNote() {
  const draft = useLocalDraft();
  const now = useRows();
  const readOnly = useTable((state) => state.readOnly);
  const container = usePane()?.container;
  const [kept, setKept] = useState<Rows>();
  if (!draft || readOnly !== undefined) return null;
  const time = formatTime(draft.draft.at).slice(11, 16);
  return (
    <>
      <Alert
        banner
        type="warning"
        className={styles.notice ?? ''}
        message={`本机有 ${time} 未保存的修改（${draft.changes} 处），是否恢复？`}
        action={
          <span className={styles.noticeActions}>
            <Button size="small" type="primary" onClick={() => void draft.restore()}>
              恢复
            </Button>
            <Button size="small" onClick={draft.discard}>
              丢弃
            </Button>
            <Button size="small" onClick={() => void draft.rows().then(setKept)}>
              查看差异
            </Button>
          </span>
        }
      />
      {kept && (
        <Modal
          open
          centered
          width={600}
          title="本机修改与当前内容的差异"
          footer={null}
          {...(container && { getContainer: () => container })}
          onCancel={() => setKept(undefined)}
        >
          <DifferenceView before={now} after={kept} />
        </Modal>
      )}
    </>
  );
}
