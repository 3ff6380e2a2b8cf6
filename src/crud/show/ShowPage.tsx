import { Button, Drawer, Space, Tabs } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useCan } from '@/src/services/useCan';
import { leaveBy } from '../../ui/layout/leaveBy';
import { useReturnFocus } from '../../ui/layout/useReturnFocus';
import { titleOf } from '../defineResource';
import { RecordReader } from '../RecordReader';
import { useResourcePage } from '../ResourceContext';
import { RecordNavigation } from '../recordNavigation/RecordNavigation';
import type { Row } from '../resourceSpec';
import { useCloseRecord, useOpenRecord } from '../useOpenRecord';
import { RecordDescriptions } from './RecordDescriptions';

/** Show page of a resource: a drawer with an address of its own. */
export default function ShowPage({ id }: { id: string }) {
  const { resource } = useResourcePage();
  useReturnFocus();
  return (
    <RecordReader
      id={id}
      fallback={(body) => (
        <ShowDrawer id={id} title={`${resource.label}详情`}>
          {body}
        </ShowDrawer>
      )}
    >
      {(record) => (
        <ShowDrawer id={id} title={`${resource.label}：${titleOf(resource, record)}`} record={record}>
          <ShowBody record={record} />
        </ShowDrawer>
      )}
    </RecordReader>
  );
}

interface DrawerProps {
  readonly id: string;
  readonly title: string;
  readonly record?: Row;
  readonly children: ReactNode;
}

function ShowDrawer({ id, title, record, children }: DrawerProps) {
  const { resource } = useResourcePage();
  const close = useCloseRecord();
  const open = useOpenRecord();
  const can = useCan();
  const { update } = resource.endpoints.operations;
  const editable = record && can(update) && (resource.canEdit?.(record) ?? true);
  return (
    <Drawer
      open
      title={title}
      width="min(720px, 100%)"
      onClose={leaveBy(close)}
      extra={
        <Space>
          {!resource.tree && <RecordNavigation id={id} page="show" />}
          {editable && (
            <Button data-needs={update?.permission} onClick={() => open('edit', record.id)}>
              编辑
            </Button>
          )}
        </Space>
      }
    >
      {children}
    </Drawer>
  );
}

/**
 * The fields and the resource's own tabs: one tab per group, or one for all fields without groups. Without any tabs the
 * fields alone.
 */
function ShowBody({ record }: { record: Row }) {
  const { resource } = useResourcePage();
  const groups = Object.entries(resource.groups ?? {});
  const can = useCan();
  const own = (resource.showTabs ?? []).filter(({ permission }) => !permission || can(permission));
  if (groups.length + own.length === 0) return <RecordDescriptions record={record} />;
  const items = [
    ...(groups.length > 0
      ? []
      : [{ key: 'fields', label: '基本信息', children: <RecordDescriptions record={record} /> }]),
    ...groups.map(([key, { label }]) => ({
      key,
      label,
      children: <RecordDescriptions record={record} group={key} />,
    })),
    ...own.map(({ key, label, Tab }) => ({
      key,
      label,
      children: (
        <Suspense fallback={null}>
          <Tab key={record.id} record={record} />
        </Suspense>
      ),
    })),
  ];
  return <Tabs items={items} />;
}
