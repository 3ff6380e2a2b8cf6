import { useEffect } from 'react';
import { whenIdle } from '@/src/lib/whenIdle';
import { Loadable, load } from '@/src/ui/load';
import { useGoToTable } from '../bar/BatchTabs';
import { useBatch, useUi, useWorkbench } from '../model/WorkbenchContext';

const RowMenu = load(() => import('../table/RowMenu'));
const PlaceDialog = load(() => import('./PlaceDialog'));
const NoteDialog = load(() => import('./NoteDialog'));
const PicksDialog = load(() => import('./PicksDialog'));
const SimilarSchemeDialog = load(() => import('./SimilarSchemeDialog'));
const ReplaceDialog = load(() => import('./ReplaceDialog'));
const CopiedModal = load(
  () => import('../../volunteer/CopyDialog'),
  (code) => code.CopiedModal,
);

/** Milliseconds after which the workbench has settled. */
const settled = 3000;

/**
 * Dialogs over the table, fetched when they are first wanted. Those opened by a key are fetched before, for fast
 * typists.
 */
export function WorkbenchDialogs() {
  const hasMenu = useUi(({ menu }) => menu !== undefined);
  useEffect(() => {
    const ahead = () =>
      Promise.all([RowMenu, PicksDialog, PlaceDialog, NoteDialog].map(({ fetch }) => fetch()));
    const timer = setTimeout(() => whenIdle(ahead), settled);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {hasMenu && <Loadable of={RowMenu} props={{}} />}
      <OpenDialog />
    </>
  );
}

function OpenDialog() {
  const { show } = useWorkbench();
  const dialog = useUi((state) => state.dialog);
  const batch = useBatch();
  const goTo = useGoToTable();
  switch (dialog?.kind) {
    case 'place':
      return <Loadable of={PlaceDialog} props={{ uids: dialog.uids }} />;
    case 'similar':
      return <Loadable of={SimilarSchemeDialog} props={{ onClose: () => show({ dialog: undefined }) }} />;
    case 'copied': {
      const close = () => {
        show({ dialog: undefined });
        goTo(batch.id, dialog.planNo);
      };
      return <Loadable of={CopiedModal} props={{ copied: dialog.copied, close }} />;
    }
    case 'note':
      return <Loadable of={NoteDialog} props={{ uid: dialog.uid }} />;
    case 'picks':
      return <Loadable of={PicksDialog} props={{ uid: dialog.uid }} />;
    case 'replace':
      return <Loadable of={ReplaceDialog} props={{ uid: dialog.uid }} />;
    default:
      return null;
  }
}
