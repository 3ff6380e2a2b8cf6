import { FileAddOutlined, RocketOutlined } from '@ant-design/icons';
import type { FormRule } from 'antd';
import { callKey } from '@/providers/data/resourceCall';
import {
  contentActions,
  contentDeletion,
  contentTabs,
  reviewActions,
  reviewTab,
} from '@/src/crud/content/contentActions';
import { defineResource } from '@/src/crud/defineResource';
import { auditTab } from '@/src/crud/show/auditTab';
import { isPublished } from '@/src/lib/contentStatus';
import { beijingTime } from '@/src/lib/dates';
import { isYes, textOr } from '@/src/lib/record';
import { datetime } from '@/src/ui/fields/date';
import { load } from '@/src/ui/load';
import { operationsEndpoints } from '../endpoints';
import type { Article } from './article';
import { articleFields } from './articleFields';
import { createAddress, editAddress } from './articlePaths';

const PlansDialog = load(() => import('./PlansDialog'));
const PreviewTab = load(() => import('./PreviewTab'));

const mayCreate = operationsEndpoints['operations/create'].operations.create.permission ?? '';
const mayLead = operationsEndpoints['operations/headlines'].operations.headline.permission ?? '';
const mayEdit = operationsEndpoints['operations/edit-info'].operations.update.permission ?? '';

const later: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, end: unknown) => {
    if (textOr(end) <= textOr(getFieldValue('beginTime'))) throw new Error('头条结束须晚于头条开始');
  },
});

/**
 * Articles of the public sites, headlines included (头条资讯, screen O8); they are written on pages of their own (O5,
 * O6).
 */
export const headlines = defineResource<Article>()({
  label: '资讯',
  endpoints: operationsEndpoints['operations/headlines'],
  title: 'title',
  counts: 'counts',
  order: { field: 'sort', module: 'headline', permission: mayLead },
  serverExport: true,
  // Recommendations name their articles.
  invalidates: [callKey('operations/recommendations')],
  ...contentDeletion,
  canEdit: ({ readOnly }) => !isYes(readOnly),
  canDelete: (row) => !isPublished(row) && !isYes(row.readOnly),
  quickFilters: [
    ...contentTabs,
    reviewTab,
    { label: '头条', filters: { isHeadline: '1' }, count: 'headline' },
    { label: '可能过时', filters: { isOutdated: '1' }, count: 'outdated' },
  ],
  card: {
    lines: [
      ['categoryId', 'publishTime', 'views'],
      ({ isOutdated }) => (isYes(isOutdated) ? '可能过时，请核对' : undefined),
    ],
  },
  actions: {
    create: {
      on: 'toolbar',
      label: '新增',
      icon: <FileAddOutlined aria-hidden />,
      primary: true,
      permission: mayCreate,
      href: () => createAddress,
    },
    plans: {
      on: 'toolbar',
      label: '放榜预案',
      icon: <RocketOutlined aria-hidden />,
      operation: 'plans',
      dialog: PlansDialog,
    },
    edit: {
      on: 'row',
      label: '编辑',
      promoted: true,
      permission: mayEdit,
      href: ({ id }) => editAddress(id),
    },
    ...contentActions,
    withdraw: {
      ...contentActions.withdraw,
      confirm: ({ title, isHeadline }: Article) =>
        isYes(isHeadline)
          ? '该资讯正在头条展示，确定下架吗？'
          : contentActions.withdraw.confirm({ id: '', title, status: 1 }),
    },
    withdrawAll: {
      ...contentActions.withdrawAll,
      confirm: (rows: readonly Article[]) => {
        const leading = rows.filter(({ isHeadline }) => isYes(isHeadline)).length;
        const usual = contentActions.withdrawAll.confirm(rows);
        return leading === 0 ? usual : `选中的资讯中有 ${leading} 条正在头条展示，${usual}`;
      },
    },
    ...reviewActions,
    lead: {
      on: 'row',
      label: '设为头条',
      operation: 'headline',
      when: (row) => isPublished(row) && !isYes(row.isHeadline),
      success: '已设为头条',
      title: ({ title }) => `设为头条：${title}`,
      initial: () => ({ beginTime: beijingTime() }),
      fields: {
        beginTime: datetime('头条开始', { required: true }),
        endTime: datetime('头条结束', {
          isEnd: true,
          ...{ required: true, rules: [later] },
          serverErrors: ['头条结束', '条头条'],
        }),
      },
      body: (values) => ({ ...values, isHeadline: 1 }),
    },
    follow: {
      on: 'row',
      label: '取消头条',
      operation: 'headline',
      when: (row) => isPublished(row) && isYes(row.isHeadline),
      confirm: ({ title }) => `确定取消「${title}」的头条吗？`,
      request: ({ id }) => ({ body: { id, isHeadline: 0 } }),
      success: '已取消头条',
    },
    copy: {
      on: 'row',
      label: '复制',
      operation: 'copy',
      always: true,
      request: ({ id }) => ({ body: { id } }),
      success: '复制成功，已存为草稿',
    },
  },
  showTabs: [{ key: 'preview', label: '预览', Tab: PreviewTab }, auditTab],
  fields: articleFields,
});
