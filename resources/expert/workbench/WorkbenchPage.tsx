import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { useRememberChoice } from '@/src/crud/recent/useRecentChoices';
import { useServices } from '@/src/crud/services';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { useTabTitle } from '@/src/ui/pane/PaneContext';
import { useCan } from '@/src/ui/permission/useCan';
import { createDesk } from './model/desk';
import { Bench } from './page/Bench';
import { useSendSave } from './page/useSendSave';
import { useTableWatch } from './page/useTableWatch';
import type { DeskData } from './page/readWorkbench';
import type { TableAhead } from './page/tableAhead';
import { useDeskData } from './page/useWorkbenchData';

/** 志愿填报工作台 (screen E3): the tables of one student, `?userId=&batchId=&planNo=`. */
export default function WorkbenchPage() {
  const { refused } = useServices();
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const userId = params.get('userId') ?? '';
  if (!can(fill) && !can(read)) return refused(fill);
  if (userId === '')
    return (
      <NothingChosen
        what="考生"
        recent={{ kind: 'students', onChoose: (id) => setParams({ userId: id }, { replace: true }) }}
      />
    );
  return (
    <ConfirmProvider>
      <StudentDesk key={userId} userId={userId} />
    </ConfirmProvider>
  );
}

const fill = 'expert:filling:fill';
const read = 'expert:volunteer:detail';

function StudentDesk({ userId }: { userId: string }) {
  const { data, isError, error, refetch, ahead } = useDeskData(userId);
  useTabTitle(data && `填报·${data.student.name}`);
  useRememberChoice('students', userId, data?.student.name);
  if (isError && !data) return <ReadError error={error} retry={refetch} />;
  return data ? <LoadedWorkbench data={data} ahead={ahead} /> : <Skeleton active paragraph={{ rows: 12 }} />;
}

/**
 * The workbench of a student, kept while the student is read again. Saves that wait for the network go out when it is
 * back.
 */
function LoadedWorkbench({ data, ahead }: { data: DeskData; ahead: TableAhead }) {
  const send = useSendSave();
  const watch = useTableWatch();
  const [desk] = useState(() => createDesk(data, send, watch));
  useEffect(() => desk.renew(data), [desk, data]);
  useEffect(() => {
    desk.resume();
    const retry = () => {
      for (const { autosave } of desk.opened()) autosave.retry();
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      desk.pause();
    };
  }, [desk]);
  return <Bench desk={desk} ahead={ahead} />;
}
