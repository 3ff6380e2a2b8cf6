import { Loadable, once } from '@/src/ui/fetched';
import { useUi, useWorkbench } from '../model/WorkbenchContext';

const fetchPlace = once(() => import('./PlaceDialog'));
const fetchNote = once(() => import('./NoteDialog'));
const fetchPicks = once(() => import('./PicksDialog'));
const fetchSimilar = once(() => import('../../tools/CopySimilarDialog'));
const fetchReplace = once(() => import('./ReplaceDialog'));

/** The dialog that is open over the table, fetched when it is first wanted. */
export function BenchDialogs() {
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
