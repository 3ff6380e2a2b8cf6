import { callKey } from '@/providers/data/resourceCall';
import { updatesKey } from '@/providers/updates/updates';
import {
  contentActions,
  contentDeletion,
  contentStatus,
  contentTabs,
  reviewActions,
  reviewField,
  reviewTab,
} from '@/src/crud/content/contentActions';
import { defineResource } from '@/src/crud/defineResource';
import { richtext } from '@/src/crud/fields/richtext';
import { severalOf } from '@/src/crud/fields/severalOf';
import { auditTab } from '@/src/crud/show/auditTab';
import { audiences } from '@/src/lib/contentStatus';
import { numberOr } from '@/src/lib/record';
import { updateTypes } from '@/src/lib/updateTypes';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, type FormValues, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { operationsEndpoints } from '../endpoints';
import type { SystemUpdate } from './systemUpdate';
import { systemUpdateRules } from './systemUpdate';

const ReadsDialog = load(() => import('./ReadsDialog'));
const PreviewTab = load(() => import('./PreviewTab'));

const endpoints = operationsEndpoints['operations/system-updates'];
const isForSome = ({ audience }: FormValues) => numberOr(audience) === 2;

/** Release notes: written here, read by everybody (系统更新, screen O1). */
export const systemUpdates = defineResource<SystemUpdate>()({
  label: '系统更新',
  endpoints,
  title: 'title',
  sendsChangesOnly: true,
  // Everybody reads them, on the home page too.
  invalidates: [callKey(updatesKey)],
  ...contentDeletion,
  quickFilters: [...contentTabs, reviewTab],
  card: { lines: [['version', 'type', 'publishTime']] },
  actions: {
    ...contentActions,
    ...reviewActions,
    reads: {
      on: 'row',
      label: '阅读情况',
      operation: 'reads',
      when: ({ status }) => numberOr(status) !== 0,
      dialog: ReadsDialog,
    },
  },
  showTabs: [{ key: 'preview', label: '预览', Tab: PreviewTab }, auditTab],
  fields: {
    version: text(systemUpdateRules.version, {
      ...identifier,
      on: everywhere,
      placeholder: '例如 2.1.0',
      help: '发布后不可修改',
      serverErrors: ['版本号'],
      width: 90,
      priority: 'high',
    }),
    title: text(systemUpdateRules.title, { on: everywhere, width: 220 }),
    type: choice('更新类型', updateTypes, { on: everywhere, required: true }),
    status: contentStatus(),
    content: richtext('更新内容', { on: formAndShow, required: true }),
    audience: choice('可见范围', audiences, {
      on: ['list', 'form', 'show'],
      required: true,
      initial: 1,
      width: 100,
    }),
    storeIds: severalOf('指定机构', endpoints.operations.stores, {
      on: formAndShow,
      required: isForSome,
      visible: isForSome,
      shownBy: 'storeNames',
    }),
    popup: yesNo('登录弹窗', { initial: 0, width: 90, help: '登录后弹出，直到阅读' }),
    publishTime: datetime('发布时间', { help: '不填则发布时为当前时间' }),
    readRate: text('阅读率', { on: listAndShow, width: 90, priority: 'high' }),
    isInReview: reviewField(),
  },
});
