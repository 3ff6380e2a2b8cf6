import { Button } from 'antd';
import { useState } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { unitId } from '@/src/gaokao/unitKey';
import { useNotify } from '@/src/services/useNotify';
import { busy } from '@/src/ui/busy';
import { useCandidateActions } from '../candidates/useCandidateActions';
import { useIsFavorite } from '../candidates/useCandidates';
import { CollegeDrawer } from '../college/CollegeDrawer';
import { useSwitches } from '../institution/useSwitches';
import {
  usePlaces,
  useTable,
  useUi,
  useWorkbench,
  useWorkbenchState,
} from '../workbench/model/WorkbenchContext';

/** The college opened from the workbench (E11), with the actions on the unit that led there. */
export default function WorkbenchCollege() {
  const { workbenchStore, show } = useWorkbench();
  const unit = useUi(({ college }) => college);
  const student = useTable(({ context }) => context.candidate);
  const batch = useTable(({ context }) => context.batch);
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const isCompared = useWorkbenchState(
    ({ comparison }) => unit !== undefined && comparison.some((one) => unitId(one) === unitId(unit)),
  );
  const isIn = usePlaces().has(unit?.key ?? '');
  const { showSame } = useSwitches(student.storeId);
  const { add, keep } = useCandidateActions();
  const isFavorite = useIsFavorite(unit?.key ?? '');
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  if (!unit) return null;
  const toggle = async (kept: PlanUnit) => {
    setSaving(true);
    if (await keep(kept, isFavorite ? 0 : 1)) notify('success', isFavorite ? '已取消收藏' : '已收藏');
    setSaving(false);
  };
  const { schoolId, schoolCode, provinceId, year, batchId } = unit;
  return (
    <CollegeDrawer
      key={String(schoolId)}
      {...{ schoolId, keyword: schoolCode, provinceId, year, batchId, mode: batch.mode }}
      {...{ student, bounds: batch, showSame }}
      close={() => show({ college: undefined })}
      actions={
        <>
          {canEdit && !isIn && (
            <Button size="small" type="primary" onClick={() => void add(unit)}>
              加入志愿表
            </Button>
          )}
          {canEdit && (
            <Button size="small" {...busy(saving)} onClick={() => void toggle(unit)}>
              {isFavorite ? '取消收藏' : '收藏'}
            </Button>
          )}
          <Button size="small" onClick={() => workbenchStore.compare(unit)}>
            {isCompared ? '移出对比' : '加入对比'}
          </Button>
        </>
      }
    />
  );
}
