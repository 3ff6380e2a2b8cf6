import { Drawer, type DrawerProps } from 'antd';
import { usePane } from '@/src/services/usePane';

/** A pane of the workbench over the table, where it has no room beside it; drawn while it is open. */
export default function WorkbenchDrawer(props: DrawerProps) {
  const container = usePane()?.container;
  return (
    <Drawer
      open
      {...(container && { getContainer: () => container })}
      styles={{ body: { padding: 0 } }}
      {...props}
    />
  );
}
