import { FolderOutlined } from '@ant-design/icons';
import { Loadable, load } from '@/src/ui/load';
import { PlainButton } from '@/src/ui/PlainButton';
import { PanelOpener } from '@/src/ui/popup/Opener';
import { Skeleton } from '@/src/ui/Skeleton';
import type { SetsProps } from './NamedSets';

const NamedSets = load(() => import('./NamedSets'));

/** Opens the named sets of filters (筛选方案). */
export function FilterSets(props: Omit<SetsProps, 'onUsed'>) {
  return (
    <PanelOpener
      placement="bottomRight"
      content={(onUsed) => <Loadable of={NamedSets} props={{ ...props, onUsed }} fallback={<Skeleton />} />}
    >
      <PlainButton small icon={<FolderOutlined aria-hidden />}>
        筛选方案
      </PlainButton>
    </PanelOpener>
  );
}
