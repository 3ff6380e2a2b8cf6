import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { subjectModes, volunteerTypes } from '@/src/gaokao/enumerations';
import { examYearTexts } from '@/src/gaokao/examYears';
import { isYes } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, filterAndList, listOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { toggle } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { scoreEndpoints } from '../endpoints';
import { rulePages } from '../rulePages';
import { OpenCell } from './OpenCell';
import type { Province } from './province';

const ProvinceDrawer = load(() => import('./ProvinceDrawer'));
const ProvinceModeDialog = load(() => import('./ProvinceModeDialog'));
const LabelSyncDialog = load(() => import('./LabelSyncDialog'));
const ModeTag = choice<number>('', volunteerTypes).kind.Cell;

/** 混合 where batches of the province have different modes. */
function ModeCell(props: CellProps<number>) {
  if (!isYes(props.record.mixed)) return <ModeTag {...props} />;
  return (
    <>
      <ModeTag {...props} /> <StateTag tone="warning">混合</StateTag>
    </>
  );
}

/** Rules of the batches, province by province (省份批次配置, screen Q4). */
export const batches = defineResource<Province>()({
  label: '省份批次配置',
  endpoints: scoreEndpoints['score/batch'],
  title: 'shortName',
  state: 'subjectType',
  // 同步院校标签 writes to the colleges.
  invalidates: [...rulePages, callKey('operations/school-data')],
  search: 'keyword',
  card: { lines: [['mode', 'mainLimit']] },
  filters: { keyword: text('省份名称'), year: choice<string>('年份', examYearTexts(2025)) },
  fields: {
    shortName: text('省份', { on: listOnly, width: 140 }),
    subjectType: choice<number>('选科类型', subjectModes, { on: filterAndList, width: 100 }),
    mode: choice<number>('填报模式', volunteerTypes, { on: filterAndList, Cell: ModeCell, width: 170 }),
    batchCount: number('批次数', { on: listOnly }),
    mainLimit: text('主批次上限', { on: listOnly, width: 110 }),
    fullMark: number('满分', { on: listOnly }),
    open: toggle('工具箱', { on: listOnly, Cell: OpenCell }),
    updatedAt: datetime('更新时间', { on: listOnly }),
  },
  actions: {
    configure: {
      on: 'row',
      label: '配置',
      promoted: true,
      opens: true,
      operation: 'batches',
      dialog: ProvinceDrawer,
    },
    switchMode: { on: 'row', label: '切换模式', operation: 'changeProvinceMode', dialog: ProvinceModeDialog },
    sync: { on: 'row', label: '同步院校标签', operation: 'syncLabels', dialog: LabelSyncDialog },
  },
});
