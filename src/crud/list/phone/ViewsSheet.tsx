import { Drawer } from 'antd';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import type { ListState } from '../listAddress';
import ViewsPanel from '../views/ViewsPanel';
import { TouchSize } from './TouchSize';

interface Props {
  readonly state: ListState;
  readonly columnSettings: OwnColumnSettings;
  readonly open: boolean;
  readonly close: () => void;
}

/** The saved views of a list in a sheet from below. */
export default function ViewsSheet({ open, ...panel }: Props) {
  return (
    <Drawer open={open} placement="bottom" height="auto" title="视图" onClose={panel.close}>
      <TouchSize>
        <ViewsPanel {...panel} />
      </TouchSize>
    </Drawer>
  );
}
