import { useEffect, useRef, useState } from 'react';
import { Loadable, load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { CandidatesPane } from '../../candidates/CandidatesPane';
import { ToolStrips } from '../../tools/ToolStrips';
import { StudentBar } from '../bar/StudentBar';
import { SidePanel } from '../check/SidePanel';
import { WorkbenchDialogs } from '../dialogs/WorkbenchDialogs';
import { useUi, useWorkbench } from '../model/WorkbenchContext';
import { TablePane } from '../table/TablePane';
import { Notices } from './Notices';
import styles from './panes.module.css';
import { Split } from './Split';
import { useHeightAbove } from './useHeightAbove';
import { useNarrow, useStoredLayout, useWide } from './usePaneSizes';
import { useStudentInToolbox } from './useStudentInToolbox';
import { useWorkbenchKeys } from './useWorkbenchKeys';
import { useWorkbenchLife } from './useWorkbenchLife';

const WorkbenchCollege = load(() => import('../../tools/WorkbenchCollege'));
const WorkbenchDrawer = load(() => import('./WorkbenchDrawer'));
const InspectorPane = load(() => import('../../inspector/InspectorPane'));

/**
 * The panes of the workbench (E3): candidates and table side by side, the inspector below them. Panels beside the
 * table cover the candidates, so that names keep their room. Where there is no room for both panes, the candidates
 * are a drawer.
 */
export function Panes() {
  const { keep, read } = useStoredLayout();
  const [layout] = useState(read);
  const wide = useWide();
  const narrow = useNarrow();
  const { show } = useWorkbench();
  const inspectorOpen = useUi((state) => state.inspectorOpen);
  const drawerOpen = useUi((state) => state.drawerOpen);
  useEffect(() => keep({ inspectorOpen }), [keep, inspectorOpen]);
  const page = useRef<HTMLDivElement>(null);
  useHeightAbove(page);
  useWorkbenchLife();
  useWorkbenchKeys();
  useStudentInToolbox();
  const inspector = <Loadable of={InspectorPane} props={{}} fallback={<Skeleton />} />;
  return (
    <div ref={page} className={styles.page}>
      <StudentBar />
      <ToolStrips />
      <Notices />
      <Split
        direction="column"
        label="详情面板的高度"
        share={100 - layout.inspector}
        least={[200, 120]}
        onResized={(share) => keep({ inspector: Math.round(100 - share) })}
        first={
          wide ? (
            <Sides />
          ) : (
            <div className={styles.pane}>
              <TablePane onCandidates={() => show({ drawerOpen: true })} />
            </div>
          )
        }
        {...(inspectorOpen && !narrow && { second: <div className={styles.pane}>{inspector}</div> })}
      />
      {narrow && inspectorOpen && (
        <Loadable
          of={WorkbenchDrawer}
          props={{
            ...{ title: '详情', placement: 'bottom', height: '70dvh' },
            onClose: () => show({ inspectorOpen: false }),
            children: inspector,
          }}
        />
      )}
      {!wide && drawerOpen && (
        <Loadable
          of={WorkbenchDrawer}
          props={{
            ...{ title: '候选', placement: 'left', width: 'min(480px, 100vw)' },
            onClose: () => show({ drawerOpen: false }),
            children: <CandidatesPane />,
          }}
        />
      )}
      <WorkbenchDialogs />
      <College />
    </div>
  );
}

/** Candidates and table side by side. */
function Sides() {
  const { keep, read } = useStoredLayout();
  const [{ candidates }] = useState(read);
  const covered = useUi((state) => state.panel !== undefined);
  return (
    <Split
      direction="row"
      label="候选的宽度"
      share={candidates}
      least={[280, 420]}
      onResized={(share) => keep({ candidates: Math.round(share) })}
      first={
        <div className={styles.pane}>
          <div className={styles.covered} inert={covered}>
            <CandidatesPane />
          </div>
          <SidePanel className={styles.over} />
        </div>
      }
      second={
        <div className={styles.pane}>
          <TablePane />
        </div>
      }
    />
  );
}

/** The college of a row, looked up without leaving the table (E11). */
function College() {
  const unit = useUi((state) => state.college);
  return unit ? <Loadable of={WorkbenchCollege} props={{}} /> : null;
}
