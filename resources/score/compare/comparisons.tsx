import { defineResource } from '@/src/crud/defineResource';
import { categories, compareStatuses } from '@/src/gaokao/enumerations';
import { examYears } from '@/src/gaokao/examYears';
import { isRecord, numberOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { filterAndList, listOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { province } from '../../lookups/province';
import { scoreEndpoints } from '../endpoints';
import { LineCell, ProblemsCell, StatusCell, TopCell, TotalCell } from './cells';
import { type Comparison, detailAddress } from './comparison';

const CheckDialog = load(() => import('./CheckDialog'));
const CompareMap = load(() => import('./CompareMap'));

/** The message after a new comparison. */
function rerunText(data: unknown): string {
  const { compared, wrong, missing } = isRecord(data) ? data : {};
  const parts = [`已比对 ${numberOr(compared)} 项`];
  if (numberOr(wrong) > 0) parts.push(`${numberOr(wrong)} 项有异常`);
  if (numberOr(missing) > 0) parts.push(`${numberOr(missing)} 项缺数据`);
  return parts.join('，');
}

/** Whether the score tables of a year are complete and plausible (数据对比, screen Q1). */
export const comparisons = defineResource<Comparison>()({
  label: '数据对比',
  endpoints: scoreEndpoints['score/compare'],
  title: 'provinceName',
  state: 'status',
  search: false,
  quickFilters: [
    { label: '全部', filters: {}, count: 'all' },
    ...compareStatuses.map(({ value, label }) => ({
      label,
      filters: { status: String(value) },
      count: `status${value}`,
    })),
  ],
  displays: { map: { label: '地图', Display: CompareMap } },
  card: {
    lines: [
      ['category', 'line'],
      ({ problems }) => (problems !== null && problems > 0 ? `${problems} 处异常` : undefined),
    ],
  },
  fields: {
    provinceId: province('省份', { on: ['filter'] }),
    provinceName: text('省份', { on: listOnly, width: 90 }),
    year: choice<number>('年份', examYears(2024), { on: filterAndList, width: 90, placeholder: '默认今年' }),
    category: choice<number>('科类', categories, { on: filterAndList, width: 90 }),
    total: number('考生总数', { on: listOnly, Cell: TotalCell, width: 150, sortable: true }),
    top: number('最高分', { on: listOnly, Cell: TopCell, width: 110 }),
    line: number('本科线', { on: listOnly, Cell: LineCell, width: 150 }),
    special: number('特控线', { on: listOnly, width: 80 }),
    lowestRank: number('最低位次', { on: listOnly, width: 100 }),
    rows: number('数据行数', { on: listOnly, width: 90, priority: 'low' }),
    problems: number('异常数', {
      on: listOnly,
      Cell: ProblemsCell,
      width: 80,
      sortable: true,
      priority: 'high',
    }),
    status: choice<number>('状态', compareStatuses, { on: filterAndList, Cell: StatusCell, width: 110 }),
    checkBy: text('核对人', { on: listOnly, width: 90 }),
    checkTime: datetime('核对时间', { on: listOnly }),
  },
  actions: {
    detail: { on: 'row', label: '详情', promoted: true, opens: true, href: detailAddress },
    check: {
      on: 'row',
      label: '标记已核对',
      operation: 'check',
      dialog: CheckDialog,
      when: ({ status }) => status === 1 || status === 2,
    },
    rerun: {
      on: 'row',
      label: '重新比对',
      operation: 'rerun',
      run: async ({ id }, { call, notify }) =>
        notify('success', rerunText(await call('rerun', { body: { ids: String(id) } }))),
    },
    rerunAll: {
      on: 'batch',
      label: '重新比对',
      operation: 'rerun',
      run: async (rows, { call, notify }) => {
        const ids = rows.map(({ id }) => id).join(',');
        notify('success', rerunText(await call('rerun', { body: { ids } })));
      },
    },
  },
});
