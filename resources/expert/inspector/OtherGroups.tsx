import { Button, Empty, Modal } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { tierOf } from '@/src/gaokao/tier';
import { isRecord } from '@/src/lib/record';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { useCandidateActions } from '../candidates/useCandidateActions';
import { expertEndpoints } from '../endpoints';
import { ChanceBar, TierTag } from '../unit/TierTag';
import { readUnit } from '../workbench/model/readTable';
import { useAssess, usePlaces, useTable } from '../workbench/model/WorkbenchContext';
import styles from './inspector.module.css';

const { groups } = expertEndpoints['expert/volunteer'].operations;

interface Props {
  readonly unit: PlanUnit;
  readonly onClose: () => void;
}

/** The groups of a college in the batch, with their majors. */
export default function OtherGroups({ unit, onClose }: Props) {
  useReturnFocus();
  const { data, isPending, isError, error, refetch } = useGroups(unit);
  return (
    <Modal open width={720} title={`${unit.schoolName}的专业组`} footer={null} onCancel={onClose}>
      {isPending && <Skeleton />}
      {isError && <ReadError error={error} retry={refetch} />}
      {data?.length === 0 && <Empty description="该校在本批次没有专业组" />}
      <ul className={styles.groups}>
        {data?.map((group) => (
          <Group key={group.key} plain={group} />
        ))}
      </ul>
    </Modal>
  );
}

function Group({ plain }: { plain: PlanUnit }) {
  const { batch, candidate } = useTable(({ context }) => context);
  const unit = useAssess()(plain);
  const place = usePlaces().get(unit.key);
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const { add } = useCandidateActions();
  const match = matchReq(unit, candidate);
  const tier = tierOf(unit.chance, batch);
  return (
    <li>
      <TierTag tier={tier} />
      <ChanceBar chance={unit.chance} tier={tier} />
      <span>
        <b>{unit.groupCode} 组</b> {unit.req || '不限选科'} · {unit.planCount} 人
        <small>
          {match.ok === 1
            ? unit.majors.map(({ majorName }) => majorName).join('、')
            : match.reasons.join('；')}
        </small>
      </span>
      {place !== undefined && <span>第 {place + 1} 志愿</span>}
      {place === undefined && canEdit && (
        <Button size="small" aria-label={`加入 ${unit.groupCode} 组`} onClick={() => void add(unit)}>
          加入
        </Button>
      )}
    </li>
  );
}

function useGroups({ schoolId, provinceId, year, batchId }: PlanUnit) {
  return useCall(
    groups,
    (data) => {
      const list = isRecord(data) ? data.list : data;
      return Array.isArray(list) ? list.flatMap((one) => readUnit(one) ?? []) : [];
    },
    {
      of: 'expert/schoolGroup',
      body: { provinceId, year, batchId, schoolId },
      quiet: false,
      staleTime: 300_000,
    },
  );
}
