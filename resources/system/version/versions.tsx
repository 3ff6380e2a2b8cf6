import { lazy } from 'react';
import { defineResource } from '@/src/crud/defineResource';
import { linkAddress } from '@/src/lib/linkAddress';
import { CopyText } from '@/src/ui/CopyText';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, emptyText, listAndShow } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { StateTag } from '@/src/ui/StateTag';
import { systemEndpoints } from '../endpoints';
import type { Version } from './version';

const HistoryTab = lazy(() => import('./HistoryTab'));
const PublishDialog = lazy(() => import('./PublishDialog'));
const RollbackDialog = lazy(() => import('./RollbackDialog'));
const SetupDialog = lazy(() => import('./SetupDialog'));
const filtered = ['filter', 'list', 'show'] as const;

/** Deployed versions with their dates and changes (版本管理, screen H7). */
export const versions = defineResource<Version>()({
  label: '版本',
  endpoints: systemEndpoints['system/version'],
  paged: false,
  card: { badge: 'lasttag', lines: [['appId', 'publish_time', 'user']] },
  fields: {
    appName: text('应用名称', { on: filtered }),
    appId: text('应用标识', { on: filtered }),
    lasttag: text('当前版本', { on: listAndShow, Cell: TagCell, width: 100 }),
    toolsign: text('构建标识', { on: listAndShow, Cell: SignCell, width: 190 }),
    publish_time: datetime('发布时间', { on: listAndShow }),
    user: text('发布人', { on: listAndShow, width: 100 }),
    domainName: text('访问域名', { on: listAndShow, Cell: DomainCell, width: 200 }),
  },
  groups: {
    basic: {
      label: '基本信息',
      fields: ['appName', 'appId', 'lasttag', 'toolsign', 'publish_time', 'user', 'domainName'],
    },
  },
  showTabs: [{ key: 'history', label: '发布记录', Tab: HistoryTab }],
  actions: {
    publish: {
      on: 'row',
      label: '发布新版本',
      promoted: true,
      operation: 'publish',
      dialog: PublishDialog,
    },
    rollback: { on: 'row', label: '回滚', operation: 'rollback', dialog: RollbackDialog },
    setup: { on: 'row', label: '发布设置', operation: 'setup', dialog: SetupDialog },
  },
});

function TagCell({ value }: CellProps<string>) {
  return value ? <StateTag tone="primary">{value}</StateTag> : emptyText;
}

function SignCell({ value }: CellProps<string>) {
  if (!value) return emptyText;
  return (
    <code>
      <CopyText text={value} label="构建标识" />
    </code>
  );
}

function DomainCell({ value }: CellProps<string>) {
  const address = linkAddress(value ?? '');
  if (!address) return value || emptyText;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {value}
    </a>
  );
}
