import { ApartmentOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { TreeChoices } from '@/src/crud/fields/tree/TreeChoices';
import { useCan } from '@/src/services/useCan';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { systemEndpoints } from '../endpoints';

const DepartmentTree = load(() => import('./DepartmentTree'));

interface Props {
  /** Id of the department; empty for all. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

const { deptTree } = systemEndpoints['system/user'].operations;
const source = { operation: deptTree };

/** Pixels of the pane below which the tree and a list have not the room beside each other. */
const besideWidth = 720;

/** The departments beside the list; where there is little room behind a button, in a drawer. */
export function DepartmentPane(props: Props): ReactNode {
  const narrow = useNarrow(besideWidth);
  const can = useCan();
  if (!can(deptTree)) return null;
  if (narrow) return <DepartmentDrawer {...props} />;
  return (
    <aside className="users-departments" aria-label="部门">
      <Departments {...props} />
    </aside>
  );
}

function Departments({ chosen, onChoose }: Props) {
  return (
    <Suspense fallback={<Skeleton />}>
      <TreeChoices source={source}>
        {(offered) => <DepartmentTree offered={offered} chosen={chosen} onChoose={onChoose} />}
      </TreeChoices>
    </Suspense>
  );
}

function DepartmentDrawer({ chosen, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const choose = (key: string) => {
    setOpen(false);
    onChoose(key);
  };
  return (
    <div className="users-department-bar">
      <TreeChoices source={source}>
        {({ tree }) => (
          <Button icon={<ApartmentOutlined aria-hidden />} onClick={() => setOpen(true)}>
            部门：{chosen === '' ? '全部' : (tree.nodes.get(chosen)?.row.label ?? chosen)}
          </Button>
        )}
      </TreeChoices>
      <Drawer
        open={open}
        placement="left"
        width="min(320px, 86vw)"
        title="部门"
        onClose={() => setOpen(false)}
      >
        <Departments chosen={chosen} onChoose={choose} />
      </Drawer>
    </div>
  );
}
