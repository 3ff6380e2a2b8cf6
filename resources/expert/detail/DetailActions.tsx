import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import { expertEndpoints } from '../endpoints';
import type { Switches } from '../institution/useSwitches';
import { volunteerRules } from '../volunteer/volunteer';
import styles from './detail.module.css';
import { exportVolunteer } from './exportSheet';
import { useMarkExported, useVolunteerCall, type Volunteer } from './useVolunteer';

const ReasonDialog = load(() => import('./ReasonDialog'));
const ShareDialog = load(() => import('../share/ShareDialog'));
const SheetPreview = load(
  () => import('../sheet/SheetPreview'),
  (code) => code.SheetPreview,
);

const { status } = expertEndpoints['expert/volunteer'].operations;
const { review, void: voidTable } = expertEndpoints['expert/table'].operations;

interface Props {
  readonly volunteer: Volunteer;
  readonly switches: Switches;
  /** Errors that the checks found. */
  readonly errors: number;
}

type DialogName = 'share' | 'print' | 'reject' | 'refill';

/** Actions on a table from its page, as its state and the permissions allow (E5). */
export function DetailActions({ volunteer, switches, errors }: Props) {
  const { table, student, batch } = volunteer;
  const notify = useNotify();
  const can = useCan();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const call = useVolunteerCall();
  const exported = useMarkExported(volunteer);
  const [opened, setOpened] = useState<DialogName>();
  const close = () => setOpened(undefined);
  const may = (verb: string) => can(`expert:${verb}`);
  const isFinal = table.status === 2 || table.status === 3;
  const canTake = may('volunteer:export') && switches.exportPdf;
  const pass = () =>
    confirm({
      text: `确定审核通过「${table.name}」？`,
      run: () => call(review, { id: table.id, content: '', result: 1 }, '审核通过'),
    });
  const cancel = () =>
    confirm({
      text: '确定作废该志愿表？',
      danger: true,
      run: () => call(voidTable, { id: table.id, status: 9 }, '已作废'),
    });
  const save = async (format: 'xlsx' | 'csv') => {
    try {
      await exportVolunteer(volunteer, switches, format);
      await exported();
    } catch {
      notify('error', '导出失败，请重试');
    }
  };
  const { userId, batchId, planNo } = table;
  return (
    <div className={styles.actions}>
      {table.status === 1 && may('volunteer:review') && (
        <>
          <Button type="primary" onClick={() => void pass()}>
            审核通过
          </Button>
          <Button danger onClick={() => setOpened('reject')}>
            退回
          </Button>
        </>
      )}
      {may('filling:fill') && (
        <Button
          onClick={() =>
            void navigate(`/expert/filling/workbench?userId=${userId}&batchId=${batchId}&planNo=${planNo}`)
          }
        >
          {table.status === 0 ? '编辑' : '在工作台查看'}
        </Button>
      )}
      {isFinal && may('filling:fill') && <Button onClick={() => setOpened('refill')}>重新填报</Button>}
      {table.status === 0 && may('volunteer:final') && (
        <Button onClick={() => void navigate(`/expert/volunteer/save?id=${table.id}`)}>定稿</Button>
      )}
      {table.status !== 9 && may('volunteer:share') && (
        <Button onClick={() => setOpened('share')}>分享</Button>
      )}
      {canTake && <Button onClick={() => setOpened('print')}>打印</Button>}
      {canTake && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'xlsx', label: '导出 Excel' },
              { key: 'csv', label: '导出 CSV' },
            ],
            onClick: ({ key }) => void save(key === 'csv' ? 'csv' : 'xlsx'),
          }}
        >
          <Button>
            导出 <DownOutlined aria-hidden />
          </Button>
        </Dropdown>
      )}
      {table.status === 0 && may('volunteer:void') && (
        <Button danger onClick={() => void cancel()}>
          作废
        </Button>
      )}
      <DialogBoundary close={close}>
        {opened === 'share' && (
          <ShareDialog table={table} errors={errors} switches={switches} close={close} />
        )}
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
        {opened === 'reject' && (
          <ReasonDialog
            title="退回志愿表"
            rule={volunteerRules.rejection}
            close={close}
            onReason={(content) => call(review, { id: table.id, content, result: 0 }, '已退回')}
          />
        )}
        {opened === 'refill' && (
          <ReasonDialog
            title="重新填报"
            rule={volunteerRules.reopening}
            close={close}
            onReason={(reason) =>
              call(status, { id: table.id, status: 0, reason }, '已回到草稿，可以继续修改')
            }
          />
        )}
      </DialogBoundary>
    </div>
  );
}
