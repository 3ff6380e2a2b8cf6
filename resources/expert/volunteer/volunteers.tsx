import { defineResource } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference/reference';
import { categories, volunteerTypes } from '@/src/gaokao/enumerations';
import { examYearTexts } from '@/src/gaokao/examYears';
import { volunteerStatuses } from '@/src/gaokao/serviceEnumerations';
import { chanceText } from '@/src/gaokao/sheet';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { filterAndList, listOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { numberRange } from '@/src/ui/fields/numberRange';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { expert } from '../../lookups/expert';
import { expertEndpoints } from '../endpoints';
import { tablePages } from '../tablePages';
import { batchFilter } from './batchFilter';
import {
  CategoryCell,
  ChecksCell,
  categoryText,
  checksText,
  FilledCell,
  FirstCell,
  filledText,
  LastChanceCell,
  NameCell,
  ObeyedCell,
  obeyedText,
  ScoreCell,
  scoreText,
  TiersCell,
  tiersText,
} from './VolunteerCells';
import type { Volunteer } from './volunteer';

const CopyDialog = load(() => import('./CopyDialog'));
const SimilarDialog = load(() => import('./SimilarDialog'));
const RecheckDialog = load(() => import('./RecheckDialog'));
const QualityChart = load(() => import('./QualityChart'));

const listed = { on: listOnly };

/** Tables of choices of a province (志愿列表, screen E6). */
export const volunteers = defineResource<Volunteer>()({
  label: '志愿表',
  endpoints: expertEndpoints['expert/volunteer'],
  title: 'userName',
  search: 'keyword',
  sort: { field: 'savedAt', order: 'desc' },
  invalidates: tablePages,
  card: { lines: [['name', 'filled', 'score'], problemText] },
  AboveRows: QualityChart,
  filters: {
    keyword: text('考生', { personal: true, placeholder: '姓名、志愿表名称', on: ['filter'] }),
    year: choice<string>('年份', examYearTexts(2024), { placeholder: '默认今年' }),
    batchId: batchFilter('批次'),
    isMain: choice<string>('主方案', [
      { value: '1', label: '仅主方案' },
      { value: '0', label: '其他方案' },
    ]),
    hasError: choice<string>('校验', [
      { value: '1', label: '有错误' },
      { value: '0', label: '无错误' },
    ]),
    scoreRange: numberRange('分数', { filterAs: ['scoreMin', 'scoreMax'] }),
    rankRange: numberRange('位次', { filterAs: ['rankMin', 'rankMax'] }),
  },
  fields: {
    userName: text('考生', { ...listed, width: 90 }),
    status: choice('状态', volunteerStatuses, { on: filterAndList }),
    category: choice('科类 / 选科', categories, {
      on: filterAndList,
      Cell: CategoryCell,
      exportText: categoryText,
      width: 110,
    }),
    score: number('分数 / 位次', {
      ...listed,
      sortable: true,
      Cell: ScoreCell,
      exportText: scoreText,
      width: 100,
      priority: 'high',
    }),
    batchName: text('批次', { ...listed, width: 130 }),
    name: text('方案', { ...listed, Cell: NameCell, width: 170, priority: 'high' }),
    mode: choice('填报模式', volunteerTypes, { on: filterAndList, width: 110, priority: 'low' }),
    filled: number('已填 / 上限', {
      ...listed,
      Cell: FilledCell,
      exportText: filledText,
      width: 134,
      priority: 'high',
    }),
    reach: number('冲 / 稳 / 保', { ...listed, Cell: TiersCell, exportText: tiersText, width: 264 }),
    firstName: text('首志愿', { ...listed, Cell: FirstCell, width: 180 }),
    lastChance: number('末志愿机会', {
      ...listed,
      Cell: LastChanceCell,
      width: 96,
      exportText: ({ lastChance }) => chanceText(typeof lastChance === 'number' ? lastChance : null),
    }),
    obeyed: number('服从率', { ...listed, Cell: ObeyedCell, exportText: obeyedText, width: 76 }),
    errors: number('错误 / 警告', {
      ...listed,
      Cell: ChecksCell,
      exportText: checksText,
      width: 148,
      priority: 'high',
    }),
    expertId: expert('负责专家', { on: filterAndList, width: 80 }),
    storeId: reference('所属机构', 'customer/store', {
      on: filterAndList,
      shownBy: 'storeName',
      priority: 'low',
    }),
    version: number('版本', { ...listed, width: 60, priority: 'low' }),
    savedAt: datetime('最近保存', { ...listed, sortable: true }),
  },
  actions: {
    detail: {
      on: 'row',
      label: '详情',
      promoted: true,
      opens: true,
      always: true,
      permission: 'expert:volunteer:detail',
      href: ({ id }) => `/expert/volunteer/detail?id=${id}`,
    },
    fill: {
      on: 'row',
      label: '编辑',
      promoted: true,
      permission: 'expert:filling:fill',
      when: ({ status }) => status === 0,
      href: ({ userId, batchId, planNo }) =>
        `/expert/filling/workbench?userId=${userId}&batchId=${batchId}&planNo=${planNo}`,
    },
    copy: { on: 'row', label: '复制给考生', operation: 'copy', always: true, dialog: CopyDialog },
    similar: { on: 'row', label: '从相似考生复制', operation: 'copy', dialog: SimilarDialog },
    report: {
      on: 'row',
      label: '报告',
      always: true,
      permission: 'expert:report:list',
      href: ({ id, userId }) => `/expert/filling/report?userId=${userId}&tableId=${id}`,
    },
    recheck: { on: 'batch', label: '重新校验', dialog: RecheckDialog },
  },
  canDelete: ({ status }) => status === 0,
  deleteQuestion: (rows) => {
    const [only] = rows;
    const what = only && rows.length === 1 ? `「${only.name}」` : `选中的 ${rows.length} 张志愿表`;
    return `是否确认删除${what}？`;
  },
});

function problemText({ errors, warns }: Volunteer): string | undefined {
  return errors > 0 ? `${errors} 项错误，${warns} 项警告` : undefined;
}
