import { Button, Result, Select, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { reportTypes } from '@/src/gaokao/serviceEnumerations';
import { isRecord } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import {
  useMarkExported,
  useVolunteerCall,
  useVolunteerChanged,
  type Volunteer,
} from '../detail/useVolunteer';
import { expertEndpoints } from '../endpoints';
import type { Switches } from '../institution/useSwitches';
import { reportSections, takesTable } from '../report/report';
import styles from './final.module.css';

const ShareDialog = load(() => import('../share/ShareDialog'));
const SheetPreview = load(
  () => import('../sheet/SheetPreview'),
  (code) => code.SheetPreview,
);

const { create } = expertEndpoints['expert/report'].operations;
const { finishFilling } = expertEndpoints['expert/student'].operations;

interface Props {
  readonly volunteer: Volunteer;
  readonly switches: Switches;
}

/** Step 3: the final table goes to the family as a report, a link or on paper (E7). Other schemes stay drafts. */
export function DeliverStep({ volunteer, switches }: Props) {
  const { table, batch, student } = volunteer;
  const can = useCan();
  const exported = useMarkExported(volunteer);
  const [opened, setOpened] = useState<'share' | 'print'>();
  const close = () => setOpened(undefined);
  const canPrint = switches.exportPdf && can('expert:volunteer:export');
  return (
    <>
      <Result
        status="success"
        title="已定稿"
        subTitle={`${table.name}，版本 ${table.version}，共 ${table.items.length} 个志愿`}
      />
      <div className={styles.deliver}>
        {can('expert:report:create') && <MakeReport volunteer={volunteer} />}
        <Space wrap>
          {can('expert:volunteer:share') && <Button onClick={() => setOpened('share')}>分享给考生</Button>}
          {canPrint && <Button onClick={() => setOpened('print')}>打印志愿表</Button>}
          <FinishStudent volunteer={volunteer} />
          <Link to={`/expert/volunteer/detail?id=${table.id}`}>查看志愿详情</Link>
        </Space>
      </div>
      <DialogBoundary close={close}>
        {opened === 'share' && <ShareDialog table={table} errors={0} switches={switches} close={close} />}
        {opened === 'print' && (
          <SheetPreview
            table={table}
            batch={batch}
            provinceName={student.provinceName}
            switches={switches}
            onClose={close}
            onPrinted={() => void exported()}
          />
        )}
      </DialogBoundary>
    </>
  );
}

/**
 * Finishes the filling. The main table of the main batch does so by itself; after any other the expert confirms it.
 */
function FinishStudent({ volunteer: { student } }: Pick<Props, 'volunteer'>) {
  const can = useCan();
  const call = useVolunteerCall();
  const [running, setRunning] = useState(false);
  const isOpen = student.fillStatus === 2 || student.fillStatus === 3;
  if (!isOpen || !can(finishFilling)) return null;
  const finish = async () => {
    setRunning(true);
    await call(finishFilling, { ids: String(student.id), fillStatus: 4 }, '考生已定稿').catch(
      () => undefined,
    );
    setRunning(false);
  };
  return (
    <Button onClick={() => void finish()} {...busy(running)}>
      将考生标记为已定稿
    </Button>
  );
}

/** Begins a report with all its parts, as a draft; the reports' own page generates and delivers it. */
function MakeReport({ volunteer: { table } }: Pick<Props, 'volunteer'>) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const changed = useVolunteerChanged();
  const [type, setType] = useState<number>(1);
  const [made, setMade] = useState<RecordId>();
  const [running, setRunning] = useState(false);
  const make = async () => {
    setRunning(true);
    const title = `${table.name}${reportTypes.find(({ value }) => value === type)?.label ?? ''}`.slice(0, 50);
    const sections = reportSections.map(({ value }) => value);
    const { userId, id: tableId } = table;
    try {
      const { data } = await callOperation(create, {
        body: { userId, type, ...(takesTable(type) && { tableId }), title, sections, remark: '' },
      });
      notify('success', '报告草稿已建立');
      setMade(isRecord(data) ? parseId(data.id) : parseId(data));
      await changed();
    } catch {
      // shown by the pipeline
    } finally {
      setRunning(false);
    }
  };
  return (
    <Space wrap>
      <Select
        aria-label="报告类型"
        value={type}
        onChange={setType}
        options={reportTypes.map(({ value, label }) => ({ value, label }))}
        className={styles.type ?? ''}
      />
      <Button type="primary" onClick={() => void make()} {...busy(running)}>
        生成报告
      </Button>
      {made !== undefined && (
        <Link to={`/expert/filling/report?userId=${table.userId}&id=${made}`}>查看报告草稿</Link>
      )}
    </Space>
  );
}
