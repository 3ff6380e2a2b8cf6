import { useState } from 'react';
import { formatTime } from '@/src/lib/dates';
import { Loadable, load } from '@/src/ui/load';
import { PlainButton } from '@/src/ui/PlainButton';
import { useTimeLeft } from '../bar/Deadline';
import { useSchemes } from '../bar/useSchemes';
import { formerModeText } from '../model/readOnly';
import type { Rows } from '../model/rows';
import { useRows, useTable } from '../model/WorkbenchContext';
import styles from './panes.module.css';
import { RemarksNote } from './RemarksNote';
import { useLocalDraft } from './useLocalDraft';

const NoteBanner = load(() => import('./NoteBanner'));
const ReopenDialog = load(() => import('../dialogs/ReopenDialog'));
const DraftDifference = load(() => import('../dialogs/DraftDifference'));
const ConflictDialog = load(() => import('../dialogs/ConflictDialog'));

/** Notices above the table: read-only, closed, a draft of an earlier time, remarks of reviewers, a conflict. */
export function Notices() {
  const conflict = useTable(({ saving }) => saving.conflict);
  return (
    <>
      <ReadOnlyNote />
      <ClosedNote />
      <DraftNote />
      <RemarksNote />
      {conflict && <Loadable of={ConflictDialog} props={{}} />}
    </>
  );
}

function ReadOnlyNote() {
  const readOnly = useTable((state) => state.readOnly);
  const status = useTable(({ meta }) => meta.status);
  if (readOnly === undefined) return null;
  const isFormer = readOnly === formerModeText;
  const mayReopen = readOnly !== '只读' && status > 0 && status < 9;
  const action = isFormer ? <BlankScheme /> : mayReopen ? <Reopen /> : undefined;
  return <Loadable of={NoteBanner} props={{ type: 'info', message: readOnly, action }} />;
}

/** 新建空白 instead of 重新填报: a table of a former mode keeps its mode. */
function BlankScheme() {
  const { run } = useSchemes();
  return (
    <PlainButton small look="primary" onClick={() => void run('blank')}>
      新建空白
    </PlainButton>
  );
}

/** 重新填报; the reason is asked for. */
function Reopen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton small look="primary" onClick={() => setOpen(true)}>
        重新填报
      </PlainButton>
      {isOpen && <Loadable of={ReopenDialog} props={{ close: () => setOpen(false) }} />}
    </>
  );
}

function ClosedNote() {
  const left = useTimeLeft();
  if (left === undefined || left > 0) return null;
  return <Loadable of={NoteBanner} props={{ type: 'warning', message: '本批次填报已截止' }} />;
}

/** In a table that is locked by now (定稿) the draft waits until it may be changed. */
function DraftNote() {
  const draft = useLocalDraft();
  const now = useRows();
  const readOnly = useTable((state) => state.readOnly);
  const [kept, setKept] = useState<Rows>();
  if (!draft) return null;
  const time = formatTime(draft.draft.at).slice(11, 16);
  const isWritable = readOnly === undefined;
  return (
    <>
      <Loadable
        of={NoteBanner}
        props={{
          type: 'warning',
          message: `本机有 ${time} 未保存的修改（${draft.changes} 处）${isWritable ? '，是否恢复？' : ''}`,
          action: (
            <span className={styles.noticeActions}>
              {isWritable && (
                <PlainButton small look="primary" onClick={() => void draft.restore()}>
                  恢复
                </PlainButton>
              )}
              <PlainButton small onClick={() => void draft.discard()}>
                丢弃
              </PlainButton>
              <PlainButton small onClick={() => void draft.rows().then(setKept)}>
                查看差异
              </PlainButton>
            </span>
          ),
        }}
      />
      {kept && (
        <Loadable
          of={DraftDifference}
          props={{ before: now, after: kept, close: () => setKept(undefined) }}
        />
      )}
    </>
  );
}
