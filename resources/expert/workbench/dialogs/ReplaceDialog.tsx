import { Empty } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { useCalls } from '@/src/crud/useCall';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { rowTier } from '@/src/gaokao/tier';
import { unitName } from '@/src/gaokao/unitKey';
import { useNotify } from '@/src/services/useNotify';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { ChanceBar, TierTag } from '../../unit/TierTag';
import { fetchUnitsOfCollege } from '../../unit/unitsOfCollege';
import { readingKey } from '../model/table';
import { useAssess, useBatch, usePlaces, useRows, useTable, useWorkbench } from '../model/WorkbenchContext';
import { reqShort } from '../table/figures';
import styles from './dialogs.module.css';
import { WorkbenchModal } from './WorkbenchModal';

/**
 * 替换为同校其他组/专业: puts another choice of the same college in the row's place. Asks if her subjects do not
 * allow it.
 */
export default function ReplaceDialog({ uid }: { uid: string }) {
  const row = useRows().find((one) => one.uid === uid);
  if (!row) return null;
  return (
    <WorkbenchModal title={`替换 ${unitName(row.unit)}`} width={640}>
      <Others uid={uid} unit={row.unit} />
    </WorkbenchModal>
  );
}

function Others({ uid, unit }: { uid: string; unit: PlanUnit }) {
  const notify = useNotify();
  const { actions, show, table } = useWorkbench();
  const batch = useBatch();
  const places = usePlaces();
  const assess = useAssess();
  const readOnly = useTable((state) => state.readOnly);
  const subject = useTable(readingKey);
  const candidate = useTable(({ context }) => context.candidate);
  const confirm = useConfirm();
  const { data, isError, error, refetch } = useCalls(
    ['expert/workbench', 'sameSchool', subject, String(unit.schoolId)],
    ({ callOperation }) => {
      const { schoolId, schoolCode } = unit;
      const { provinceId, year, batchId, mode, userId } = table.get().meta;
      return fetchUnitsOfCollege(callOperation, userId, {
        ...{ provinceId, year, batchId, mode, schoolId, keyword: schoolCode },
      });
    },
  );
  if (isError) return <ReadError error={error} retry={refetch} />;
  if (!data) return <Skeleton />;
  // Other pools have their own ranks, without a place for her.
  const others = data.filter((one) => one.key !== unit.key && one.category === unit.category).map(assess);
  async function take(other: PlanUnit, against: string): Promise<void> {
    if (against && !(await confirm({ text: `选科不符：${against}，仍要替换？`, danger: true }))) return;
    const why = actions.replace(uid, other);
    if (why === undefined) show({ dialog: undefined, said: `已替换为 ${unitName(other)}` });
    else notify('warning', why);
  }
  if (others.length === 0) return <Empty description="该校本批次没有其他可选" />;
  return (
    <ul className={styles.majors}>
      {others.map((other) => {
        const place = places.get(other.key);
        const match = matchReq(other, candidate);
        const against = match.ok === 0 ? match.reasons.join('；') : '';
        return (
          <li key={other.key}>
            <button
              type="button"
              className={styles.major}
              disabled={place !== undefined || readOnly !== undefined}
              onClick={() => void take(other, against)}
            >
              <TierTag tier={rowTier({ unit: other, manualTier: null }, batch)} />
              <span className={styles.majorName}>
                {unitName(other)}
                {against && <em data-tone="danger">{against}</em>}
                {place !== undefined && <em>已在第 {place + 1} 志愿</em>}
              </span>
              <span className={styles.majorFigures}>
                {reqShort(other)} · {other.planCount} 人
              </span>
              <ChanceBar chance={other.chance} tier={rowTier({ unit: other, manualTier: null }, batch)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
