import { defineResource } from '@/src/crud/defineResource';
import { auditTab } from '@/src/crud/show/auditTab';
import { devEndpoints } from './endpoints';
import type { Exhibit } from './exhibit';
import { exhibitFields } from './exhibitFields';

/** The gallery's longest form: every kind of field, in groups, step by step, on a page of its own. */
export const exhibits = defineResource<Exhibit & { region: readonly number[]; term: string }>()({
  label: '展品',
  endpoints: devEndpoints['dev/exhibit'],
  form: 'page',
  sendsChangesOnly: true,
  fields: exhibitFields,
  showTabs: [auditTab],
  groups: {
    basic: {
      label: '基本信息',
      fields: [
        'name',
        'code',
        'category',
        'grade',
        'amount',
        'price',
        'status',
        'shown',
        'reason',
        'words',
        'editions',
        'createTime',
      ],
    },
    time: {
      label: '时间与地点',
      fields: ['boughtOn', 'checkedAt', 'term', 'region', 'storeId', 'keeperMobile'],
    },
    text: { label: '图文', fields: ['remark', 'story', 'manual'] },
    files: { label: '附件', fields: ['cover', 'photos', 'contract', 'papers'] },
    order: { label: '分类', fields: ['hall', 'rooms', 'guides', 'tint', 'mark'] },
    setting: { label: '配置', fields: ['schedule', 'options', 'parameters', 'contacts', 'template'] },
  },
  steps: [
    { title: '基本信息', groups: ['basic', 'time'] },
    { title: '图文与附件', groups: ['text', 'files'] },
    { title: '分类', groups: ['order'] },
    { title: '配置', groups: ['setting'] },
  ],
});
