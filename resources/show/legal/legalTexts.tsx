import type { FormRule } from 'antd';
import type { DictionaryType } from '@/providers/dictionaries/dictionary';
import type { Endpoints } from '@/providers/endpoints/builder';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { richtext } from '@/src/crud/fields/richtext';
import { isYes } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, formAndShow, listAndShow } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { showEndpoints } from '../endpoints';
import { contentProblem, isDraft, type LegalText, legalStatuses, legalTextRules } from './legalText';

const ContentInput = load(() => import('./ContentInput'));
const PublishDialog = load(() => import('./PublishDialog'));
const CopyDialog = load(() => import('./CopyDialog'));
const CompareTab = load(() => import('./CompareTab'));

const longEnough: FormRule = {
  validator: async (_rule, value: unknown) => {
    const problem = typeof value === 'string' ? contentProblem(value) : undefined;
    if (problem) throw new Error(problem);
  },
};

/**
 * A kind of text that users accept, in versions (layout Doc): drafts are written and published, and then never
 * change.
 */
function defineLegalText(
  label: string,
  docTypes: DictionaryType,
  endpoints: Endpoints<'list' | 'one' | 'create' | 'update' | 'remove' | 'publish'>,
) {
  return defineResource<LegalText>()({
    label,
    endpoints,
    form: 'page',
    sendsChangesOnly: true,
    canEdit: isDraft,
    card: { lines: [['docType', 'version', 'effectiveTime']] },
    deleteQuestion: (rows) => {
      const [only] = rows;
      const what =
        only && rows.length === 1 ? `「${only.title} ${only.version}」` : `选中的 ${rows.length} 条数据`;
      return `是否确认删除${what}？`;
    },
    actions: {
      publish: {
        on: 'row',
        label: '发布',
        promoted: true,
        operation: 'publish',
        when: isDraft,
        dialog: PublishDialog,
      },
      copy: {
        on: 'row',
        label: '复制为新版本',
        always: true,
        operation: 'create',
        // the dialog reads the text, which the list lacks
        when: (_row, can) => can(endpoints.operations.one),
        dialog: CopyDialog,
      },
    },
    groups: {
      basic: {
        label: '基本信息',
        fields: [
          'docType',
          'title',
          'version',
          'forceAgree',
          'status',
          'effectiveTime',
          'publisher',
          'publishTime',
          'createTime',
        ],
      },
      content: { label: '正文', fields: ['content', 'changes'] },
    },
    showTabs: [{ key: 'compare', label: '版本对比', Tab: CompareTab }],
    fields: {
      docType: dictionary('类型', docTypes, { on: everywhere, required: true, fixed: true, width: 150 }),
      title: text(legalTextRules.title, { on: everywhere, width: 190 }),
      version: text(legalTextRules.version, {
        placeholder: 'V1.0',
        serverErrors: ['该版本已存在'],
        priority: 'high',
        width: 80,
      }),
      forceAgree: yesNo('重新征得同意', {
        initial: 0,
        help: '开启后，已同意旧版本的用户需要重新同意',
        width: 110,
        Cell: ({ value }) => (isYes(value) ? '是' : '否'),
      }),
      status: choice('状态', legalStatuses, { on: ['list', 'filter', 'show'] }),
      effectiveTime: datetime('生效时间', { on: listAndShow, priority: 'high' }),
      publisher: text('发布人', { on: listAndShow, width: 80 }),
      publishTime: datetime('发布时间', { on: listAndShow, priority: 'low' }),
      createTime: datetime('创建时间', { on: ['show'] }),
      content: richtext('正文', {
        on: formAndShow,
        required: true,
        rules: [longEnough],
        serverErrors: ['正文内容过短'],
        Input: ContentInput,
      }),
      changes: textarea(legalTextRules.changes, { on: formAndShow, help: '向用户展示' }),
    },
  });
}

/** 用户协议 (screen S1). */
export const agreements = defineLegalText('用户协议', 'agreement_type', showEndpoints['show/agreement']);

/** 隐私政策 (screen S4). */
export const privacyTexts = defineLegalText('隐私政策', 'privacy_type', showEndpoints['show/privacy']);
