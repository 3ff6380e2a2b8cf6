import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Drawer, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { leaveBy } from '../../ui/layout/leaveBy';
import { useReturnFocus } from '../../ui/layout/useReturnFocus';
import { titleOf } from '../defineResource';
import { RecordReader } from '../RecordReader';
import { useResourcePage } from '../ResourceContext';
import { RecordNavigation } from '../recordNavigation/RecordNavigation';
import type { Row } from '../resourceSpec';
import { useCloseRecord, useConfirmDiscard } from '../useOpenRecord';
import { RecordForm } from './RecordForm';

/** Create page of a resource: a drawer, a modal or a page, with an address of its own. */
export function CreatePage({ onCreated }: { onCreated: (record: Row) => void }) {
  const { resource } = useResourcePage();
  useReturnFocus();
  return <FormFrame title={`新增${resource.label}`} onSaved={onCreated} />;
}

/** Edit page of a resource. */
export function EditPage({ id }: { id: string }) {
  const { resource } = useResourcePage();
  useReturnFocus();
  const extra = !resource.tree && <RecordNavigation id={id} page="edit" />;
  return (
    <RecordReader
      id={id}
      hasWayBack={resource.form === 'page'}
      fallback={(body) => (
        <FormFrame title={`编辑${resource.label}`} extra={extra}>
          {body}
        </FormFrame>
      )}
    >
      {(record) => (
        <FormFrame
          title={`编辑${resource.label}：${titleOf(resource, record)}`}
          record={record}
          extra={extra}
        />
      )}
    </RecordReader>
  );
}

interface FrameProps {
  readonly title: string;
  readonly record?: Row;
  readonly onSaved?: (record: Row) => void;
  /** Beside the title. */
  readonly extra?: ReactNode;
  /** Content in place of the form, while the record is read or could not be. */
  readonly children?: ReactNode;
}

/** The frame of the form: asks before typed values are dropped, and closes after saving. */
function FormFrame({ title, record, onSaved, extra, children }: FrameProps) {
  const { resource } = useResourcePage();
  const close = useCloseRecord();
  const confirmDiscard = useConfirmDiscard();
  /** A new record that was saved while the form stays open. */
  const [created, setCreated] = useState<Row>();
  const name = created ? `编辑${resource.label}：${titleOf(resource, created)}` : title;
  const leave = async () => {
    if (!(await confirmDiscard())) return;
    close();
    if (created) onSaved?.(created);
  };
  const saved = (row: Row) => {
    close();
    onSaved?.(created ?? row);
  };
  return (
    <Frame
      kind={resource.form ?? 'drawer'}
      isWide={resource.FormAside !== undefined}
      title={name}
      extra={extra}
      onClose={() => void leave()}
    >
      {children ?? (
        <RecordForm
          key={record?.id}
          name={name}
          {...(record ? { record } : {})}
          onSaved={saved}
          onCreated={setCreated}
          onCancel={() => void leave()}
        />
      )}
    </Frame>
  );
}

interface ShellProps {
  readonly kind: 'drawer' | 'modal' | 'page';
  /** Whether something is beside the form. */
  readonly isWide: boolean;
  readonly title: string;
  readonly extra: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Frame({ kind, isWide, title, extra, onClose, children }: ShellProps) {
  const close = leaveBy(onClose);
  if (kind === 'modal') {
    return (
      <Modal
        open
        centered
        title={title}
        width={isWide ? 920 : 520}
        footer={null}
        onCancel={close}
        maskClosable={false}
      >
        <div className="form-modal-extra">{extra}</div>
        {children}
      </Modal>
    );
  }
  if (kind === 'drawer') {
    return (
      <Drawer
        open
        className="form-drawer"
        title={title}
        width={`min(${isWide ? 1120 : 640}px, 100%)`}
        extra={extra}
        onClose={close}
      >
        {children}
      </Drawer>
    );
  }
  return (
    <section className="form-page" aria-label={title}>
      <header className="form-page-head">
        <Button
          type="text"
          aria-label="返回列表"
          icon={<ArrowLeftOutlined aria-hidden />}
          onClick={onClose}
        />
        <h2>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
