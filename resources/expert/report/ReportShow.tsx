import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { reportStatuses, reportTypes } from '@/src/gaokao/serviceEnumerations';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useTabTitle } from '@/src/services/usePane';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { load } from '@/src/ui/load';
import { PrintPreview } from '@/src/ui/print/PrintPreview';
import { Skeleton } from '@/src/ui/Skeleton';
import { useVolunteerChanged } from '../detail/useVolunteer';
import { expertEndpoints } from '../endpoints';
import { useSwitches } from '../institution/useSwitches';
import { DeliverForm } from './DeliverDialog';
import { ReportDocument } from './ReportDocument';
import { Tag } from './ReportTab';
import { mergeSentences, type ReportContent, withSentences } from './report';
import styles from './report.module.css';
import { type SentenceEdit, SentenceEditor } from './SentenceEditor';
import { fetchReport, type OpenReport, useReport } from './useReport';

const ShareReport = load(() => import('./ShareReport'));

const { edit } = expertEndpoints['expert/report'].operations;

/** One report as it will be on paper (E4): read, its sentences changed, printed, delivered. */
export function ReportShow({ id }: { id: string }) {
  const { data, isError, error, refetch } = useReport(id);
  useTabTitle(data && `报告·${data.report.userName}`);
  if (isError && !data) return <ReadError error={error} retry={refetch} />;
  if (!data) return <Skeleton rows={12} />;
  return <Shown opened={data} />;
}

type DialogName = 'print' | 'deliver' | 'share' | 'sentences';

function Shown({ opened: { report, content } }: { opened: OpenReport }) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const can = useCan();
  const switches = useSwitches(report.storeId);
  const confirm = useConfirm();
  const changed = useVolunteerChanged();
  const [opened, setOpened] = useState<DialogName>();
  const close = () => setOpened(undefined);
  const edited = useMemo(() => withSentences(content, report.sentences), [content, report]);
  const shown = { report, content: edited, switches };
  const { status, tableVersion } = report;
  const may = (verb: string) => can(`expert:report:${verb}`);
  // A stale report's cover names a version whose rows are gone.
  const canPrint = may('export') && switches.exportPdf && status !== 3;
  const mayShare = report.tableId !== null && can('expert:volunteer:share');
  const save = async (body: Readonly<Record<string, unknown>>, success: string) => {
    await callOperation(edit, { body: { id: report.id, ...body } });
    notify('success', success);
    await changed();
  };
  /** Lays the sentences over those of now: a colleague may have changed others meanwhile. */
  const saveSentences = async ({ before, mine, isLeaving }: SentenceEdit) => {
    // A report that is gone is refused by the save, which says so.
    const now = await fetchReport(callOperation, report.id);
    const { sentences, both } = mergeSentences({ before, mine, now: now?.sentences ?? before });
    if (both.length > 0 && isLeaving) notify('error', '逐条说明已被他人修改，请核对后再保存');
    const text = `${namesOf(content, both)}的说明已被他人修改，仍以您填写的为准吗？`;
    if (both.length > 0 && (isLeaving || !(await confirm({ text })))) throw new Error(text);
    await save({ sentences }, '逐条说明已保存');
  };
  const [making, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    await save({ status: 1 }, '报告已生成').catch(() => undefined);
    setMaking(false);
  };
  const again = () =>
    confirm({
      text: `志愿表已更新，报告为版本 ${tableVersion}，重新生成？`,
      run: () => save({ again: 1 }, '已重新生成'),
    });
  const hasSentences =
    edited.sections.some(({ kind }) => kind === 'rows') && report.sections.includes('sentences');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2>
          {report.userName} · {report.title}
        </h2>
        <Tag states={reportTypes} value={report.type} />
        <Tag states={reportStatuses} value={status} />
        <div className={styles.actions}>
          {status === 0 && may('create') && (
            <Button type="primary" onClick={() => void make()} {...busy(making)}>
              生成
            </Button>
          )}
          {status === 3 && may('create') && <Button onClick={() => void again()}>重新生成</Button>}
          {status < 2 && hasSentences && may('create') && (
            <Button onClick={() => setOpened('sentences')}>修改逐条说明</Button>
          )}
          {canPrint && <Button onClick={() => setOpened('print')}>打印</Button>}
          {mayShare && <Button onClick={() => setOpened('share')}>分享志愿表</Button>}
          {status === 1 && may('deliver') && (
            <Button type="primary" onClick={() => setOpened('deliver')}>
              交付
            </Button>
          )}
        </div>
      </div>
      {status === 3 && (
        <Alert
          type="warning"
          showIcon
          message={`志愿表已更新，报告为版本 ${tableVersion}，交付前请重新生成；以下内容按当前志愿表生成`}
        />
      )}
      <ScrollRegion className={styles.paper} label="报告内容">
        <ReportDocument {...shown} />
      </ScrollRegion>
      {opened === 'print' && (
        <PrintPreview title={`${report.userName} ${report.title}`} onClose={close}>
          <ReportDocument {...shown} />
        </PrintPreview>
      )}
      {opened === 'deliver' && (
        <DeliverForm
          report={report}
          close={close}
          onDelivered={(channel) => {
            if (channel === 1 && mayShare) setOpened('share');
          }}
        />
      )}
      {opened === 'sentences' && (
        <SentenceEditor report={report} drafts={content} close={close} onSave={saveSentences} />
      )}
      <DialogBoundary close={close}>
        {opened === 'share' && mayShare && (
          <ShareReport tableId={String(report.tableId)} switches={switches} close={close} />
        )}
      </DialogBoundary>
    </div>
  );
}

/** The choices with these keys: 「北京林业大学 107 组」「武汉大学 101 组」. */
function namesOf({ sections }: ReportContent, keys: readonly string[]): string {
  const rows = sections.flatMap((section) => (section.kind === 'rows' ? section.data : []));
  return rows.flatMap(({ key, name }) => (keys.includes(key) ? [`「${name}」`] : [])).join('');
}
