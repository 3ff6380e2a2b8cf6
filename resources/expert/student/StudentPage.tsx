import { useSearchParams } from 'react-router';
import { ChooseInList } from '@/src/crud/recent/ChooseInList';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { useRememberChoice } from '@/src/crud/recent/useRecentChoices';
import { textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { Can } from '@/src/services/Can';
import { useTabTitle } from '@/src/services/usePane';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { studentChoice } from '../choices';
import { StudentTabs } from './StudentTabs';
import styles from './student.module.css';
import { useStudent } from './useStudent';

/** 考生信息 as a page, `?userId=`; the tab is in the address (screen E2). */
export default function StudentPage() {
  const [params, setParams] = useSearchParams();
  const userId = parseId(params.get('userId') ?? '');
  const show = (tab: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  return (
    <Can isPage permission="expert:filling:list">
      <ConfirmProvider>
        <section className={styles.page} aria-label="考生信息">
          {userId === undefined ? (
            <NothingChosen
              {...studentChoice}
              recent={{ kind: 'students', onChoose: (id) => setParams({ userId: id }, { replace: true }) }}
            />
          ) : (
            <>
              <TabTitle userId={userId} />
              <StudentTabs
                userId={userId}
                tab={params.get('tab') ?? 'basic'}
                show={show}
                wayOn={<ChooseInList {...studentChoice} />}
              />
            </>
          )}
        </section>
      </ConfirmProvider>
    </Can>
  );
}

/** Names the student in the application's tab, since several may be open side by side. */
function TabTitle({ userId }: { userId: RecordId }) {
  const { data } = useStudent(userId);
  useTabTitle(data && `考生·${textOr(data.name)}`);
  useRememberChoice('students', String(userId), data && textOr(data.name));
  return null;
}
