import { Drawer } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useConfirmDiscard } from '@/src/crud/useOpenRecord';
import type { RecordId } from '@/src/lib/recordId';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { leaveBy } from '@/src/ui/layout/leaveBy';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import type { Filling } from '../filling/filling';
import { StudentTabs } from './StudentTabs';

interface Props {
  readonly userId: RecordId;
  /** The tab that is open at first; 基本信息 where absent. */
  readonly tab?: string;
  readonly close: () => void;
}

/** The form of a student over another page: E1, E3, E5 (screen E2). Asks before something typed is lost. */
export function StudentDrawer({ userId, tab: first = 'basic', close }: Props) {
  const [tab, setTab] = useState(first);
  const confirmDiscard = useConfirmDiscard();
  useReturnFocus();
  const leave = async () => {
    if (await confirmDiscard()) close();
  };
  return (
    <Drawer open className="form-drawer" title="考生信息" width="min(720px, 100%)" onClose={leaveBy(leave)}>
      <ConfirmProvider>
        <StudentTabs userId={userId} tab={tab} show={setTab} />
      </ConfirmProvider>
    </Drawer>
  );
}

/** 考生信息 of a row of the queue (screens E1 and E2). */
export function StudentDialog({ row, close }: RowDialogProps<Filling>) {
  return <StudentDrawer userId={row.userId} close={close} />;
}
