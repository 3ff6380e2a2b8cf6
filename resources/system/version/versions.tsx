import { defineResource } from '@/src/crud/defineResource';
import { linkAddress } from '@/src/lib/linkAddress';
import { isYes, numberOr, textOr } from '@/src/lib/record';
import { CopyText } from '@/src/ui/CopyText';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, emptyText, listAndShow } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { systemEndpoints } from '../endpoints';
import { nextTag, tagProblem, type Version, versionRules } from './version';

const HistoryTab = load(() => import('./HistoryTab'));
const RollbackDialog = load(() => import('./RollbackDialog'));
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
      title: ({ appName }) => `发布新版本：${appName}`,
      text: ({ lasttag }) => `当前版本：${lasttag || '—'}`,
      initial: ({ lasttag }) => ({ tag: nextTag(lasttag) }),
      fields: ({ lasttag }) => ({
        tag: text(versionRules.tag, {
          ...{ placeholder: 'v2.0.1', serverErrors: ['版本号'] },
          rules: [problemRule((tag) => tagProblem(tag, lasttag))],
        }),
        log: textarea(versionRules.publishLog),
      }),
      success: '发布成功',
    },
    rollback: { on: 'row', label: '回滚', operation: 'rollback', dialog: RollbackDialog },
    setup: {
      on: 'row',
      ...{ label: '发布设置', operation: 'setup', success: '保存成功' },
      title: ({ appName }) => `发布设置：${appName}`,
      initial: ({ domainName, keep, notify }) => ({
        ...{ domainName: domainName ?? '', keep: numberOr(keep, versionRules.keep.min) },
        notify: isYes(notify) ? 1 : 0,
      }),
      fields: {
        domainName: text(versionRules.setupDomainName, { placeholder: 'admin.example.com' }),
        keep: number(versionRules.keep),
        notify: yesNo('发布后通知在线用户'),
      },
      body: ({ domainName, ...values }) => ({
        ...values,
        domainName: textOr(domainName).trim().toLowerCase(),
      }),
    },
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
