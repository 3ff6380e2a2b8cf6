import { SettingOutlined } from '@ant-design/icons';
import { Loadable, load } from '@/src/ui/load';
import { PlainButton } from '@/src/ui/PlainButton';
import { PanelOpener } from '@/src/ui/popup/Opener';
import { Skeleton } from '@/src/ui/Skeleton';

const TableSettings = load(() => import('./TableSettings'));

/** Opens how the table looks; kept for the person. */
export function TableSettingsMenu() {
  return (
    <PanelOpener
      placement="bottomRight"
      title="表格设置"
      content={() => <Loadable of={TableSettings} props={{}} fallback={<Skeleton />} />}
    >
      <PlainButton look="text" small icon={<SettingOutlined aria-hidden />} aria-label="表格设置" />
    </PanelOpener>
  );
}
