import { useEffect } from 'react';
import { whenIdle } from '@/src/lib/whenIdle';
import { Loadable, once } from '@/src/ui/fetched';
import { useUi, useWorkbench } from '../model/WorkbenchContext';

const fetchMenu = once(() => import('../table/RowMenu'));
const fetchPlace = once(() => import('./PlaceDialog'));
const fetchNote = once(() => import('./NoteDialog'));
const fetchPicks = once(() => import('./PicksDialog'));
const fetchSimilar = once(() => import('./SimilarSchemeDialog'));
const fetchReplace = once(() => import('./ReplaceDialog'));

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
      Promise.all([fetchMenu, fetchPicks, fetchPlace, fetchNote].map((fetch) => fetch().promise));
    const timer = setTimeout(() => whenIdle(ahead), settled);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {hasMenu && <Loadable fetch={fetchMenu} props={{}} />}
      <OpenDialog />
    </>
  );
}

function OpenDialog() {
  const { show } = useWorkbench();
  const dialog = useUi((state) => state.dialog);
  switch (dialog?.kind) {
    case 'place':
      return <Loadable fetch={fetchPlace} props={{ uids: dialog.uids }} />;
    case 'similar':
      return <Loadable fetch={fetchSimilar} props={{ onClose: () => show({ dialog: undefined }) }} />;
    case 'note':
      return <Loadable fetch={fetchNote} props={{ uid: dialog.uid }} />;
    case 'picks':
      return <Loadable fetch={fetchPicks} props={{ uid: dialog.uid }} />;
    case 'replace':
      return <Loadable fetch={fetchReplace} props={{ uid: dialog.uid }} />;
    default:
      return null;
  }
}
