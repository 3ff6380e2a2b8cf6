import { SyncOutlined } from '@ant-design/icons';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { auditTab } from '@/src/crud/show/auditTab';
import { collegeLevels } from '@/src/gaokao/collegeEnumerations';
import { load } from '@/src/ui/load';
import { operationsEndpoints } from '../endpoints';
import { statusActions } from '../statusActions';
import type { College } from './college';
import { collegeFields, collegeFilters, collegeGroups } from './collegeFields';

const CompletenessTab = load(
  () => import('./CollegeTabs'),
  (code) => code.CompletenessTab,
);
const MergeDialog = load(() => import('./MergeDialog'));
const NamesTab = load(
  () => import('./CollegeTabs'),
  (code) => code.NamesTab,
);
const PreviewTab = load(() => import('./PreviewTab'));
const SyncDialog = load(() => import('./SyncDialog'));

/** The colleges behind brochures, lines and tables of choices (学校资料, screen O11). */
export const colleges = defineResource<College>()({
  label: '院校',
  endpoints: operationsEndpoints['operations/school-data'],
  search: 'keyword',
  form: 'page',
  formTabs: true,
  sendsChangesOnly: true,
  recycles: true,
  // Figures, brochures and recommendations name their college; 合并 hands the first two on.
  invalidates: ['operations/college-data', 'operations/brochure', 'operations/recommendations'].map((name) =>
    callKey(name),
  ),
  serverExport: true,
  fields: collegeFields,
  filters: collegeFilters,
  groups: collegeGroups,
  card: { lines: [['area', 'subLevel', 'nature']] },
  quickFilters: [
    { label: '全部', filters: {} },
    ...collegeLevels.map(({ value, label }) => ({ label, filters: { level: value } })),
    { label: '已停用', filters: { status: '0' } },
  ],
  importing: {
    columns: [
      ...([
        'code',
        'zsCode',
        'name',
        'formerNames',
        'area',
        'address',
        'level',
        'subLevel',
        'nature',
      ] as const),
      ...(['type', 'tags', 'affiliation', 'founded', 'master', 'doctor', 'website'] as const),
      ...(['admissionSite', 'phone', 'status'] as const),
    ],
    example: [
      {
        ...{ code: '4143099999', zsCode: '99999', name: '湖南示例大学', area: '湖南省/长沙市/岳麓区' },
        ...{ level: '本科', subLevel: '普通本科', nature: '公办', type: '综合', status: 1 },
        ...{
          affiliation: '教育部',
          founded: 1956,
          website: 'https://www.example.com',
          phone: '0731-88888888',
        },
      },
    ],
  },
  actions: {
    sync: {
      on: 'toolbar',
      label: '同步院校标签',
      icon: <SyncOutlined aria-hidden />,
      operation: 'sync',
      dialog: SyncDialog,
    },
    ...statusActions,
    merge: { on: 'row', label: '合并', operation: 'merge', dialog: MergeDialog },
  },
  deleteQuestion: (rows) => {
    const [only] = rows;
    const what = only && rows.length === 1 ? `「${only.name}」` : `选中的 ${rows.length} 所院校`;
    return `删除后可在回收站恢复，是否确认删除${what}？`;
  },
  showTabs: [
    { key: 'completeness', label: '完整度', Tab: CompletenessTab },
    { key: 'names', label: '名称变更史', Tab: NamesTab },
    { key: 'preview', label: '前台预览', Tab: PreviewTab },
    auditTab,
  ],
});
