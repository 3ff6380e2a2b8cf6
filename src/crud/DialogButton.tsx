import { Button } from 'antd';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useResourcePage } from './ResourceContext';
import { useCan } from './services';

interface Props {
  /** Operation of the resource whose permission it needs; none where it may be pressed by all who see it. */
  readonly operation?: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly primary?: boolean;
  /** Fetched when it is first opened. */
  readonly Dialog: ComponentType<{ readonly close: () => void }>;
}

/** A button over a list that opens a dialog: 导入, 添加用户. Who may not make its call has no button. */
export function DialogButton({ operation: name, label, icon, primary = false, Dialog }: Props) {
  const { operations } = useResourcePage().resource.endpoints;
  const can = useCan();
  const [open, setOpen] = useState(false);
  const operation = name === undefined ? undefined : operations[name];
  if (name !== undefined && !can(operation)) return null;
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={icon}
        data-needs={operation?.permission}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Suspense fallback={null}>{open && <Dialog close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
