import { Alert, Steps } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { ChooseInList } from '@/src/crud/recent/ChooseInList';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { useRememberChoice } from '@/src/crud/recent/useRecentChoices';
import { momentOf } from '@/src/lib/dates';
import { Can } from '@/src/services/Can';
import { useTabTitle } from '@/src/services/usePane';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { tableChoice } from '../choices';
import { useVolunteer, type Volunteer } from '../detail/useVolunteer';
import { useSwitches } from '../institution/useSwitches';
import { CheckStep } from './CheckStep';
import { ConfirmStep } from './ConfirmStep';
import { DeliverStep } from './DeliverStep';
import styles from './final.module.css';

/** 保存志愿 (screen E7): checks, confirms and delivers a table, `?id=`; once per student and batch. */
export default function SaveVolunteerPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <Can isPage permission="expert:volunteer:final">
      <ConfirmProvider>
        {id === '' ? (
          <NothingChosen
            {...tableChoice}
            recent={{
              kind: 'volunteers',
              onChoose: (chosen) => setParams({ id: chosen }, { replace: true }),
            }}
          />
        ) : (
          <ReadTable key={id} id={id} />
        )}
      </ConfirmProvider>
    </Can>
  );
}

function ReadTable({ id }: { id: string }) {
  const { data, isError, error, refetch } = useVolunteer(id);
  useTabTitle(data && `定稿·${data.student.name}`);
  useRememberChoice('volunteers', id, data && `${data.student.name}·${data.table.name}`);
  if (isError && !data)
    return (
      <ReadError error={error} retry={refetch}>
        <ChooseInList {...tableChoice} />
      </ReadError>
    );
  if (!data) return <Skeleton rows={12} />;
  return <Saving volunteer={data} reload={refetch} />;
}

interface Props {
  readonly volunteer: Volunteer;
  readonly reload: () => Promise<{ readonly data: Volunteer | undefined }>;
}

const titles = ['核对', '确认', '交付'];

/** Why a table of a state is not finished here. */
const blockedTexts: Readonly<Record<number, string>> = {
  1: '志愿表待审核，审核通过后即为定稿；如需修改，请先退回',
  9: '志愿表已作废，不能定稿',
};

/** Saves the table as it was checked: a change since is a conflict. */
function Saving({ volunteer, reload }: Props) {
  const { table, student, batch } = volunteer;
  const isFinal = isFinished(volunteer);
  const { step, setStep, checked, setChecked } = useSteps(isFinal);
  const switches = useSwitches(student.storeId);
  const isOver = momentOf(batch.fillEnd) < Date.now();
  // A table that was read again starts with its checks; warnings ticked before would be asked about again.
  const again = async () => {
    const { data } = await reload();
    setChecked(undefined);
    setStep(data && isFinished(data) ? 2 : 0);
  };
  const { userId, batchId, planNo } = table;
  const blocked = blockedTexts[table.status];
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>
            {table.userName} · {table.name}
          </h2>
          <Link to={`/expert/filling/workbench?userId=${userId}&batchId=${batchId}&planNo=${planNo}`}>
            {step === 2 || blocked !== undefined ? '返回工作台' : '返回继续填报'}
          </Link>
        </div>
        <Steps current={step} size="small" items={titles.map((title) => ({ title }))} />
      </div>
      {isOver && step < 2 && blocked === undefined && (
        <Alert type="warning" showIcon message="本批次填报已截止" />
      )}
      {blocked !== undefined && <Alert type="error" showIcon message={blocked} />}
      <div className={styles.panel} hidden={blocked !== undefined}>
        {step < 2 && (
          <>
            <div hidden={step !== 0}>
              {blocked === undefined && (
                <CheckStep
                  key={table.version}
                  volunteer={volunteer}
                  onDone={() => {
                    setChecked(volunteer);
                    setStep(1);
                  }}
                />
              )}
            </div>
            <div hidden={step !== 1}>
              {checked && (
                <ConfirmStep
                  volunteer={checked}
                  isFinal={isFinal}
                  isOver={isOver}
                  back={() => setStep(0)}
                  onConflict={() => void again()}
                  onFinal={() => setStep(2)}
                />
              )}
            </div>
          </>
        )}
        {step === 2 && <DeliverStep volunteer={volunteer} switches={switches} />}
      </div>
    </div>
  );
}

function isFinished({ table: { status } }: Volunteer): boolean {
  return status === 2 || status === 3;
}

/**
 * The step, and the table as it was checked. A draft again (重新填报) starts with its checks. A table that was finished
 * elsewhere is delivered at once; where its confirmation has begun here, that step ends itself.
 */
function useSteps(isFinal: boolean) {
  const [step, setStep] = useState(isFinal ? 2 : 0);
  const [checked, setChecked] = useState<Volunteer>();
  const [wasFinal, setWasFinal] = useState(isFinal);
  if (isFinal !== wasFinal) {
    setWasFinal(isFinal);
    if (!isFinal) setChecked(undefined);
    if (!isFinal || !checked) setStep(isFinal ? 2 : 0);
  }
  return { step, setStep, checked, setChecked };
}
