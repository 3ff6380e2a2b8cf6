import { useMemo } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { useCall, useCalls } from '@/src/crud/useCall';
import { useGuardedParam } from '@/src/crud/useGuardedParam';
import { useConfirmDiscard } from '@/src/crud/useOpenRecord';
import { Can } from '@/src/services/Can';
import { useServices } from '@/src/services/useServices';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { useStore } from '@/src/ui/useStore';
import { systemEndpoints } from '../endpoints';
import { NoteEditor } from './NoteEditor';
import { NoteTree } from './NoteTree';
import styles from './noteDesc.module.css';
import { notePages } from './notePages';

const { tree: operation } = systemEndpoints['system/note-desc'].operations;

/** Notes of the pages for the top bar (页面说明, screen H10): menu on the left, note on the right. */
export default function NoteDescPage() {
  return (
    <Can isPage permission={operation.permission ?? ''}>
      <ConfirmProvider>
        <Notes />
      </ConfirmProvider>
    </Can>
  );
}

function Notes() {
  const { data, error, isError, refetch } = useCall(operation, (data) => data, {
    of: ['system/note-desc', 'tree'],
  });
  const tree = useMemo(() => notePages(data), [data]);
  const [view, choose] = useGuardedParam('key', useConfirmDiscard());
  if (data === undefined && isError) return <ReadError error={error} retry={refetch} />;
  if (data === undefined) return <Skeleton rows={10} className={styles.panel} />;
  const page = [...tree.nodes.values()].find(({ row }) => row.view === view && view !== '');
  return (
    <div className={styles.page}>
      <NoteTree tree={tree} chosen={view} onChoose={choose} />
      <div className={styles.panel}>
        {page ? (
          <ReadNote key={view} view={view} name={page.row.name} />
        ) : (
          <NothingChosen what="页面" {...(view !== '' && { text: '菜单中没有该页面' })} />
        )}
      </div>
    </div>
  );
}

/** Waits until the page's note has been read: an unknown note must not be overwritten. */
function ReadNote({ view, name }: { view: string; name: string }) {
  const { notes } = useServices();
  useStore({ subscribe: notes.subscribe, get: notes.changes });
  const { isError, refetch } = useCalls(
    ['system/note-desc', view],
    async () => {
      await notes.load(view);
      if (!notes.isKnown(view)) throw new Error('页面说明读取失败，请稍后再试');
      return true;
    },
    { staleTime: 0, gcTime: 0 },
  );
  if (notes.isKnown(view)) return <NoteEditor view={view} name={name} />;
  if (isError) return <ReadError error={new Error('页面说明读取失败，请稍后再试')} retry={refetch} />;
  return <Skeleton rows={6} />;
}
