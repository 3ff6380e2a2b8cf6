import { Drawer, Skeleton, Splitter } from 'antd';
import { useEffect, useState } from 'react';
import { Loadable, once } from '@/src/ui/fetched';
import { usePane } from '@/src/ui/pane/PaneContext';
import { StudentBar } from '../bar/StudentBar';
import { useUi, useWorkbench } from '../model/WorkbenchContext';
import { TablePane } from '../table/TablePane';
import styles from './panes.module.css';
import { useKeptLayout, useWide } from './usePaneSizes';

const fetchCandidates = once(() => import('../../candidates/CandidatesPane'));
const fetchInspector = once(() => import('../../inspector/InspectorPane'));

/**
 * The panes of the workbench (E3): candidates and table side by side, the inspector below them. Where there is no room for
 * both, the candidates are a drawer.
 */
export function Panes() {
  const { keep, read } = useKeptLayout();
  const [layout] = useState(read);
  const wide = useWide();
  const { show } = useWorkbench();
  const { inspectorOpen, drawerOpen } = useUi((state) => state);
  useEffect(() => keep({ inspectorOpen }), [keep, inspectorOpen]);
  const container = usePane()?.container;
  const candidates = <Loadable fetch={fetchCandidates} props={{}} fallback={<Skeleton active />} />;
  return (
    <div className={styles.page}>
      <StudentBar />
      <Splitter
        layout="vertical"
        className={styles.panes}
        onResizeEnd={(sizes) => keep({ inspector: 100 - shareOfFirst(sizes) })}
      >
        <Splitter.Panel>
          {wide ? (
            <Splitter onResizeEnd={(sizes) => keep({ candidates: shareOfFirst(sizes) })}>
              <Splitter.Panel defaultSize={`${layout.candidates}%`} min={280} className={styles.pane}>
                {candidates}
              </Splitter.Panel>
              <Splitter.Panel min={420} className={styles.pane}>
                <TablePane />
              </Splitter.Panel>
            </Splitter>
          ) : (
            <div className={styles.pane}>
              <TablePane onCandidates={() => show({ drawerOpen: true })} />
            </div>
          )}
        </Splitter.Panel>
        {inspectorOpen && (
          <Splitter.Panel defaultSize={`${layout.inspector}%`} min={120} className={styles.pane}>
            <Loadable fetch={fetchInspector} props={{}} fallback={<Skeleton active />} />
          </Splitter.Panel>
        )}
      </Splitter>
      {!wide && (
        <Drawer
          open={drawerOpen}
          placement="left"
          width="min(480px, 100vw)"
          title="候选"
          {...(container && { getContainer: () => container })}
          styles={{ body: { padding: 0 } }}
          onClose={() => show({ drawerOpen: false })}
        >
          {candidates}
        </Drawer>
      )}
    </div>
  );
}

/** Per cent that the first of two panels takes. */
function shareOfFirst([first = 1, second = 1]: readonly number[]): number {
  return Math.round((100 * first) / (first + second));
}
