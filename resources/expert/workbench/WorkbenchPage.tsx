import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { ChooseInList } from '@/src/crud/recent/ChooseInList';
import { useRememberChoice } from '@/src/crud/recent/useRecentChoices';
import { useCan } from '@/src/services/useCan';
import { useTabTitle } from '@/src/services/usePane';
import { useServices } from '@/src/services/useServices';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { Loadable, load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { studentChoice } from '../choices';
import { createWorkbenchStore } from './model/workbenchStore';
import type { WorkbenchData } from './page/readWorkbench';
import type { TablePrefetch } from './page/tablePrefetch';
import { useSendSave } from './page/useSendSave';
import { useTableWatch } from './page/useTableWatch';
import { useWorkbenchData } from './page/useWorkbenchData';
import { WorkbenchContent } from './page/WorkbenchContent';

const NothingChosen = load(
  () => import('@/src/crud/recent/NothingChosen'),
  (code) => code.NothingChosen,
);

/** 志愿填报工作台 (screen E3): the tables of one student, `?userId=&batchId=&planNo=`. */
export default function WorkbenchPage() {
  const { refused } = useServices();
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const userId = params.get('userId') ?? '';
  if (!can(fill) && !can(read)) return refused(fill);
  if (userId === '')
    return (
      <Loadable
        of={NothingChosen}
        props={{
          ...studentChoice,
          recent: { kind: 'students', onChoose: (id) => setParams({ userId: id }, { replace: true }) },
        }}
        fallback={<Skeleton rows={12} />}
      />
    );
  return (
    <ConfirmProvider>
      <StudentWorkbench key={userId} userId={userId} />
    </ConfirmProvider>
  );
}

const fill = 'expert:filling:fill';
const read = 'expert:volunteer:detail';

function StudentWorkbench({ userId }: { userId: string }) {
  const { data, isError, error, refetch, ahead } = useWorkbenchData(userId);
  useTabTitle(data && `填报·${data.student.name}`);
  useRememberChoice('students', userId, data?.student.name);
  if (isError && !data)
    return (
      <ReadError error={error} retry={refetch}>
        <ChooseInList {...studentChoice} />
      </ReadError>
    );
  return data ? <LoadedWorkbench data={data} ahead={ahead} /> : <Skeleton rows={12} />;
}

/**
 * The workbench of a student, kept while the student is read again. Saves that wait for the network go out when it is
 * back.
 */
function LoadedWorkbench({ data, ahead }: { data: WorkbenchData; ahead: TablePrefetch }) {
  const send = useSendSave(data.student.userId);
  const watch = useTableWatch();
  const [workbenchStore] = useState(() => createWorkbenchStore(data, send, watch));
  useEffect(() => workbenchStore.renew(data), [workbenchStore, data]);
  useEffect(() => {
    workbenchStore.resume();
    const retry = () => {
      for (const { autosave } of workbenchStore.opened()) autosave.retry();
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      workbenchStore.pause();
    };
  }, [workbenchStore]);
  return <WorkbenchContent workbenchStore={workbenchStore} ahead={ahead} />;
}
