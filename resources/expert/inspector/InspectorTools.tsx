import { Button } from 'antd';
import { useState } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { unitId } from '@/src/gaokao/unitKey';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import { useCandidateActions } from '../candidates/useCandidateActions';
import { usePlaces, useTable, useWorkbench, useWorkbenchState } from '../workbench/model/WorkbenchContext';
import styles from './inspector.module.css';

const OtherGroups = load(() => import('./OtherGroups'));

/** Actions on the inspected unit. */
export function InspectorTools({ unit }: { unit: PlanUnit }) {
  const { workbenchStore, show } = useWorkbench();
  const { add } = useCandidateActions();
  const isIn = usePlaces().has(unit.key);
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const isCompared = useWorkbenchState(({ comparison }) =>
    comparison.some((one) => unitId(one) === unitId(unit)),
  );
  const mode = useTable(({ context }) => context.batch.mode);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.tools}>
      {!isIn && canEdit && (
        <Button size="small" type="primary" onClick={() => void add(unit)}>
          加入志愿表
        </Button>
      )}
      <Button size="small" onClick={() => workbenchStore.compare(unit)}>
        {isCompared ? '移出对比' : '加入对比'}
      </Button>
      <Button size="small" onClick={() => show({ college: unit })}>
        院校资料
      </Button>
      {mode === 2 && (
        <Button size="small" onClick={() => setOpen(true)}>
          同校其他组
        </Button>
      )}
      {isOpen && (
        <DialogBoundary close={() => setOpen(false)}>
          <OtherGroups unit={unit} onClose={() => setOpen(false)} />
        </DialogBoundary>
      )}
    </div>
  );
}
