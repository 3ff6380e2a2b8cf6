import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { useLastChoice } from '@/src/crud/recent/useRecentChoices';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { Can } from '@/src/services/Can';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { load } from '@/src/ui/load';
import { expertEndpoints } from '../endpoints';
import styles from './major.module.css';
import { StudentPicker } from './StudentPicker';

const Recommendations = load(() => import('./Recommendations'));
const { recommend } = expertEndpoints['expert/major'].operations;

/** 专业推荐: a student at the left, her majors at the right (screen E8). */
export default function MajorPage() {
  const [params, setParams] = useSearchParams();
  const userId = parseId(params.get('userId') ?? '');
  const pick = (id: RecordId) => setParams({ userId: String(id) }, { replace: true });
  useLastChoice('students', userId !== undefined, pick);
  return (
    <Can isPage permission={recommend.permission ?? ''}>
      <ConfirmProvider>
        <div className={styles.page}>
          <StudentPicker userId={userId} onPick={pick} />
          <section className={styles.results} aria-label="专业推荐">
            {userId === undefined ? (
              <NothingChosen what="考生" recent={{ kind: 'students', onChoose: pick }} />
            ) : (
              <Suspense fallback={null}>
                <Recommendations key={String(userId)} userId={userId} />
              </Suspense>
            )}
          </section>
        </div>
      </ConfirmProvider>
    </Can>
  );
}
